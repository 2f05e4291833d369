import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { Approval } from '../model/approval.ts';
import type { ReadNetwork } from '../model/read-network.ts';
import { findWay } from '../model/revoking/perform-run.ts';
import type { RevokeWay } from '../model/revoking/revoke-run.ts';
import { shortHex } from '../model/revoking/revoke-run.ts';
import { askThroughSite } from './ask-node.ts';
import styles from './revoke-dock.module.css';
import type { ConnectedWallet } from './use-wallet.ts';

interface RevokeDockProps {
  owner: string;
  chosen: readonly Approval[];
  networks: readonly ReadNetwork[];
  connected: ConnectedWallet | null;
  hasWallets: boolean;
  isBusy: boolean;
  onRevoke(approvals: readonly Approval[]): void;
}

/** How the connected wallet revokes on a network; undefined until it is known. */
function useWay(connected: ConnectedWallet | null, network: ReadNetwork | undefined): RevokeWay | undefined {
  const [found, setFound] = useState<{ key: string; way: RevokeWay }>();
  const key = connected && network ? `${connected.wallet.id} ${connected.account} ${network.key}` : null;
  useEffect(() => {
    if (key === null || !connected || !network) return;
    let isCurrent = true;
    const run = { chainId: network.chainId, account: connected.account };
    void findWay(connected.wallet.provider, askThroughSite(network.key), run).then((way) => {
      if (isCurrent) setFound({ key, way });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, connected, network]);
  return found && found.key === key ? found.way : undefined;
}

/** What is selected, how it will be signed, and the one action; or why it cannot be. One signature covers one network. */
export function RevokeDock(props: RevokeDockProps) {
  const { chosen, networks, connected, isBusy, onRevoke } = props;
  const { t } = useLingui();
  const keys = [...new Set(chosen.map(({ network }) => network))];
  const network = networks.find(({ key }) => key === keys[0]);
  const way = useWay(connected, network);
  const obstacle = useObstacle(props);
  const count = chosen.length;
  const signatures = way === undefined || way === 'single' ? count : keys.length;
  return (
    <div className={styles.dock} data-dock="">
      <div className={styles.text}>
        {obstacle ?? (
          <Selection count={count} networksChosen={keys.length} name={network?.title ?? ''} way={way} />
        )}
      </div>
      <Button
        variant="primary"
        busy={isBusy}
        busyLabel={t`Revoking`}
        disabled={count === 0 || obstacle !== null}
        onClick={() => onRevoke(chosen)}
      >
        {count > 1 && signatures < count ? (
          <Plural
            value={signatures}
            one={`Revoke ${count} with one signature`}
            other={`Revoke ${count} with # signatures`}
          />
        ) : (
          <Plural value={count} one="Revoke # approval" other="Revoke # approvals" />
        )}
      </Button>
    </div>
  );
}

interface SelectionProps {
  count: number;
  networksChosen: number;
  /** Of the first network. */
  name: string;
  way: RevokeWay | undefined;
}

function Selection({ count, networksChosen, name, way }: SelectionProps) {
  if (count === 0)
    return (
      <p>
        <Trans>Select the approvals that you no longer use.</Trans>
      </p>
    );
  return (
    <p>
      {networksChosen === 1 ? (
        <Plural value={count} one={`# selected on ${name}.`} other={`# selected, all on ${name}.`} />
      ) : (
        <Plural
          value={networksChosen}
          one="Selected on # network."
          other="Selected on # networks. One signature covers one network."
        />
      )}{' '}
      {count > 1 && way === 'single' ? (
        <Trans>This wallet cannot batch transactions, so you sign each one.</Trans>
      ) : null}
      {count > 1 && way !== undefined && way !== 'single' ? (
        <Trans>Your wallet signs them together, and all or none take effect.</Trans>
      ) : null}
    </p>
  );
}

/** Why nothing can be revoked: no wallet, none connected, or another account. Null when nothing is in the way. */
function useObstacle({ owner, connected, hasWallets }: RevokeDockProps) {
  const href = useHref();
  const wallet = brand.name;
  if (!hasWallets)
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
        <TextLink size="small" href={href('/extension')} iconEnd="arrow-right">
          <Trans>Get the extension</Trans>
        </TextLink>
      </>
    );
  if (!connected)
    return (
      <p>
        <Trans>Connect the wallet of this address to revoke. Only its owner can.</Trans>
      </p>
    );
  if (connected.account === owner) return null;
  const [looked, other] = [shortHex(owner), shortHex(connected.account)];
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
