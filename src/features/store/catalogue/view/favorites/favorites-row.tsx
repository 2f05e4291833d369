import { Trans } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import { AppIcon } from '#ui/avatar/app-icon.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { CardDapp } from '../../model/dapp.ts';
import { storeSearchId } from '../search/store-search.tsx';
import { dappAddress } from '../../model/listed-address.ts';
import styles from './favorites-row.module.css';
import { useFavoriteDapps } from './use-favorite-dapps.ts';

const mostShown = 8;

function goToSearch() {
  document.getElementById(storeSearchId)?.focus();
}

/** The favorites as icons above the list; nothing when there are none, or when they cannot be fetched. */
export function FavoritesRow({ known }: { known: readonly CardDapp[] }) {
  const href = useHref();
  const { hids, dapps, state } = useFavoriteDapps(known);
  if (hids.length === 0 || state === 'failed' || (state === 'ready' && dapps.length === 0)) return null;
  const waiting =
    state === 'loading' ? Math.min(hids.length, mostShown) - Math.min(dapps.length, mostShown) : 0;
  return (
    <section className={styles.row} aria-labelledby="favorites-row">
      <h2 id="favorites-row">
        <Trans>Favorites</Trans>
      </h2>
      <ul>
        {dapps.slice(0, mostShown).map((dapp) => (
          <li key={dapp.hid}>
            <a href={href(dappAddress(dapp.hid))}>
              <AppIcon src={dapp.icon_url} size={44} />
              <b>{dapp.title}</b>
            </a>
          </li>
        ))}
        {Array.from({ length: waiting }, (_, position) => (
          <li key={`waiting-${position}`} className={styles.waiting}>
            <Skeleton shape="block" className={styles.icon} />
            <Skeleton shape="line" />
          </li>
        ))}
        <li>
          <button type="button" onClick={goToSearch}>
            <span className={styles.plus}>
              <Icon name="plus" />
            </span>
            <b>
              <Trans comment="Button: adds the DApp to the favorites">Add</Trans>
            </b>
          </button>
        </li>
      </ul>
    </section>
  );
}
