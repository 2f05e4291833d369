import { useDeferredValue, useEffect, useState } from 'react';
import { apiLanguageOf, type ApiLanguage } from '#i18n/api-language.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { CardDapp } from '../../model/dapp.ts';
import { fetchDappsById } from '../content/fetch-dapps.ts';
import { useFavorites } from './favorites.ts';

export interface FavoriteDapps {
  hids: readonly number[];
  /** Favorites with loaded details, latest first. */
  dapps: CardDapp[];
  state: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

interface Fetched {
  language: ApiLanguage;
  /** Requested ids: one without a DApp is no longer listed. */
  asked: ReadonlySet<number>;
  dapps: ReadonlyMap<number, CardDapp>;
}

const nothing = new Set<number>();

/** The device's favorites with their details; those that the page has already are not fetched again. */
export function useFavoriteDapps(known: readonly CardDapp[]): FavoriteDapps {
  const language = apiLanguageOf(useLocale());
  // The star is drawn first: a row that comes or grows moves the whole list below it.
  const hids = useDeferredValue(useFavorites());
  const [fetched, setFetched] = useState<Fetched>({ language, asked: nothing, dapps: new Map() });
  const [isFailed, setIsFailed] = useState(false);

  const current = fetched.language === language ? fetched : undefined;
  const knownByHid = new Map(known.map((dapp) => [dapp.hid, dapp]));
  const isAnswered = (hid: number) => knownByHid.has(hid) || (current?.asked.has(hid) ?? false);
  const missing = hids.filter((hid) => !isAnswered(hid)).join(',');

  useEffect(() => {
    if (!missing || isFailed) return undefined;
    let isStale = false;
    const wanted = missing.split(',').map(Number);
    fetchDappsById(wanted, language).then(
      (dapps) => {
        if (isStale) return;
        setFetched((before) => {
          const same = before.language === language;
          return {
            language,
            asked: new Set([...(same ? before.asked : []), ...wanted]),
            dapps: new Map([
              ...(same ? before.dapps : []),
              ...dapps.map((dapp) => [dapp.hid, dapp] as const),
            ]),
          };
        });
      },
      () => {
        if (!isStale) setIsFailed(true);
      },
    );
    return () => {
      isStale = true;
    };
  }, [missing, language, isFailed]);

  const dapps = hids
    .map((hid) => knownByHid.get(hid) ?? current?.dapps.get(hid))
    .filter((dapp) => dapp !== undefined);
  const state = isFailed ? 'failed' : missing ? 'loading' : 'ready';
  return { hids, dapps, state, retry: () => setIsFailed(false) };
}
