import type { ContentBody } from './content-body.ts';
import type { ContentKind, FactField } from './content-kind.ts';

type ChoiceField = Extract<FactField, { type: 'choice' }>;

/** The field that the desk's list can be narrowed by. */
export function narrowingField(kind: ContentKind): ChoiceField | undefined {
  const field = kind.facts.find(({ name }) => name === kind.narrowedBy);
  return field?.type === 'choice' ? field : undefined;
}

/** What was chosen there; the initial value in a version that is older than the field, null where the kind has no such field. */
export function choiceOf(kind: ContentKind, body: ContentBody): string | null {
  const field = narrowingField(kind);
  return field ? String(body.facts[field.name] ?? field.initial) : null;
}
