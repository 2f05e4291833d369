import * as v from 'valibot';
import { bodySchemaOf } from '#features/team/editing/model/body-schema.ts';
import type { ContentBody, Fact } from '#features/team/editing/model/content-body.ts';
import type { ContentKind, FactField } from '#features/team/editing/model/content-kind.ts';
import { findPublishingIssues } from '#features/team/editing/model/languages.ts';
import { localeCodes } from '#i18n/locales.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const exampleFacts: Record<'line' | 'link' | 'date' | 'month', string> = {
  line: 'One line',
  link: 'https://example.org/page',
  date: '2026-12-31',
  month: '2026-12',
};

function exampleFact(field: FactField): Fact {
  if ('initial' in field) return field.initial;
  return field.required ? exampleFacts[field.type] : '';
}

/** A file that `import` takes, with one entry in the languages that publishing needs. */
export function exampleEntries(kind: ContentKind): { body: ContentBody }[] {
  const texts = Object.fromEntries(kind.texts.map(({ name, label }) => [name, label]));
  const facts = Object.fromEntries(kind.facts.map((field) => [field.name, exampleFact(field)]));
  const languages = Object.fromEntries(kind.requiredLanguages.map((locale) => [locale, texts]));
  return [{ body: { texts: languages, drafts: [], facts } }];
}

function describeFact(field: FactField): string {
  switch (field.type) {
    case 'choice':
      return field.options.map(({ value }) => value).join(' or ');
    case 'number':
      return `a whole number from ${field.min} to ${field.max}`;
    case 'line':
      return `one line of at most ${field.maxLength} characters`;
    case 'link':
      return 'a web address';
    case 'date':
      return 'a day such as 2026-12-31, or empty';
    case 'month':
      return 'a month such as 2026-12';
    case 'picture':
      return 'the address of a picture that was uploaded at the desk, or empty';
    case 'flag':
      return 'true or false';
  }
}

/** What the example cannot show: one line for each field. */
export function describeShape(kind: ContentKind): string[] {
  return [
    ...kind.texts.map(
      ({ name, type, maxLength, required }) =>
        `texts.LANGUAGE.${name}: ${type === 'line' ? 'one line' : 'Markdown'} of at most ${maxLength} characters${required ? ', required' : ''}`,
    ),
    ...kind.facts.map(
      (field) =>
        `facts.${field.name}: ${describeFact(field)}${'required' in field && field.required ? ', required' : ''}`,
    ),
    'drafts: languages whose texts are not shown to visitors yet',
    `Languages are ${localeCodes.join(', ')}. Publishing needs ${kind.requiredLanguages.join(' and ')}.`,
    'An entry without id becomes a new draft; one with id and version, as export writes it, a new version.',
  ];
}

const entryFields = ['id', 'version', 'state', 'from', 'until', 'body'];

/** Fields that the format does not have: their content would be lost. */
function listUnknown(given: Fields, known: readonly string[], path: string): string[] {
  return Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => `${path}${name} is no field here (fields are ${known.join(', ')})`);
}

function listUnknownIn(kind: ContentKind, body: Fields): string[] {
  const names = kind.texts.map(({ name }) => name);
  return [
    ...listUnknown(body, ['texts', 'drafts', 'facts'], 'body.'),
    ...Object.entries(fieldsOf(body['texts'])).flatMap(([locale, texts]) =>
      listUnknown(fieldsOf(texts), names, `body.texts.${locale}.`),
    ),
    ...listUnknown(
      fieldsOf(body['facts']),
      kind.facts.map(({ name }) => name),
      'body.facts.',
    ),
  ];
}

/** What can be read of a body that has errors, to find everything that publishing needs in the same go. */
function readableBody(body: Fields): ContentBody {
  const texts = Object.entries(fieldsOf(body['texts'])).map(([locale, given]) => [
    locale,
    Object.fromEntries(Object.entries(fieldsOf(given)).filter(([, text]) => typeof text === 'string')),
  ]);
  return {
    texts: Object.fromEntries(texts) as ContentBody['texts'],
    drafts: [],
    facts: fieldsOf(body['facts']) as ContentBody['facts'],
  };
}

/** Everything that is wrong with an entry of a file, each with its field; empty for one that can be sent. Never throws. */
export function findEntryIssues(kind: ContentKind, entry: unknown, isPublishing: boolean): string[] {
  if (!isFields(entry)) return ['it is not an entry with named fields'];
  const { id, version, body } = entry;
  const issues = listUnknown(entry, entryFields, '');
  if (id !== undefined && typeof version !== 'number')
    issues.push('version is missing: an entry with id needs that of the export');
  if (!isFields(body)) return [...issues, 'body is missing, which has texts and facts'];
  const parsed = v.safeParse(bodySchemaOf(kind), body);
  issues.push(...listUnknownIn(kind, body));
  for (const issue of parsed.issues ?? []) {
    const path = v.getDotPath(issue);
    issues.push(`${path === null ? 'body' : `body.${path}`}: ${issue.message}`);
  }
  if (isPublishing)
    issues.push(...findPublishingIssues(kind, parsed.success ? parsed.output : readableBody(body)));
  return [...new Set(issues)];
}
