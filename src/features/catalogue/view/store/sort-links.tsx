import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import type { StoreFilter } from '../../model/dapp-filter.ts';
import { dappSorts, type DappSort } from '../../model/dapp-sort.ts';
import { isPlainClick } from '../navigation/is-plain-click.ts';
import { canNavigateInPlace, visit } from '../navigation/visit.ts';
import styles from './sort-links.module.css';
import { storeAddress } from './store-address.ts';

/** The order of the list, as links: it is in the address and works without JavaScript. */
export function SortLinks({ filter }: { filter: StoreFilter }) {
  const { t } = useLingui();
  const href = useHref();
  const { category_id, chain_hid: chain, key } = filter;
  const titles: Record<DappSort, string> = {
    hot: key
      ? t({ message: 'Best match', context: 'order of search results' })
      : t({ message: 'Hot', context: 'order: what is hot first' }),
    newest: t({ message: 'Newest', context: 'order: latest listing first' }),
    name: t({ message: 'A–Z', context: 'order: by name' }),
  };
  const follow = (event: MouseEvent, address: string) => {
    if (!canNavigateInPlace() || !isPlainClick(event)) return;
    event.preventDefault();
    void visit(address, { keepScroll: true });
  };
  return (
    <nav className={styles.sort} aria-label={t({ message: 'Sort', context: 'name of a list of orders' })}>
      <ul>
        {dappSorts.map((sort) => {
          const address = href(storeAddress({ category_id, chain, key, sort }));
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
