import type { PromotionCard } from '../../model/promotion-card.ts';
import { BannerStrip } from './banner-strip.tsx';
import styles from './home-promotions.module.css';

/** The banners of the home page; nothing when there are none. */
export function HomeBanners({ banners }: { banners: readonly PromotionCard[] }) {
  if (banners.length === 0) return null;
  return (
    <div className={`wrap ${styles.banners}`} id="banners">
      <BannerStrip banners={banners} />
    </div>
  );
}
