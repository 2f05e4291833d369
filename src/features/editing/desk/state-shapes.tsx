import { Mark, type Shape } from '#features/desk-kit/desk/mark.tsx';
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
export const StateShape = ({ state }: { state: EntryState }) => <Mark shape={ofState[state]} />;
