import { Mark, type Shape } from '#features/core/desk-kit/desk/mark.tsx';
import type { EntryRow } from '../model/content-entry.ts';
import type { EntryState } from '../model/entry-times.ts';
import type { LanguageMark } from '../model/languages.ts';

const ofLanguage: Record<LanguageMark, Shape> = {
  ready: 'triangle',
  outdated: 'triangles',
  draft: 'dot',
  missing: 'ring',
};
const ofState: Record<EntryState, Shape> = {
  published: 'triangle',
  draft: 'triangles',
  scheduled: 'dot',
  unpublished: 'ring',
};

export const LanguageShape = ({ mark }: { mark: LanguageMark }) => <Mark shape={ofLanguage[mark]} />;
/** What is published and has changes has the shape of a draft: visitors do not read them. */
export const StateShape = ({ state, hasUnpublished }: Pick<EntryRow, 'state' | 'hasUnpublished'>) => (
  <Mark shape={state === 'published' && hasUnpublished ? ofState.draft : ofState[state]} />
);
