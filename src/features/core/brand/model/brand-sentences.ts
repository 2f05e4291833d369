import * as v from 'valibot';
import { knownLocales } from '#i18n/locales.ts';

const text = v.pipe(v.string(), v.nonEmpty());

/** A sentence in the languages that the brand has; English is the fallback for the others. */
const sentence = v.strictObject({
  ...v.entriesFromList(knownLocales, v.optional(text)),
  en: text,
});

const requirement = v.object({ text: sentence, html: v.boolean() });

/** The brand's own sentences. The server chooses a page's language, so that no other one is sent. */
export const brandSentencesSchema = v.object({
  /**
   * The strip above the header with which an empty database begins, whose link is the brand's `links.regionalNotice`; null for none. The
   * desk edits it from then on (Content, Tips bar).
   */
  regionalNotice: v.nullable(sentence),
  /**
   * Requirements of the brand for each kind of submission, in addition to the portal's own rules. With
   * `html`, simple markup is shown; an element with `data-mark="info"` opens the token's facts, one with
   * `data-mark="link"` leads to the swap page.
   */
  requirements: v.object({
    dapp: v.array(requirement),
    token: v.array(requirement),
    nft: v.array(requirement),
  }),
});

export type BrandSentences = v.InferOutput<typeof brandSentencesSchema>;
