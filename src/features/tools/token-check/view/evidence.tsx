import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckAnswer } from '#features/store/token-checks/model/check-call.ts';
import type { Finding, Outcome } from '#features/store/token-checks/model/check.ts';
import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';
import { AddressLine } from '#features/tools/approvals/view/address-line.tsx';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { StatusIcon, type StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import { listedOutcomes, sortFindings, wasMade } from '../model/read-result.ts';
import { AppealLine } from './appeal/appeal-line.tsx';
import { nameWithValue, outcomeWords } from './check-words.ts';
import styles from './evidence.module.css';
import { useFindingWords } from './use-finding-words.ts';
import { focusTargets, useHandedFocus } from './use-handed-focus.ts';

interface EvidenceProps {
  check: CheckAnswer;
  /** The pair that was named. */
  pair: string | undefined;
  network: ReadNetwork | undefined;
  /** Checks the token again; null while that is being done. */
  onAgain: (() => void) | null;
}

const icons: Record<Outcome, StatusIconKind> = {
  stop: 'error',
  caution: 'warning',
  passed: 'success',
  'not-determined': 'unknown',
};

/** Every finding with the call that shows it and its block. */
export function Evidence(props: EvidenceProps) {
  const { findings } = props.check;
  return (
    <section aria-labelledby={focusTargets.evidence}>
      <div className={styles.bar}>
        <h2 id={focusTargets.evidence} tabIndex={-1}>
          <Trans>Evidence</Trans>
        </h2>
        <Counts findings={findings} />
      </div>
      <table className={styles.table}>
        <caption className="vh">
          <Trans>What was found, with its evidence</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Finding</Trans>
            </th>
            <th scope="col">
              <Trans context="of a contract">Call</Trans>
            </th>
            <th scope="col">
              <Trans>Block</Trans>
            </th>
            <th scope="col">
              <span className="vh">
                <Trans>Action</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sortFindings(findings).map((finding) => (
            <Row key={finding.id} {...props} finding={finding} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Counts({ findings }: { findings: readonly Finding[] }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const counts = listedOutcomes.flatMap((outcome) => {
    const count = findings.filter((finding) => finding.outcome === outcome).length;
    const name = i18n._(outcomeWords[outcome]);
    const value = formatCount(count, locale);
    return count === 0 ? [] : [i18n._(nameWithValue(name, value))];
  });
  return <span className="mute">{counts.join(' · ')}</span>;
}

function Row({ finding, check, pair, network, onAgain }: EvidenceProps & { finding: Finding }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { name, outcome, sentences, address, reason } = useFindingWords()(finding);
  const title = i18n._(nameWithValue(name, outcome));
  const { call, block } = finding;
  const shownBlock = block === null ? '–' : formatCount(block, locale);
  return (
    <tr>
      <td className={styles.full}>
        <span className={styles.finding}>
          <StatusIcon kind={icons[finding.outcome]} />
          <span>
            <b>{title}</b>
            {sentences.map((sentence) => (
              <small key={sentence}>{sentence}</small>
            ))}
            {reason === null ? null : <Reason reason={reason} />}
            {address === null ? null : <AddressLine address={address} name={name} network={network} />}
            <AppealLine check={check} pair={pair} finding={finding} name={name} />
          </span>
        </span>
      </td>
      <td className={styles.full}>
        <code className={styles.call} translate="no">
          {call ?? '–'}
        </code>
      </td>
      <td>{wasMade(finding) ? shownBlock : <Trans>Not run</Trans>}</td>
      <td className={styles.action}>
        {call === null ? null : <AgainButton name={name} onAgain={onAgain} />}
      </td>
    </tr>
  );
}

/** It keeps the focus while the check runs: a button that is disabled would lose it. */
function AgainButton({ name, onAgain }: Pick<EvidenceProps, 'onAgain'> & { name: string }) {
  const { t } = useLingui();
  const button = useHandedFocus('evidence');
  return (
    <Button
      ref={button}
      size="small"
      aria-disabled={onAgain === null || undefined}
      aria-label={t`Run again: ${name}`}
      onClick={() => onAgain?.()}
    >
      <Trans>Run again</Trans>
    </Button>
  );
}

/** The contract's own text, in no one's language. */
function Reason({ reason }: { reason: string }) {
  return (
    <small>
      <Trans>The contract’s reason:</Trans> <q translate="no">{reason}</q>
    </small>
  );
}
