import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { linkIn } from '#features/core/brand/model/link-in.ts';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import styles from './not-found-page.module.css';
import { RequestedPath } from './requested-path.tsx';
import { UnsurveyedChart } from './unsurveyed-chart.tsx';

interface WayProps {
  href: string;
  icon: IconName;
  title: ReactNode;
  children: ReactNode;
}

function Way({ href, icon, title, children }: WayProps) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        <span>
          <b>{title}</b>
          <span>{children}</span>
        </span>
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}

/** Where most people wanted to go. */
function Ways() {
  const href = useHref();
  const locale = useLocale();
  const wallet = brand.name;
  const { helpCenter } = brand.links;
  return (
    <ul className={styles.ways} data-screen-only="">
      <Way href={href('/')} icon="house" title={<Trans>Back to home</Trans>}>
        <Trans>What {wallet} is and where to get it</Trans>
      </Way>
      <Way href={href('/dappstore')} icon="layout-grid" title={<Trans>DApp store</Trans>}>
        <Trans>Reviewed DApps, tokens and NFTs</Trans>
      </Way>
      <Way href={href('/news')} icon="newspaper" title={<Trans>News</Trans>}>
        <Trans>Releases, maintenance and warnings</Trans>
      </Way>
      <Way href={linkIn(helpCenter, locale)} icon="life-buoy" title={<Trans>Help center</Trans>}>
        <Trans>Answers about {wallet}</Trans>
      </Way>
    </ul>
  );
}

/** The page for unknown addresses. @param search a form that works without JavaScript */
export function NotFoundPage({ search }: { search: ReactNode }) {
  return (
    <section className={styles.page}>
      <div className={styles.chart} data-screen-only="">
        <UnsurveyedChart />
      </div>
      <div className="wrap">
        <div className={styles.text}>
          <h1>
            <Trans>This page could not be found.</Trans>
          </h1>
          <p className="lead">
            <RequestedPath />
            <Trans>The address may have changed, or it was mistyped.</Trans>
          </p>
          <div className={styles.search} data-screen-only="">
            {search}
          </div>
          <Ways />
        </div>
      </div>
    </section>
  );
}
