import { useLingui } from '@lingui/react/macro';
import { useHref } from '#i18n/locale-context.tsx';
import type { StoreFilter } from '../../model/dapp-filter.ts';
import { dappSorts, type DappSort } from '../../model/dapp-sort.ts';
import { follow } from '../navigation/follow.ts';
import styles from './sort-links.module.css';
import { storeAddress } from './store-address.ts';

/** The order of the list, as links: it is in the address and works without JavaScript. */
export function SortLinks({ filter }: { filter: StoreFilter }) {
  const { t } = useLingui();
  const href = useHref();
  const { key } = filter;
  const titles: Record<DappSort, string> = {
    hot: key
      ? t({ message: 'Best match', context: 'order of search results' })
      : t({ message: 'Hot', context: 'order: what is hot first' }),
    newest: t({ message: 'Newest', context: 'order: latest listing first' }),
    name: t({ message: 'A–Z', context: 'order: by name' }),
  };
  return (
    <nav className={styles.sort} aria-label={t({ message: 'Sort', context: 'name of a list of orders' })}>
      <ul>
        {dappSorts.map((sort) => {
          const address = href(storeAddress({ ...filter, sort }));
          return (
            <li key={sort}>
              <a
                href={address}
                // The same entries in another order: not for crawlers.
                rel="nofollow"
                aria-current={sort === filter.sort ? 'true' : undefined}
                onClick={(event) => follow(event, address)}
              >
                {titles[sort]}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
