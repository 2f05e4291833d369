import { Trans, useLingui } from '@lingui/react/macro';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import type { Danger, DangerKind } from '../../model/request.ts';
import styles from './request-result.module.css';

function useDangerWords(): Record<DangerKind, string> {
  const { t } = useLingui();
  return {
    hash: t`These bytes can mean anything, even a transaction that empties your account.`,
    unlimited: t`There is no limit: the address can take all you have of this token, now and later.`,
    'all-items': t`It covers every item of the collection, including those you receive later.`,
    delegate: t`The contract can do everything that you can do, including sending all you own.`,
    control: t`The new owner can change the contract or take what is in it.`,
    'delegate-call': t`Foreign code runs as if it were your wallet’s own.`,
    'zero-price': t`You receive nothing in return.`,
    imposter: t`This name belongs to another contract.`,
    disguised: t`A text has hidden characters or mixes alphabets, so it can look like something else.`,
    'other-site': t`The message names two different sites.`,
    'other-account': t`The request names two different accounts.`,
    'other-chain': t`The request names two different chains.`,
    'any-chain': t`It is valid on every chain.`,
    'no-end': t`It never expires.`,
    'far-end': t`It is valid for more than a month.`,
    'unknown-call': t`We do not know this function, so we cannot tell what it does.`,
    'unknown-data': t`We do not know this kind of data, so we cannot tell what it allows.`,
    leftover: t`There are extra bytes after the data of the call.`,
    'odd-encoding': t`The data is written in an unusual way, and wallets can read it differently.`,
    'too-deep': t`It contains parts that we did not read.`,
    unsigned: t`Part of the JSON is not covered by the signature, so anyone can change it.`,
  };
}

/** What is dangerous, each once with the parts that it is in. */
export function DangerList({ dangers }: { dangers: readonly Danger[] }) {
  const words = useDangerWords();
  const places = Map.groupBy(dangers, ({ kind }) => kind);
  return (
    <ul className={styles.dangers}>
      {[...places].map(([kind, each]) => (
        <li key={kind}>
          <StatusIcon kind="warning" />
          <span>
            {words[kind]} <Places dangers={each} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The dangers of a request, and what it alone does not show. */
export function Dangers({ dangers }: { dangers: readonly Danger[] }) {
  return (
    <>
      {dangers.length === 0 ? (
        <p>
          <Trans>It has none of the dangers that we look for.</Trans>
        </p>
      ) : (
        <DangerList dangers={dangers} />
      )}
      <p>
        <Trans>We cannot see who owns an address, or what its contract does.</Trans>
      </p>
    </>
  );
}

function Places({ dangers }: { dangers: readonly Danger[] }) {
  const named = dangers.map(({ at }) => at).filter((at) => at !== '');
  if (named.length === 0) return null;
  return (
    <code className={styles.value} translate="no">
      {named.join(', ')}
    </code>
  );
}
