import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import box from './donation-box.module.css';
import skeleton from './donation-box-skeleton.module.css';

/** The donation box while its amount is loading. */
export function DonationBoxSkeleton() {
  const { t } = useLingui();
  return (
    <div className={box.pay} aria-busy="true" role="status" aria-label={t`Getting your amount`}>
      <div className={box.amount}>
        <Skeleton shape="line" width={30} />
        <Skeleton shape="block" className={skeleton.amount} />
      </div>
      <div className={box.grid}>
        <Skeleton shape="block" className={skeleton.code} />
        <div className={skeleton.lines}>
          <Skeleton shape="line" width={60} />
          <Skeleton shape="line" width={90} />
          <Skeleton shape="line" width={75} />
        </div>
      </div>
    </div>
  );
}
