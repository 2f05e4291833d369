import { Trans, useLingui } from '@lingui/react/macro';
import { formatDecimal } from '#i18n/format-decimal.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { newsListAddress } from '../../model/news-address.ts';
import { newsKinds, type NewsCounts, type NewsKind } from '../../model/news-kinds.ts';
import { newsKindLabels } from '../kind-labels.ts';
import { kindIcons } from '../kind-tag.tsx';
import styles from './kind-filter.module.css';

interface KindFilterProps {
  counts: NewsCounts;
  /** Null for all kinds. */
  chosen: NewsKind | null;
}

/** The kinds with how many items each has: links, so that each has its address and works without JavaScript. */
export function KindFilter({ counts, chosen }: KindFilterProps) {
  const { t, i18n } = useLingui();
  const href = useHref();
  const locale = useLocale();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const write = (count: number) => <span className="num">{formatDecimal(count, 0, locale)}</span>;
  return (
    <nav className={styles.filter} aria-label={t`Filter by kind`}>
      <Chip href={href(newsListAddress(0))} pressed={chosen === null}>
        <Trans context="every kind of news">All</Trans> {write(all)}
      </Chip>
      {newsKinds.map((kind) => (
        <Chip key={kind} href={href(newsListAddress(0, kind))} pressed={chosen === kind}>
          <StatusIcon kind={kindIcons[kind]} />
          {i18n._(newsKindLabels[kind])} {write(counts[kind])}
        </Chip>
      ))}
    </nav>
  );
}
