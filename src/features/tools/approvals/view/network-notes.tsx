import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatList } from '#i18n/format-list.ts';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { Button } from '#ui/button/button.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { completeTo, mergeRanges, spanOf, type BlockRange } from '#lib/block-ranges/block-ranges.ts';
import styles from './network-notes.module.css';
import { isComplete, type NetworkView } from './use-approvals.ts';

interface NetworkNotesProps {
  views: readonly NetworkView[];
  /** Reads what failed once more. */
  onRetry(key: string): void;
  /** The same through the connected wallet's node; null where none is connected. */
  onRetryThroughWallet: ((key: string) => void) | null;
  onStop(): void;
}

const blocksIn = (ranges: readonly BlockRange[]) =>
  mergeRanges(ranges).reduce((sum, range) => sum + spanOf(range), 0);

/** What is being read, and what could not be. Nothing where every network is complete. */
export function NetworkNotes({ views, onRetry, onRetryThroughWallet, onStop }: NetworkNotesProps) {
  const reading = views.filter(({ isReading }) => isReading);
  const incomplete = views.filter((view) => !view.isReading && !isComplete(view));
  if (reading.length + incomplete.length === 0) return null;
  return (
    <div className={styles.notes}>
      {reading.length > 0 ? (
        <section>
          <h2>
            <Trans>Reading approvals</Trans>
          </h2>
          <ul className={styles.progress}>
            {reading.map((view) => (
              <Progress key={view.network.key} view={view} />
            ))}
          </ul>
          <Button size="small" onClick={onStop}>
            <Trans>Stop</Trans>
          </Button>
        </section>
      ) : null}
      {incomplete.map((view) => (
        <Incomplete
          key={view.network.key}
          view={view}
          onRetry={() => onRetry(view.network.key)}
          onRetryThroughWallet={onRetryThroughWallet && (() => onRetryThroughWallet(view.network.key))}
        />
      ))}
    </div>
  );
}

function Progress({ view: { network, progress } }: { view: NetworkView }) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = network.title;
  const covered = progress?.covered ?? [];
  const head = progress?.head ?? 0;
  const block = formatCount(completeTo(covered) ?? 0, locale);
  return (
    <li>
      <ChainIcon src={network.icon} size={20} />
      <span>{name}</span>
      <ProgressBar share={blocksIn(covered) / (head + 1)} label={t`Reading ${name}`} />
      <span className="mute">
        <Trans>complete to block {block}</Trans>
      </span>
    </li>
  );
}

const rangesShown = 4;

interface IncompleteProps {
  view: NetworkView;
  onRetry(): void;
  onRetryThroughWallet: (() => void) | null;
}

function Incomplete({ view: { network, result }, onRetry, onRetryThroughWallet }: IncompleteProps) {
  const name = network.title;
  const host = network.endpointName;
  const unread = result?.unread ?? 0;
  return (
    <section>
      <h2>
        <Trans>Incomplete: {name}</Trans>
      </h2>
      {result?.hasChanged ? (
        <p>
          <Trans>
            The network changed while we were reading {name}. Answers from another network are not in this
            list.
          </Trans>
        </p>
      ) : result === null || result.head === null ? (
        <p>
          <Trans>{host} did not respond, so we could not read this network.</Trans>
        </p>
      ) : null}
      <FailedRanges failed={result?.failed ?? []} />
      {unread > 0 ? (
        <p>
          <Plural
            value={unread}
            one="The state of # approval could not be read. It may still be active."
            other="The state of # approvals could not be read. They may still be active."
          />
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
        {onRetryThroughWallet === null ? null : (
          <Button size="small" variant="quiet" onClick={onRetryThroughWallet}>
            <Trans>Read through your wallet instead</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

/** The first few ranges by their numbers, the others by how many they are. */
function FailedRanges({ failed }: { failed: readonly BlockRange[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (failed.length === 0) return null;
  const blocks = formatList(
    failed.slice(0, rangesShown).map(({ from, to }) => {
      const [first, last] = [formatCount(from, locale), formatCount(to, locale)];
      return t({ message: `${first} to ${last}`, comment: 'two block numbers: from the first to the last' });
    }),
    locale,
  );
  const more = failed.length - rangesShown;
  return (
    <p>
      <Trans>
        We could not read blocks <b>{blocks}</b>. Approvals given there may be missing from this list.
      </Trans>{' '}
      {more > 0 ? <Plural value={more} one="One more range failed." other="# more ranges failed." /> : null}
    </p>
  );
}
