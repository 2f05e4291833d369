import * as v from 'valibot';
import { dappSorts, defaultSort } from '#features/store/catalogue/model/dapp-sort.ts';
import { apiLanguageOf, apiLanguages, localeOfApiLanguage } from '#i18n/api-language.ts';

/** Lists reach this far; nothing of ours is nearly as long. */
const maxStart = 1_000_000;
const maxCount = 500;
/** Ids are 32-bit in both databases. */
const maxId = 2_147_483_647;

/** A parameter that may be given once; an empty value counts as absent. */
function integer({ min, max, absent, about }: { min: number; max: number; absent: number; about: string }) {
  const form = `must be an integer from ${min} to ${max}`;
  return v.optional(
    v.pipe(
      v.string('is given more than once'),
      v.description(`${about}: an integer from ${min} to ${max}`),
      v.regex(/^\d{0,10}$/, form),
      v.check((text) => text === '' || (Number(text) >= min && Number(text) <= max), form),
      v.transform((text) => (text === '' ? absent : Number(text))),
    ),
    '',
  );
}

const text = (about: string, max: number) =>
  v.optional(
    v.pipe(
      v.string('is given more than once'),
      v.description(about),
      v.maxLength(max, `must have at most ${max} characters`),
    ),
    '',
  );

export const startParam = integer({ min: 0, max: maxStart, absent: 0, about: 'Entries to skip' });
export const countParam = (absent: number) =>
  integer({ min: 1, max: maxCount, absent, about: `Number of entries, ${absent} by default` });
export const idParam = (about: string) => integer({ min: 0, max: maxId, absent: 0, about });
export const statusParam = integer({
  min: 0,
  max: 99,
  absent: 0,
  about: '0 is published, and nothing else is public',
});
export const keyParam = text('Search words: name, link, description, token or contract address', 200);
export const namespaceParam = text('Namespace of a chain, for example ethereum', 32);
export const chainIdParam = text('Chain ID within the namespace, or within ethereum if none is given', 100);

export const sortParam = v.optional(
  v.pipe(
    v.string('is given more than once'),
    v.description(`Order of the list: ${dappSorts.join(', ')}. The default is ${defaultSort}.`),
    v.transform((sort) => sort || defaultSort),
    v.picklist(dappSorts, `must be one of ${dappSorts.join(', ')}`),
  ),
  '',
);

/** What every client sends along. An unknown language is English, as the specification has it; nothing here is required. */
export const clientParams = {
  lang: v.pipe(
    text(`Language, one of ${apiLanguages.join(', ')}, with English for any other value`, 35),
    v.transform((lang) => (lang === '' ? '' : apiLanguageOf(localeOfApiLanguage(lang)))),
  ),
  os: v.optional(
    v.pipe(
      v.string('is given more than once'),
      v.description('Platform of the client: web, ios or android'),
      v.regex(/^(?:web|ios|android)?$/, 'must be web, ios or android'),
    ),
    '',
  ),
  version: v.optional(
    v.pipe(
      v.string('is given more than once'),
      v.description('Version of the client, for example 10.0.0'),
      v.regex(/^[\w.+-]{0,32}$/, 'must be a version such as 10.0.0'),
    ),
    '',
  ),
};

/** Checked, but no answer depends on them. */
export const paramsWithoutEffect: ReadonlySet<string> = new Set(['os', 'version']);

/** `1,2,3`; repetitions and unknown ids are harmless, more than a list may have are not. */
export const idsParam = v.pipe(
  v.string('must be given once'),
  v.description(`Ids separated by commas, at most ${maxCount}`),
  v.regex(/^(?:\d{1,10}(?:,\d{1,10})*)?$/, 'must be ids separated by commas'),
  v.transform((list) => (list === '' ? [] : list.split(',').map(Number))),
  v.maxLength(maxCount, `must be at most ${maxCount} ids`),
);

/** The id within a path. */
export const pathIdParam = v.pipe(
  v.string(),
  v.description('Id of the item'),
  v.regex(/^\d{1,10}$/, 'must be an integer'),
  v.transform(Number),
  v.maxValue(maxId, 'must be an integer'),
);
