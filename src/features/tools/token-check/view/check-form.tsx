import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { isAddress } from 'viem';
import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';
import { plainSigns } from '#lib/plain-signs.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { Question } from './ask-check.ts';
import styles from './check-form.module.css';
import type { Fields } from './use-fields.ts';
import { focusTargets } from './use-handed-focus.ts';

interface CheckFormProps {
  networks: readonly ReadNetwork[];
  fields: Fields;
  /** Whether a pair can be entered. */
  hasPair: boolean;
  isRunning: boolean;
  onChange(next: Partial<Fields>): void;
  onCheck(question: Question): void;
}

type Problem = 'form' | 'checksum';
type Problems = Partial<Record<'address' | 'pair', Problem>>;

const hexPattern = /^0x[0-9a-fA-F]{40}$/;

function problemOf(typed: string): Problem | undefined {
  if (!hexPattern.test(typed)) return 'form';
  return isAddress(typed) ? undefined : 'checksum';
}

/** As a person may have pasted it. */
const cleaned = (typed: string) => plainSigns(typed).trim();

function readQuestion({ network, address, pair }: Fields, hasPair: boolean) {
  const named = hasPair ? cleaned(pair) : '';
  const question: Question = { network, address: cleaned(address), pair: named === '' ? undefined : named };
  const wrong = { address: problemOf(question.address), pair: named === '' ? undefined : problemOf(named) };
  const problems: Problems = {
    ...(wrong.address && { address: wrong.address }),
    ...(wrong.pair && { pair: wrong.pair }),
  };
  return { question, problems };
}

/** Which token, on which network; a pair where the exchanges know none. */
export function CheckForm({ networks, fields, hasPair, isRunning, onChange, onCheck }: CheckFormProps) {
  const { t } = useLingui();
  const [problems, setProblems] = useState<Problems>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readQuestion(fields, hasPair);
    setProblems(read.problems);
    const [wrong] = Object.keys(read.problems);
    if (wrong !== undefined) document.getElementById(`token-check-${wrong}`)?.focus();
    else if (!isRunning) onCheck(read.question);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AddressField
        id="token-check-address"
        label={t`Token contract`}
        value={fields.address}
        problem={problems.address}
        onChange={(address) => onChange({ address })}
      />
      <Field id="token-check-network" label={t`Network`}>
        {(control) => (
          <Select
            {...control}
            value={fields.network}
            onChange={(event) => onChange({ network: event.target.value })}
            options={networks.map(({ key, title }) => ({ value: key, label: title }))}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button id={focusTargets.form} type="submit" variant="primary" busy={isRunning}>
          <Trans>Check token</Trans>
        </Button>
      </div>
      {hasPair ? (
        <AddressField
          id="token-check-pair"
          autoFocus
          label={t`Address of the pair`}
          hint={t`The contract of this token’s pair on an exchange of the Uniswap V2 kind.`}
          value={fields.pair}
          problem={problems.pair}
          onChange={(pair) => onChange({ pair })}
        />
      ) : null}
    </form>
  );
}

interface AddressFieldProps {
  id: string;
  label: string;
  hint?: string;
  /** Of a field that a press shows. */
  autoFocus?: boolean;
  value: string;
  problem: Problem | undefined;
  onChange(typed: string): void;
}

function AddressField({ id, label, hint, autoFocus, value, problem, onChange }: AddressFieldProps) {
  const { t } = useLingui();
  const errors = {
    form: t`An address starts with 0x and has 40 more characters, 0 to 9 and a to f.`,
    checksum: t`This address has a typing error: its capital letters do not match. Copy it again.`,
  };
  return (
    <Field id={id} label={label} hint={hint} error={problem && errors[problem]}>
      {(control) => (
        <TextInput
          {...control}
          className={styles.mono}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          placeholder="0x"
          autoFocus={autoFocus}
        />
      )}
    </Field>
  );
}
