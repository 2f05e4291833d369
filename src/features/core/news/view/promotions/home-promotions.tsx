import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PromotionCard } from '../../model/promotion-card.ts';
import styles from './home-promotions.module.css';
import { PromotionLink } from './promotion-link.tsx';

interface HomePromotionsProps {
  activities: readonly PromotionCard[];
  ads: readonly PromotionCard[];
}

/** Activities and ads of the home page, as separate lists; nothing where a list is empty. */
export function HomePromotions({ activities, ads }: HomePromotionsProps) {
  if (activities.length + ads.length === 0) return null;
  return (
    <div className={`wrap ${styles.promotions}`}>
      <Shelf
        id="activities"
        title={<Trans context="heading: events to take part in">Activities</Trans>}
        cards={activities}
      />
      <Shelf id="ads" title={<Trans context="heading: advertisements">Ads</Trans>} cards={ads} />
    </div>
  );
}

function Shelf({ id, title, cards }: { id: string; title: ReactNode; cards: readonly PromotionCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.hid}>
            <PromotionLink card={card} className={styles.row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
