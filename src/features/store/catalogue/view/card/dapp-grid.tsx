import type { Ref } from 'react';
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
}

export function DappGrid({ dapps, lookup, marked, markedRef, onPick }: DappGridProps) {
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
