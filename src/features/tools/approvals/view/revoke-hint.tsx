import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { shortHex } from '../model/revoking/revoke-run.ts';
import styles from './revoke-hint.module.css';
import type { ConnectedWallet } from './use-wallet.ts';

interface RevokeHintProps {
  /** Whose approvals are listed. */
  owner: string;
  connected: ConnectedWallet | null;
  hasWallets: boolean;
}

/** Above the list: how to revoke, or why nothing can be revoked here. */
export function RevokeHint({ owner, connected, hasWallets }: RevokeHintProps) {
  return (
    <div className={styles.hint}>
      {!hasWallets ? (
        <NoWallet />
      ) : connected === null ? (
        <p>
          <Trans>Connect the wallet of this address to revoke. Only its owner can.</Trans>
        </p>
      ) : connected.account === owner ? (
        <p>
          <Trans>Select the approvals that you no longer use.</Trans>
        </p>
      ) : (
        <WrongAccount looked={shortHex(owner)} other={shortHex(connected.account)} />
      )}
    </div>
  );
}

/** A phone's browser takes no extension of ours; the app has a browser with the wallet. */
function NoWallet(): ReactNode {
  const href = useHref();
  const wallet = brand.name;
  return (
    <>
      <p>
        <b>
          <Trans>No wallet found.</Trans>
        </b>{' '}
        <Trans>
          You can still read the list. To revoke, open this page in a browser with a wallet, or in the{' '}
          {wallet} app.
        </Trans>
      </p>
      <div className={styles.computer}>
        <TextLink size="small" href={href('/extension')} iconEnd="arrow-right">
          <Trans>Get the extension</Trans>
        </TextLink>
      </div>
      <div className={styles.phone}>
        <TextLink size="small" href={href('/download/app')} iconEnd="arrow-right">
          <Trans>Get the app</Trans>
        </TextLink>
      </div>
    </>
  );
}

function WrongAccount({ looked, other }: { looked: string; other: string }) {
  return (
    <p>
      <b>
        <Trans>Wrong account.</Trans>
      </b>{' '}
      <Trans>
        You are viewing {looked}, but your wallet is connected as {other}. Only {looked} can revoke these.
        Switch accounts in your wallet and connect again.
      </Trans>
    </p>
  );
}
