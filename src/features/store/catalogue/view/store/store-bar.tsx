import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { hotCategoryId } from '../../model/hot-category.ts';
import type { StoreTab } from '../../model/store-page.ts';
import { useFavorites } from '../favorites/favorites.ts';
import { follow } from '../navigation/follow.ts';
import { NetworkFilter } from './network-filter.tsx';
import { scrollToList, useListPlace } from './list-place.ts';
import { everyCategory, favoritesAddress, storeAddress } from './store-address.ts';
import styles from './store-bar.module.css';
import type { StoreData } from './store-data.ts';

interface Tab {
  id: string;
  title: string;
  icon: IconName | null;
  address: string;
  /** It repeats a list that has a tab of its own: not for crawlers. */
  isNarrowed: boolean;
  isCurrent: boolean;
}

interface TabTitles {
  every: string;
  results: string;
  latest: string;
}

/** Everything first, then hot and new, then the other categories. Each has its own default order. */
function listTabs({ filter, categories, view }: StoreData, titles: TabTitles): Tab[] {
  const { category_id, chain_hid, key, sort } = filter;
  const isList = view === 'list';
  const isLatest = isList && !key && category_id === everyCategory && sort === 'newest';
  const ofCategory = ({ hid, title, icon }: Pick<StoreTab, 'hid' | 'title'> & Pick<Tab, 'icon'>): Tab => ({
    id: String(hid),
    title,
    icon,
    address: storeAddress({ category_id: hid, chain_hid, key }),
    isNarrowed: chain_hid !== null || key !== '',
    isCurrent: isList && hid === category_id && !isLatest,
  });
  const latest: Tab = {
    id: 'newest',
    title: titles.latest,
    icon: 'clock',
    address: storeAddress({ chain_hid, sort: 'newest' }),
    isNarrowed: true,
    isCurrent: isLatest,
  };
  const [hot, others] = [
    categories.filter(({ hid }) => hid === hotCategoryId),
    categories.filter(({ hid }) => hid !== hotCategoryId),
  ];
  return [
    ofCategory({ hid: everyCategory, title: key ? titles.results : titles.every, icon: 'layout-grid' }),
    ...hot.map(ofCategory),
    ...(key ? [] : [latest]),
    ...others.map(ofCategory),
  ];
}

interface StoreBarProps {
  data: StoreData;
  /** Whether the hero above it is low. */
  isFolded: boolean;
}

/** The tabs and the network filter; it stays visible while the list scrolls. */
export function StoreBar({ data, isFolded }: StoreBarProps) {
  const { t } = useLingui();
  const href = useHref();
  const favorites = useFavorites().length;
  const bar = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  useListPlace(bar, isFolded);
  const isFavorites = data.view === 'favorites';

  // The selected tab may be beyond the strip's edge; the page itself must not scroll for it.
  const { category_id, sort } = data.filter;
  const current = isFavorites ? 'favorites' : `${category_id} ${sort}`;
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !tab) return;
    const box = strip.current.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (left < box.left || right > box.right - 40) strip.current.scrollLeft += left - box.left - 40;
  }, [current]);

  const titles = {
    every: t({ message: 'All', context: 'tab: DApps of every category' }),
    results: t`All results`,
    latest: t({ message: 'New', context: 'tab: DApps listed most recently' }),
  };
  const onFollow = (event: MouseEvent, address: string) => {
    if (follow(event, href(address)) && bar.current) scrollToList(bar.current);
  };
  const tab = ({ id, title, icon, address, isNarrowed, isCurrent }: Tab) => (
    <li key={id}>
      <a
        className={styles.tab}
        href={href(address)}
        rel={isNarrowed ? 'nofollow' : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={(event) => onFollow(event, address)}
      >
        {icon && <Icon name={icon} size={17} />}
        {title}
      </a>
    </li>
  );
  return (
    <div ref={bar} id="categories" className={styles.bar}>
      <div className={`wrap ${styles.inside}`}>
        <nav className={styles.tabs} aria-label={t`Categories`}>
          <ul ref={strip}>
            <li>
              <a
                className={classNames(styles.tab, styles.favorites)}
                href={href(favoritesAddress)}
                aria-current={isFavorites ? 'true' : undefined}
                onClick={(event) => onFollow(event, favoritesAddress)}
              >
                <Icon name="star" size={17} />
                <Trans>Favorites</Trans>
                {favorites > 0 ? <span className="num">{favorites}</span> : null}
              </a>
            </li>
            {listTabs(data, titles).map(tab)}
          </ul>
        </nav>
        <NetworkFilter data={data} onFollow={onFollow} />
      </div>
    </div>
  );
}
