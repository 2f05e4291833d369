import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Check } from '#ui/field/check.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { Select } from '#ui/field/select.tsx';
import {
  accountFamilies,
  deriveAccount,
  type Account,
  type AccountFamily,
} from '../../model/derive-accounts.ts';
import styles from './keys-file.module.css';

/** Proper names, the same in every language. */
const familyNames: Record<AccountFamily, string> = {
  evm: 'Ethereum · EVM',
  bitcoin: 'Bitcoin · SegWit (BIP-84)',
  'bitcoin-nested': 'Bitcoin · P2SH-SegWit (BIP-49)',
  'bitcoin-legacy': 'Bitcoin · P2PKH (BIP-44)',
  solana: 'Solana',
  tron: 'TRON',
};

const options = accountFamilies.map((value) => ({ value, label: familyNames[value] }));
const step = 5;
const mostAccounts = 100;

/** The addresses of a seed on one network, and their private keys on request. */
export function AccountsSheet({ seed }: { seed: Uint8Array }) {
  const { t } = useLingui();
  const [family, setFamily] = useState<AccountFamily>('evm');
  const [count, setCount] = useState(step);
  const [showsKeys, setShowsKeys] = useState(false);
  const accounts = useMemo(
    () => Array.from({ length: count }, (_, index) => deriveAccount(seed, family, index)),
    [seed, family, count],
  );
  return (
    <section className={styles.section} aria-labelledby="keys-addresses">
      <h2 id="keys-addresses">
        <Trans>Addresses</Trans>
      </h2>
      <p className={styles.onPaper}>{familyNames[family]}</p>
      <Field id="keys-network" label={t`Network`} className={styles.network}>
        {(control) => (
          <Select
            {...control}
            value={family}
            options={options}
            onChange={(event) => {
              setFamily(event.target.value as AccountFamily);
              setCount(step);
            }}
          />
        )}
      </Field>
      <Check checked={showsKeys} onChange={(event) => setShowsKeys(event.target.checked)}>
        <Trans>Show private keys, also when printing</Trans>
      </Check>
      <ol className={styles.accounts}>
        {accounts.map((account) => (
          <AccountRow key={account.path} account={account} showsKey={showsKeys} />
        ))}
      </ol>
      <div className={styles.acts}>
        {count < mostAccounts ? (
          <Button onClick={() => setCount(count + step)}>
            <Trans>Show more addresses</Trans>
          </Button>
        ) : null}
        <Button onClick={() => print()}>
          <Trans>Print this page</Trans>
        </Button>
      </div>
    </section>
  );
}

function AccountRow({ account, showsKey }: { account: Account; showsKey: boolean }) {
  const { t } = useLingui();
  const { path, address, privateKey } = account;
  return (
    <li className={styles.account}>
      <QrCode text={address} label={t`QR code of ${address}`} className={styles.code} />
      <div className={styles.facts} translate="no">
        <code className={styles.path}>{path}</code>
        <code className={styles.address}>{address}</code>
        {showsKey ? (
          <span className={styles.secret}>
            <small>
              <Trans>Private key</Trans>
            </small>
            <code>{privateKey}</code>
          </span>
        ) : null}
      </div>
      <CopyButton
        value={address}
        label={t`Copy address`}
        copiedLabel={t`Copied`}
        failedLabel={t`Could not copy`}
      />
    </li>
  );
}
