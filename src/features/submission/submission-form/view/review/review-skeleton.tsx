import { useLingui } from '@lingui/react/macro';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import card from './review-card.module.css';

/** The review after a reload, while its code is loading. */
export function ReviewSkeleton() {
  const { t } = useLingui();
  return (
    <div aria-busy="true">
      <PageHead title={t`Review your submission`} lead={<Skeleton width={75} />} />
      <div className={card.preview}>
        <Skeleton shape="block" className={card.chart} />
      </div>
    </div>
  );
}
