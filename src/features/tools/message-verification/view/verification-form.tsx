import { Trans, useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Segmented } from '#ui/field/segmented.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { MessageKind } from '../model/message-hashes.ts';
import { useFaultWords } from './use-fault-words.ts';
import type { Verification } from './use-verification.ts';
import styles from './verification-form.module.css';

const ids = { message: 'verify-message', signature: 'verify-signature', address: 'verify-address' } as const;
const plain = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const;

/** What was signed, the signature, and of whom it should be. */
export function VerificationForm({ verification }: { verification: Verification }) {
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = await verification.check();
    if (wrong !== undefined) document.getElementById(ids[wrong])?.focus();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <MessageFields verification={verification} />
      <div className={styles.column}>
        <SignatureFields verification={verification} />
        <Button type="submit" variant="primary">
          <Trans>Verify signature</Trans>
        </Button>
      </div>
    </form>
  );
}

function MessageFields({ verification: { fields, faults, change } }: { verification: Verification }) {
  const { t } = useLingui();
  const words = useFaultWords();
  return (
    <div className={styles.column}>
      <Segmented<MessageKind>
        id="verify-kind"
        legend={t`What was signed`}
        value={fields.kind}
        onChange={(kind) => change({ kind })}
        options={[
          { value: 'text', label: t`Text` },
          { value: 'typed-data', label: t`Typed data (EIP-712)` },
          { value: 'bytes', label: t`Hex bytes` },
        ]}
      />
      <Field
        id={ids.message}
        label={t({ message: 'Message', context: 'what was signed with a key' })}
        hint={t`Exactly as it was signed: every space and line break counts. You can also paste JSON from an explorer.`}
        error={faults.message && words.message(faults.message)}
      >
        {(control) => (
          <TextArea
            {...control}
            {...plain}
            className={styles.mono}
            rows={9}
            value={fields.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}

function SignatureFields({ verification }: { verification: Verification }) {
  const { t } = useLingui();
  const words = useFaultWords();
  const { fields, faults, isFilled, change } = verification;
  return (
    <>
      <Field
        id={ids.signature}
        label={t`Signature`}
        error={faults.signature && words.signature(faults.signature)}
      >
        {(control) => (
          <TextArea
            {...control}
            {...plain}
            className={styles.mono}
            rows={4}
            placeholder="0x"
            value={fields.signature}
            onChange={(event) => change({ signature: event.target.value })}
          />
        )}
      </Field>
      <Field
        id={ids.address}
        label={t`Address`}
        optionalLabel={t`optional`}
        hint={t`Leave this empty to find the signer, or enter an address to check it.`}
        error={faults.address && words.address(faults.address)}
      >
        {(control) => (
          <TextInput
            {...control}
            {...plain}
            className={styles.mono}
            placeholder="0x"
            value={fields.address}
            onChange={(event) => change({ address: event.target.value })}
          />
        )}
      </Field>
      <p className={styles.filled} role="status">
        {isFilled ? t`All fields were filled in from the pasted JSON.` : ''}
      </p>
    </>
  );
}
