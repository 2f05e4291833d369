import { useLingui } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { AppIcon } from '#ui/avatar/app-icon.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { Chip } from '#ui/chip/chip.tsx';
import type { Category } from '../../model/category.ts';
import { hotCategoryId } from '../../model/hot-category.ts';
import type { Dapp } from '../../model/dapp.ts';
import { AuditMark } from '../card/audit-mark.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { OpenDapp } from '../risk/open-dapp.tsx';
import { SiteLine } from '../risk/site-line.tsx';
import { storeAddress } from '../store/store-address.ts';
import { useDappLang } from '../use-dapp-lang.ts';
import { StoreBreadcrumb } from './store-breadcrumb.tsx';
import styles from './detail-head.module.css';

interface DetailHeadProps {
  dapp: Dapp;
  categories: readonly Category[];
}

/** Cover, name, sentence and the open button. */
export function DetailHead({ dapp, categories }: DetailHeadProps) {
  const { t } = useLingui();
  const href = useHref();
  const own = categories.filter(({ hid }) => dapp.category_ids.includes(hid) && hid !== hotCategoryId);
  const lang = useDappLang(dapp);
  const name = dapp.title;
  return (
    <header className={styles.head}>
      <div className={styles.cover}>
        <Chart kind="band" seed={dapp.hid} />
      </div>
      <div className={`wrap ${styles.inside}`}>
        <AppIcon className={styles.icon} src={dapp.icon_url} size={112} />
        <div className={styles.names}>
          <StoreBreadcrumb />
          <h1>{name}</h1>
          <p className="lead" lang={lang}>
            {dapp.desc}
          </p>
          <ul className={styles.tags} aria-label={t`Categories`}>
            {own.map(({ hid, title }) => (
              <li key={hid}>
                <Chip href={href(storeAddress({ category_id: hid }))}>{title}</Chip>
              </li>
            ))}
            {dapp.audit_url ? (
              <li>
                <AuditMark />
              </li>
            ) : null}
          </ul>
        </div>
        <div className={styles.actions}>
          <div className={styles.buttons} data-screen-only="">
            <OpenDapp dapp={dapp} kind="button" label={t`Open DApp`} />
            <span className={styles.star}>
              <FavoriteButton dapp={dapp} />
            </span>
          </div>
          <SiteLine url={dapp.url} />
        </div>
      </div>
    </header>
  );
}
