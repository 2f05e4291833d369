import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, useState } from 'react';
import { render } from 'vitest-browser-react';
import { StoreSearch } from '#features/store/catalogue/view/search/store-search.tsx';
import type { StoreData } from '#features/store/catalogue/view/store/store-data.ts';

const icon_url = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
/** A store without DApps. */
export const store: StoreData = {
  view: 'list',
  filter: { key: '', category_id: 0, chain_hid: null, sort: 'hot', shown: 40 },
  categories: [],
  chains: [],
  dapps: [],
  total: 0,
  isPartial: false,
  hotSearches: [
    { hid: 1, title: 'Lantern', icon_url, category_id: null },
    { hid: 2, title: 'Harbor', icon_url, category_id: null },
  ],
  relatedTokens: [],
  assets: [],
  areAssetsFirst: false,
  tutorials: [],
  banners: [],
  isSecret: false,
};

/** Addresses that the store asked for. */
let visited: string[] = [];
export const listVisits = (): readonly string[] => visited;

/** Shows the words of each address that is visited, as the page of the store does. */
function Store({ data }: { data: Partial<StoreData> }) {
  const [key, setKey] = useState(data.filter?.key ?? '');
  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      const { pathname, search, searchParams } = new URL(event.destination.url);
      visited.push(pathname + search);
      event.intercept({ focusReset: 'manual', scroll: 'manual' });
      setKey(searchParams.get('key') ?? '');
    };
    const own = location.href;
    navigation.addEventListener('navigate', onNavigate);
    return () => {
      navigation.removeEventListener('navigate', onNavigate);
      history.replaceState(null, '', own);
    };
  }, []);
  return (
    <>
      <StoreSearch data={{ ...store, ...data, filter: { ...store.filter, ...data.filter, key } }} />
      <p>Results for “{key}”</p>
    </>
  );
}

/** The search of the store, with one recent search. */
export async function renderStoreSearch(data: Partial<StoreData> = {}) {
  visited = [];
  localStorage.setItem('recent-searches', '["curve"]');
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  await render(
    <I18nProvider i18n={i18n}>
      <Store data={data} />
    </I18nProvider>,
  );
}
