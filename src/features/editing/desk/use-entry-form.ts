import { useState } from 'react';
import { canonicalBody, type ContentBody, type Fact } from '../model/content-body.ts';
import type { ContentKind } from '../model/content-kind.ts';
import type { Entry } from '../model/content-entry.ts';
import type { LanguageMarks } from '../model/languages.ts';
import { readKept, writeKept } from './kept-body.ts';

type EditedLocale = keyof LanguageMarks;

/** A body without any text. */
export function emptyBody(kind: ContentKind): ContentBody {
  const facts = kind.facts.map((field): [string, Fact] => [
    field.name,
    'initial' in field ? field.initial : '',
  ]);
  return { texts: {}, drafts: [], facts: Object.fromEntries(facts) };
}

/** What the form holds. `entry` is undefined for a new one. */
export function useEntryForm(kind: ContentKind, entry: Entry | undefined) {
  const stored = entry?.body ?? emptyBody(kind);
  const [kept] = useState(() => readKept(kind.name, entry?.id));
  const [body, setBody] = useState(kept?.body ?? stored);
  const [base, setBase] = useState({ body: stored, version: kept?.version ?? entry?.version ?? 0 });
  const isChanged = canonicalBody(body) !== canonicalBody(base.body);

  const change = (next: ContentBody) => {
    setBody(next);
    const isNew = canonicalBody(next) !== canonicalBody(base.body);
    writeKept(kind.name, entry?.id, isNew ? { body: next, version: base.version } : undefined);
  };

  return {
    body,
    /** The version that the form began with. */
    version: base.version,
    isChanged,
    /** True when it began with what was kept on this device. */
    wasKept: kept !== undefined,
    setText: (locale: EditedLocale, field: string, value: string) =>
      change({ ...body, texts: { ...body.texts, [locale]: { ...body.texts[locale], [field]: value } } }),
    setFact: (field: string, value: Fact) => change({ ...body, facts: { ...body.facts, [field]: value } }),
    setDraft: (locale: EditedLocale, isDraft: boolean) =>
      change({
        ...body,
        drafts: isDraft ? [...body.drafts, locale].toSorted() : body.drafts.filter((each) => each !== locale),
      }),
    /** Takes over what the server stored, and forgets what was kept. */
    accept: (saved: Pick<Entry, 'body' | 'version'>) => {
      writeKept(kind.name, entry?.id, undefined);
      setBody(saved.body);
      setBase({ body: saved.body, version: saved.version });
    },
    /** Goes on with the form's text on top of a version that another person stored. */
    rebase: (theirs: Pick<Entry, 'body' | 'version'>) => {
      setBase({ body: theirs.body, version: theirs.version });
    },
  };
}

export type EntryForm = ReturnType<typeof useEntryForm>;
