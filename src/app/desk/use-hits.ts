import { useEffect, useState } from 'react';
import { useGetList, usePermissions } from 'react-admin';
import { may, type DeskAction } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { foldText } from '#lib/fold-text.ts';
import { findMaxCharacters, findMinCharacters, type FoundItem } from '#routes/desk/find/found-item.ts';
import { hitOf, type Hit } from './hit-of.ts';
import type { Place } from './places.ts';
import { useRecentItems, type RecentItem } from './recent-items.ts';

/** A pause in the typing after which the server is asked. */
const pauseMs = 150;

/** What was typed when the typing last paused. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}

type Screen = Pick<Place, 'path' | 'name'>;

interface InnerScreen extends Screen {
  /** That its reader must be allowed to do, where the place alone needs less. */
  action?: DeskAction;
}

/** Screens that a place leads to, by its path. */
const within: Readonly<Record<string, readonly InnerScreen[]>> = {
  '/submissions': [{ path: '/submissions/answers', name: 'Canned answers' }],
  '/transfers': [{ path: '/payment-questions', name: 'Questions about payments' }],
  '/listings': [
    { path: '/listings/categories', name: 'Categories', action: 'catalogue.edit' },
    { path: '/listings/hot', name: 'Hot list', action: 'catalogue.edit' },
    { path: '/listings/networks', name: 'Networks', action: 'catalogue.edit' },
    { path: '/listings/clear-signing', name: 'Clear signing', action: 'catalogue.edit' },
    { path: '/listing-drafts', name: 'Drafts of listed items', action: 'listings.edit' },
  ],
};
const ownAccount: Screen = { path: '/account', name: 'Your account' };

/** The places, each with the screens in it that these roles may open, and the person's account. */
const screensFor = (places: readonly Place[], roles: readonly Role[]): readonly Screen[] => [
  ...places.flatMap((place): Screen[] => [
    place,
    ...(within[place.path] ?? []).filter(({ action }) => !action || may({ roles }, action)),
  ]),
  ownAccount,
];

const recentOf = ({ path, name }: RecentItem): Hit => ({ key: path, name, about: 'Recently opened', path });

const screenOf = ({ path, name }: Screen): Hit => ({
  key: path,
  name,
  about: 'Screen',
  path,
});

export interface Hits {
  hits: Hit[];
  /** The server is being asked. */
  isWaiting: boolean;
  /** The server did not answer; the screens are found anyway. */
  hasFailed: boolean;
  retry: () => void;
}

/** Items opened before and screens whose name has the typed words, then the items that the server finds for this person. */
export function useHits(typed: string, places: readonly Place[]): Hits {
  const words = typed.trim();
  const q = usePaused(words);
  const isAsked = words.length >= findMinCharacters && words.length <= findMaxCharacters;
  const { data, isFetching, isError, refetch } = useGetList<FoundItem>(
    'found',
    { filter: { q } },
    { enabled: isAsked && q === words, retry: false },
  );
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const isCurrent = isAsked && q === words;
  const found = isCurrent && data && !isFetching ? data.map(hitOf) : [];
  const hasWords = ({ name }: { name: string }) => foldText(name).includes(foldText(words));
  // What the server knows of an item says more than that it was opened.
  const recent = useRecentItems()
    .filter(hasWords)
    .map((item) => found.find(({ path }) => path === item.path) ?? recentOf(item));
  const screens = screensFor(places, roles).filter(hasWords).map(screenOf);
  const items = found.filter((hit) => !recent.includes(hit));
  return {
    hits: [...recent, ...screens, ...items],
    isWaiting: isAsked && (q !== words || isFetching),
    hasFailed: isCurrent && isError && !isFetching,
    retry: () => void refetch(),
  };
}
