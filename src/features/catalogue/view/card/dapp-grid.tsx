import type { Ref } from 'react';
import type { Dapp } from '../../model/dapp.ts';
import type { CardLookup } from './card-lookup.ts';
import { DappCard } from './dapp-card.tsx';
import { DappCardSkeleton } from './dapp-card-skeleton.tsx';
import styles from './dapp-grid.module.css';

interface DappGridProps {
  dapps: readonly Dapp[];
  lookup: CardLookup;
  /** Position of the card whose link gets `markedRef`. */
  marked?: number | undefined;
  markedRef?: Ref<HTMLAnchorElement>;
  onPick?: (dapp: Dapp) => void;
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

export function DappGridSkeleton({ count = 9 }: { count?: number }) {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <DappCardSkeleton key={position} />
      ))}
    </ul>
  );
}
