import type { ReactNode } from 'react';
import { Chart } from '#ui/chart/chart.tsx';
import { coverSeedOf } from '../../model/cover-path.ts';
import type { PromotionCard } from '../../model/promotion-card.ts';
import styles from './promotion-link.module.css';

interface PromotionLinkProps {
  card: PromotionCard;
  className?: string | undefined;
  children?: ReactNode;
}

/** Picture and title of a promotion; another site opens in a new tab and learns nothing about the visitor. */
export function PromotionLink({ card, className, children }: PromotionLinkProps) {
  const { href, isOwn, title, lang, image_url } = card;
  const seed = coverSeedOf(image_url);
  const elsewhere = isOwn ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a className={className} href={href} {...elsewhere}>
      <span className={styles.picture}>
        {seed === undefined ? (
          <img src={image_url} alt="" width={320} height={180} loading="lazy" decoding="async" />
        ) : (
          <Chart kind="cover" seed={seed} />
        )}
      </span>
      <b className={styles.title} lang={lang}>
        {title}
      </b>
      {children}
    </a>
  );
}
