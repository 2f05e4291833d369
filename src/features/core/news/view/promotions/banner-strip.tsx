import { useLingui } from '@lingui/react/macro';
import type { PromotionCard } from '../../model/promotion-card.ts';
import styles from './banner-strip.module.css';
import { PromotionLink } from './promotion-link.tsx';

/** Banners side by side; the strip scrolls where they do not fit. Nothing when there are none. */
export function BannerStrip({ banners }: { banners: readonly PromotionCard[] }) {
  const { t } = useLingui();
  if (banners.length === 0) return null;
  return (
    <section aria-label={t({ message: 'Highlights', context: 'name of the row of banners' })}>
      <ul className={styles.strip}>
        {banners.map((banner) => (
          <li key={banner.hid}>
            <PromotionLink card={banner} className={styles.banner} />
          </li>
        ))}
      </ul>
    </section>
  );
}
