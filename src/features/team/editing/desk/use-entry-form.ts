import { useRef, useState } from 'react';
import { canonicalJson } from '#lib/canonical-json.ts';
import { randomUuid } from '#lib/random-uuid.ts';
import type { ContentBody, Fact } from '../model/content-body.ts';
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

type Saved = Pick<Entry, 'body' | 'version'>;

/** What the form holds. `entry` is undefined for a new one. */
export function useEntryForm(kind: ContentKind, entry: Entry | undefined) {
  const stored = entry?.body ?? emptyBody(kind);
  const [kept] = useState(() => readKept(kind.name, entry?.id));
  const [key] = useState(() => kept?.key ?? randomUuid());
  const [body, setBody] = useState(kept?.body ?? stored);
  const first = { body: stored, version: kept?.version ?? entry?.version ?? 0, restored: kept?.at };
  const [base, setBase] = useState(first);
  /** What is in the fields now, for an answer that arrives later. */
  const typed = useRef(body);
  /** Under which what is typed is kept: a new entry gets its number before its own form opens. */
  const id = useRef(entry?.id);
  const isChanged = canonicalJson(body) !== canonicalJson(base.body);

  const show = (next: ContentBody) => {
    typed.current = next;
    setBody(next);
  };
  /** @param part of what is in the fields now: a picture arrives later, and what was typed since stays */
  const change = (part: (current: ContentBody) => Partial<ContentBody>) => {
    const next = { ...typed.current, ...part(typed.current) };
    show(next);
    const isNew = canonicalJson(next) !== canonicalJson(base.body);
    writeKept(
      kind.name,
      id.current,
      isNew ? { body: next, version: base.version, ...(id.current === undefined && { key }) } : undefined,
    );
  };

  return {
    body,
    /** Names this form: sent again, it makes no second entry. */
    key,
    /** What the server stored. */
    stored: base.body,
    /** The version that the form began with. */
    version: base.version,
    isChanged,
    /** When the person typed what the form began with; undefined where it began with what is stored. */
    restored: base.restored,
    setText: (locale: EditedLocale, field: string, value: string) =>
      change(({ texts }) => ({ texts: { ...texts, [locale]: { ...texts[locale], [field]: value } } })),
    setFact: (field: string, value: Fact) => change(({ facts }) => ({ facts: { ...facts, [field]: value } })),
    setDraft: (locale: EditedLocale, isDraft: boolean) =>
      change(({ drafts }) => ({
        drafts: isDraft ? [...drafts, locale].toSorted() : drafts.filter((each) => each !== locale),
      })),
    /**
     * Takes over what the server stored, and forgets what was kept. What was typed since stays in the form and is kept.
     * @param sent what the server was asked to store, or had stored; without it the form is replaced whatever it holds
     */
    accept: (saved: Saved & { id?: number }, sent?: ContentBody) => {
      const isNewer = sent !== undefined && canonicalJson(typed.current) !== canonicalJson(sent);
      setBase({ body: saved.body, version: saved.version, restored: undefined });
      writeKept(kind.name, id.current, undefined);
      id.current = saved.id ?? id.current;
      if (isNewer) writeKept(kind.name, id.current, { body: typed.current, version: saved.version });
      else show(saved.body);
    },
    /** Forgets what was kept, with the entry. */
    forget: () => writeKept(kind.name, id.current, undefined),
    /** Goes on with the form's text on top of a version that another person stored. */
    rebase: ({ body: theirs, version }: Saved) => setBase({ ...base, body: theirs, version }),
  };
}

export type EntryForm = ReturnType<typeof useEntryForm>;
