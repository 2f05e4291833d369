import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { isAddress, type Hex } from 'viem';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { InjectedWallet } from '#features/wallet-connection/model/injected-wallet.ts';
import type { ReadNetwork } from '../model/read-network.ts';
import { shortHex } from '../model/revoking/revoke-run.ts';
import styles from './lookup-form.module.css';
import type { useWallet } from './use-wallet.ts';

export interface LookupFormProps {
  networks: readonly ReadNetwork[];
  wallet: ReturnType<typeof useWallet>;
  onCheck(owner: Hex, networks: readonly ReadNetwork[]): void;
}

const hexPattern = /^0x[0-9a-fA-F]{40}$/;

/** Whose approvals, and on which networks: any address typed in, or that of the wallet. */
export function LookupForm({ networks, wallet, onCheck }: LookupFormProps) {
  const { t } = useLingui();
  const [address, setAddress] = useState('');
  const [key, setKey] = useState('');
  const [error, setError] = useState<'form' | 'checksum' | null>(null);
  const chosen = key === '' ? networks : networks.filter((network) => network.key === key);
  const { wallets, connected } = wallet;
  const count = networks.length;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = address.trim();
    const isForm = hexPattern.test(typed);
    const problem = !isForm ? 'form' : isAddress(typed) ? null : 'checksum';
    setError(problem);
    if (problem === null) onCheck(typed.toLowerCase() as Hex, chosen);
  }
  async function connect(each: InjectedWallet) {
    const next = await wallet.connect(each);
    if (!next) return;
    setAddress(next.account);
    setError(null);
    onCheck(next.account, chosen);
  }
  const connectedWords = (account: Hex) => {
    const short = shortHex(account);
    return t`Connected: ${short}`;
  };
  const connectWords = ({ name: given }: InjectedWallet) => {
    const name = given || t`Browser wallet`;
    return t`Connect ${name}`;
  };
  const errors = {
    form: t`An address starts with 0x and has 40 more characters, 0 to 9 and a to f.`,
    checksum: t`This address has a typing error: its capital letters do not match. Copy it again.`,
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field id="approvals-address" label={t`Address`} error={error === null ? undefined : errors[error]}>
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
      <Field id="approvals-network" label={t`Network`}>
        {(control) => (
          <Select
            {...control}
            value={key}
            onChange={(event) => setKey(event.target.value)}
            options={[
              { value: '', label: t`All networks (${count})` },
              ...networks.map((network) => ({ value: network.key, label: network.title })),
            ]}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="ink">
          <Trans>Check approvals</Trans>
        </Button>
        {wallets.map((each) => (
          <Button key={each.id} icon="wallet" onClick={() => void connect(each)}>
            {connected?.wallet.id === each.id ? connectedWords(connected.account) : connectWords(each)}
          </Button>
        ))}
      </div>
    </form>
  );
}
