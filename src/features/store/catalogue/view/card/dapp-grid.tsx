import type { ReactNode, Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { CardDapp } from '../../model/dapp.ts';
import type { CardLookup } from './card-lookup.ts';
import skeletonStyles from './dapp-card-skeleton.module.css';
import cardStyles from './dapp-card.module.css';
import { DappCard } from './dapp-card.tsx';
import styles from './dapp-grid.module.css';

interface DappGridProps {
  dapps: readonly CardDapp[];
  lookup: CardLookup;
  /** Position of the card whose link gets `markedRef`. */
  marked?: number | undefined;
  markedRef?: Ref<HTMLAnchorElement>;
  onPick?: (dapp: CardDapp) => void;
  /** How to get more cards: in what the last row leaves free, or below a full row. */
  more?: ReactNode;
  /** Fills what the last row leaves free where there are no more cards. */
  filler?: ReactNode;
}

export function DappGrid({ dapps, lookup, marked, markedRef, onPick, more, filler }: DappGridProps) {
  const last = more ?? filler;
  return (
    <ul className={styles.grid}>
      {dapps.map((dapp, position) => (
        <DappCard
          key={dapp.hid}
          dapp={dapp}
          lookup={lookup}
          {...(position === marked && markedRef ? { linkRef: markedRef } : {})}
          {...(onPick ? { onPick } : {})}
        />
      ))}
      {last ? <li className={classNames(styles.last, !more && styles.filler)}>{last}</li> : null}
    </ul>
  );
}

/** A card of the same geometry while its DApp is loading. */
function DappCardSkeleton() {
  return (
    <li className={cardStyles.card} aria-hidden="true">
      <Skeleton className={skeletonStyles.icon} />
      <div className={cardStyles.names}>
        <Skeleton className={skeletonStyles.title} />
        <Skeleton className={skeletonStyles.category} />
      </div>
      <Skeleton className={skeletonStyles.text} />
      <Skeleton className={skeletonStyles.chains} />
    </li>
  );
}

export function DappGridSkeleton({ count = 9 }: { count?: number }) {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <DappCardSkeleton key={position} />
      ))}
    </ul>
  );
}
