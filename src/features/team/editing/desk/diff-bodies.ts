import { diffText, type DiffRow } from '#features/core/desk-kit/desk/diff-text.ts';
import type { ContentBody } from '../model/content-body.ts';
import type { ContentKind } from '../model/content-kind.ts';
import { editorLanguages } from '../model/languages.ts';

/** What differs between two versions, by field and language, in the order of the form. */
export function diffBodies(kind: ContentKind, before: ContentBody, after: ContentBody): DiffRow[] {
  const texts = editorLanguages.flatMap(({ locale, name }) => {
    const fields = kind.texts.flatMap((field) =>
      diffText(
        before.texts[locale]?.[field.name] ?? '',
        after.texts[locale]?.[field.name] ?? '',
        `${field.label}, ${name}`,
      ),
    );
    const word = (body: ContentBody) => (body.drafts.includes(locale) ? 'draft' : 'ready');
    return [...fields, ...diffText(word(before), word(after), name)];
  });
  const facts = kind.facts.flatMap((field) =>
    diffText(String(before.facts[field.name] ?? ''), String(after.facts[field.name] ?? ''), field.label),
  );
  return [...texts, ...facts];
}
