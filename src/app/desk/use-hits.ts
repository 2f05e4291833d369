import { useGetList } from 'react-admin';
import { kindWords, stateWords } from '#features/review/desk/state-words.ts';
import type { ReviewRow } from '#features/review/model/review-submission.ts';
import type { Place } from './places.ts';

export interface Hit {
  key: string;
  name: string;
  about: string;
  path: string;
}

/** An item is asked for from so many characters on. */
const queryMinCharacters = 2;
const itemsMax = 8;

/** Screens whose name has the typed words, then the submissions that the server finds. */
export function useHits(typed: string, places: readonly Place[]): Hit[] {
  const words = typed.trim().toLowerCase();
  const mayFindItems = places.some(({ path }) => path === '/submissions');
  const { data = [] } = useGetList<ReviewRow>(
    'submissions',
    {
      filter: { q: words },
      pagination: { page: 1, perPage: itemsMax },
      sort: { field: 'update_time', order: 'DESC' },
    },
    { enabled: mayFindItems && words.length >= queryMinCharacters },
  );
  const answers = mayFindItems ? [{ path: '/submissions/answers', name: 'Canned answers' }] : [];
  const screens = [...places, ...answers, { path: '/account', name: 'Your account' }]
    .filter(({ name }) => name.toLowerCase().includes(words))
    .map(({ path, name }) => ({ key: path, name, about: 'Screen', path }));
  if (words.length < queryMinCharacters) return screens;
  const items = data.map(({ id, title, kind, state }) => ({
    key: `submission ${id}`,
    name: title,
    about: `${kindWords[kind]} · ${stateWords[state]}`,
    path: `/submissions/${id}/show`,
  }));
  return [...screens, ...items];
}
