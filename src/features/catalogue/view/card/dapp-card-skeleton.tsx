import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import cardStyles from './dapp-card.module.css';
import styles from './dapp-card-skeleton.module.css';

/** A card of the same geometry while its DApp is loading. */
export function DappCardSkeleton() {
  return (
    <li className={cardStyles.card} aria-hidden="true">
      <Skeleton className={styles.icon} />
      <div className={cardStyles.names}>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.category} />
      </div>
      <Skeleton className={styles.text} />
      <Skeleton className={styles.chains} />
    </li>
  );
}
