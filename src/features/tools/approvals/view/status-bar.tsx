import { Plural, Trans } from '@lingui/react/macro';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatList } from '#i18n/format-list.ts';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import styles from './status-bar.module.css';
import { isComplete, type NetworkView } from './use-approvals.ts';

/** Says at any time how far the list is complete. */
export function StatusBar({ views, count }: { views: readonly NetworkView[]; count: number }) {
  return (
    <div className={styles.bar} role="status">
      <span>
        <Completeness views={views} />
      </span>
      {count > 0 ? (
        <span className="mute">
          <Plural value={count} one="# approval" other="# approvals, highest risk first" />
        </span>
      ) : null}
    </div>
  );
}

function Completeness({ views }: { views: readonly NetworkView[] }) {
  const locale = useLocale();
  if (views.some(({ isReading }) => isReading))
    return (
      <>
        <StatusIcon kind="info" />
        <span>
          <Trans>Reading. The list is final when every network is complete.</Trans>
        </span>
      </>
    );
  const missing = views.filter((view) => !isComplete(view));
  if (missing.length > 0) {
    const names = formatList(
      missing.map(({ network }) => network.title),
      locale,
    );
    return (
      <>
        <StatusIcon kind="warning" />
        <b>
          <Trans>Incomplete on {names}. Approvals may be missing from this list.</Trans>
        </b>
      </>
    );
  }
  const blocks = formatList(
    views.map(({ network, result }) => `${network.title}: ${formatCount(result?.head ?? 0, locale)}`),
    locale,
  );
  return (
    <>
      <StatusIcon kind="success" />
      <span>
        <b>
          <Trans>Complete to the latest block.</Trans>
        </b>{' '}
        {blocks}
      </span>
    </>
  );
}
