import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { Approval } from '../model/approval.ts';
import type { ReadNetwork } from '../model/read-network.ts';
import { findWay } from '../model/revoking/perform-run.ts';
import type { RevokeWay } from '../model/revoking/revoke-run.ts';
import { askThroughSite } from './ask-node.ts';
import styles from './revoke-dock.module.css';
import type { ConnectedWallet } from './use-wallet.ts';

interface RevokeDockProps {
  chosen: readonly Approval[];
  networks: readonly ReadNetwork[];
  connected: ConnectedWallet | null;
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

/** What is selected, how it will be signed, and the one action; nothing until something is. One signature covers one network. */
export function RevokeDock({ chosen, networks, connected, isBusy, onRevoke }: RevokeDockProps) {
  const { t } = useLingui();
  const keys = [...new Set(chosen.map(({ network }) => network))];
  const network = networks.find(({ key }) => key === keys[0]);
  const way = useWay(connected, network);
  const count = chosen.length;
  const signatures = way === undefined || way === 'single' ? count : keys.length;
  if (count === 0) return null;
  return (
    <div className={styles.dock} data-screen-only="">
      <div className={styles.text}>
        <Selection count={count} networksChosen={keys.length} name={network?.title ?? ''} way={way} />
      </div>
      <Button variant="primary" busy={isBusy} busyLabel={t`Revoking`} onClick={() => onRevoke(chosen)}>
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
