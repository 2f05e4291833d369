import sanitize from 'sanitize-html';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { BrandSentences } from '#features/core/brand/model/brand-sentences.ts';
import { chooseText, otherLanguageOf } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import { swapAddress, type Requirement } from '../model/requirements/requirement.ts';

/** Markers in a text: `info` opens the token's facts, `link` leads to the swap page. */
const marks = new Set(['info', 'link']);

function cleanHtml(html: string, swap: string | undefined): string {
  return sanitize(html, {
    allowedTags: ['b', 'strong', 'em', 'i', 'br', 'code', 'a', 'button'],
    allowedAttributes: { a: ['href', 'target', 'rel', 'data-mark'], button: ['type', 'data-mark'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    // Without a swap page there is nothing to link to, so the link's text is removed with it.
    exclusiveFilter: ({ attribs }) => attribs['data-mark'] === 'link' && !attribs['href'],
    transformTags: {
      '*': (tagName, { 'data-mark': mark = '', href }): sanitize.Tag => {
        if (!marks.has(mark))
          return { tagName, attribs: tagName === 'a' && isOutward(href) ? outward(href) : {} };
        if (mark === 'link')
          return {
            tagName: 'a',
            attribs: { ...(swap === undefined ? {} : outward(swap)), 'data-mark': mark },
          };
        return { tagName: 'button', attribs: { type: 'button', 'data-mark': mark } };
      },
    },
  });
}

/** A link must lead to another site: the text is shown on pages of many addresses. */
const isOutward = (href: string | undefined): href is string =>
  href !== undefined && /^https:\/\//i.test(href);

const outward = (href: string) => ({ href, target: '_blank', rel: 'noopener noreferrer' });

/** The brand's requirements for a kind of submission, in the visitor's language; HTML is safe to show. */
export function listRequirements(
  { brand, sentences }: { brand: Brand; sentences: BrandSentences },
  { kind, locale }: { kind: keyof BrandSentences['requirements']; locale: Locale },
): Requirement[] {
  return sentences.requirements[kind].flatMap(({ text: texts, html }) => {
    const text = chooseText(texts, locale);
    if (!text) return [];
    const lang = otherLanguageOf(texts, locale);
    return [
      {
        text: html ? cleanHtml(text, swapAddress(brand, locale)) : text,
        html,
        ...(lang === undefined ? {} : { lang }),
      },
    ];
  });
}
