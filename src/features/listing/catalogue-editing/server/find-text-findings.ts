import { findScamWords } from '#features/submission/submission-checks/server/find-scam-words.ts';
import type { ListingTexts } from '../model/listing-draft.ts';
import { writtenLanguages } from './describe-texts.ts';
import type { PlacedFinding } from './listing-kind.ts';

interface WithTexts {
  texts: ListingTexts;
}

/** What the texts that an edit writes say, in every language; the others were answered for when they were written. */
export function findTextFindings({
  draft,
  before,
}: {
  draft: WithTexts;
  before: WithTexts;
}): PlacedFinding[] {
  return writtenLanguages(draft.texts).flatMap((locale) => {
    const written = Object.entries(draft.texts[locale] ?? {}).filter(
      ([name, text]) => text !== before.texts[locale]?.[name],
    );
    return findScamWords(Object.fromEntries(written)).map((finding) => ({
      ...finding,
      path: `texts.${locale}.${finding.params['field'] ?? ''}`,
    }));
  });
}
