import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Check } from '#ui/field/check.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import { Select } from '#ui/field/select.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { accountFamilies, usualPath, type Account, type AccountFamily } from '../../model/derive-accounts.ts';
import styles from './keys-file.module.css';
import { useAccounts, type Accounts } from './use-accounts.ts';

/** Proper names, the same in every language. */
const familyNames: Record<AccountFamily, string> = {
  evm: 'Ethereum · EVM',
  bitcoin: 'Bitcoin · SegWit (BIP-84)',
  'bitcoin-taproot': 'Bitcoin · Taproot (BIP-86)',
  'bitcoin-nested': 'Bitcoin · P2SH-SegWit (BIP-49)',
  'bitcoin-legacy': 'Bitcoin · P2PKH (BIP-44)',
  solana: 'Solana',
  tron: 'TRON',
  litecoin: 'Litecoin · SegWit (BIP-84)',
  dogecoin: 'Dogecoin',
  xrp: 'XRP Ledger',
  cosmos: 'Cosmos Hub',
  aptos: 'Aptos',
  sui: 'Sui',
};

const options = accountFamilies.map((value) => ({ value, label: familyNames[value] }));

/** The addresses of a seed on one network, and their private keys on request; network and path stay as chosen while the seed is computed anew. */
export function AccountsSheet({ seed }: { seed: Uint8Array | null }) {
  const accounts = useAccounts(seed);
  const [showsKeys, setShowsKeys] = useState(false);
  const { showMore } = accounts;
  return (
    <section className={styles.section} aria-labelledby="keys-addresses">
      <h2 id="keys-addresses">
        <Trans>Addresses</Trans>
      </h2>
      <p className={styles.onPaper}>{familyNames[accounts.family]}</p>
      <NetworkFields accounts={accounts} />
      <Check checked={showsKeys} onChange={(event) => setShowsKeys(event.target.checked)}>
        <Trans>Show private keys, also when printing</Trans>
      </Check>
      <ol className={styles.accounts}>
        {accounts.accounts.map((account) => (
          <AccountRow key={account.path} account={account} showsKey={showsKeys} />
        ))}
      </ol>
      <div className={styles.acts}>
        {showMore ? (
          <Button onClick={showMore}>
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

/** Which network, and at which path: wallets differ. */
function NetworkFields({ accounts }: { accounts: Accounts }) {
  const { t } = useLingui();
  const example = usualPath(accounts.family);
  const issueWords = {
    format: t`Enter a path such as ${example}.`,
    hardened: t`This network needs an apostrophe after every number.`,
  };
  return (
    <div className={styles.pair}>
      <Field id="keys-network" label={t`Network`}>
        {(control) => (
          <Select
            {...control}
            value={accounts.family}
            options={options}
            onChange={(event) => accounts.setFamily(event.target.value as AccountFamily)}
          />
        )}
      </Field>
      <Field
        id="keys-path"
        label={t`Derivation path`}
        hint={t`x is the number of the address. A wallet that shows other addresses uses another path.`}
        error={accounts.issue && issueWords[accounts.issue]}
      >
        {(control) => (
          <TextInput
            {...control}
            className={styles.mono}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            translate="no"
            value={accounts.path}
            onChange={(event) => accounts.setPath(event.target.value)}
          />
        )}
      </Field>
    </div>
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
