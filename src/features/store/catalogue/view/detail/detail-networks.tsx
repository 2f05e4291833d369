import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { everyCategory, storeAddress } from '../store/store-address.ts';
import type { DappDetailData } from '../../model/store-page.ts';
import styles from './detail-networks.module.css';

/** The chains of a DApp, each leading to the store filtered by it. */
export function DetailNetworks({ chains }: Pick<DappDetailData, 'chains'>) {
  const href = useHref();
  if (chains.length === 0) return null;
  return (
    <section aria-labelledby="networks">
      <h2 id="networks">
        <Trans>Networks</Trans>
      </h2>
      <ul className={styles.networks}>
        {chains.map(({ hid, title, short, icon_url }) => (
          <li key={hid}>
            <a href={href(storeAddress({ category_id: everyCategory, chain_hid: hid }))} rel="nofollow">
              <ChainIcon src={icon_url} size={32} />
              <b>{title}</b>
              <span>{short}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
