import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { isAddress, type Hex } from 'viem';
import { plainSigns } from '#lib/plain-signs.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { ReadNetwork } from '../model/read-network.ts';
import styles from './lookup-form.module.css';
import type { useWallet } from './use-wallet.ts';
import { WalletButtons } from './wallet-buttons.tsx';

export interface LookupFormProps {
  networks: readonly ReadNetwork[];
  wallet: ReturnType<typeof useWallet>;
  onCheck(owner: Hex, networks: readonly ReadNetwork[]): void;
}

const hexPattern = /^0x[0-9a-fA-F]{40}$/;

/** What is wrong with a typed address. */
function problemOf(typed: string): 'form' | 'checksum' | null {
  if (!hexPattern.test(typed)) return 'form';
  return isAddress(typed) ? null : 'checksum';
}

/** Whose approvals, and on which networks: any address typed in, or that of the wallet. */
export function LookupForm({ networks, wallet, onCheck }: LookupFormProps) {
  const { t } = useLingui();
  const [address, setAddress] = useState('');
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState<'form' | 'checksum' | null>(null);
  const chosen = key === '' ? networks : networks.filter((network) => network.key === key);
  const count = networks.length;
  const errors = {
    form: t`An address starts with 0x and has 40 more characters, 0 to 9 and a to f.`,
    checksum: t`This address has a typing error: its capital letters do not match. Copy it again.`,
  };
  const look = (typed: string) => {
    const found = problemOf(typed);
    setAddress(typed);
    setProblem(found);
    if (found === null) onCheck(typed.toLowerCase() as Hex, chosen);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    look(plainSigns(address).trim());
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field id="approvals-address" label={t`Address`} error={problem === null ? undefined : errors[problem]}>
        {(control) => (
          <TextInput
            {...control}
            className={styles.mono}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            placeholder="0x"
          />
        )}
      </Field>
      <NetworkField networks={networks} value={key} all={t`All networks (${count})`} onChange={setKey} />
      <div className={styles.actions}>
        <Button type="submit" variant="ink">
          <Trans>Check approvals</Trans>
        </Button>
        <WalletButtons wallet={wallet} onAccount={look} />
      </div>
    </form>
  );
}

interface NetworkFieldProps {
  networks: readonly ReadNetwork[];
  value: string;
  /** Words for all of them. */
  all: string;
  onChange(key: string): void;
}

function NetworkField({ networks, value, all, onChange }: NetworkFieldProps) {
  const { t } = useLingui();
  const options = networks.map((network) => ({ value: network.key, label: network.title }));
  return (
    <Field id="approvals-network" label={t`Network`}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          options={[{ value: '', label: all }, ...options]}
        />
      )}
    </Field>
  );
}
