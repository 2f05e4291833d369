import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';
import { foldText } from '#lib/fold-text.ts';
import { findMaxCharacters, findMinCharacters, type FoundItem } from '#routes/desk/found-item.ts';
import { hitOf, type Hit } from './hit-of.ts';
import type { Place } from './places.ts';

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

/** Screens that a place leads to, by its path. */
const within: Readonly<Record<string, readonly Screen[]>> = {
  '/submissions': [{ path: '/submissions/answers', name: 'Canned answers' }],
};
const ownAccount: Screen = { path: '/account', name: 'Your account' };

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

/** Screens whose name has the typed words, then the items that the server finds for this person. */
export function useHits(typed: string, places: readonly Place[]): Hits {
  const words = typed.trim();
  const q = usePaused(words);
  const isAsked = words.length >= findMinCharacters && words.length <= findMaxCharacters;
  const { data, isFetching, isError, refetch } = useGetList<FoundItem>(
    'found',
    { filter: { q } },
    { enabled: isAsked && q === words, retry: false },
  );
  const screens = [...places.flatMap((place) => [place, ...(within[place.path] ?? [])]), ownAccount]
    .filter(({ name }) => foldText(name).includes(foldText(words)))
    .map(screenOf);
  const isCurrent = isAsked && q === words;
  const items = isCurrent && data && !isFetching ? data.map(hitOf) : [];
  return {
    hits: [...screens, ...items],
    isWaiting: isAsked && (q !== words || isFetching),
    hasFailed: isCurrent && isError && !isFetching,
    retry: () => void refetch(),
  };
}
