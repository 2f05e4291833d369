import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import type { ContentBody } from '../model/content-body.ts';
import type { Entry } from '../model/content-entry.ts';
import type { ContentKind } from '../model/content-kind.ts';
import { seenWords } from './content-words.ts';
import type { EntryForm } from './use-entry-form.ts';

/** What is sent; see `content-action.ts`. */
export type Act = { name: string } & Record<string, unknown>;

interface ActionParts {
  kind: ContentKind;
  entry: Entry | undefined;
  form: EntryForm;
  /** A new entry was stored, before its own form opens. */
  onCreated: (id: number, action: Act) => void;
}

const staleOf = (error: unknown): Entry | undefined =>
  error instanceof HttpError && error.status === 409
    ? (error.body as { theirs?: Entry } | undefined)?.theirs
    : undefined;

/** Sends an editor's actions. What is refused stays in the form. */
export function useEntryActions({ kind: { name: kind, handover }, entry, form, onCreated }: ActionParts) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** What another person stored in the meantime. */
  const [theirs, setTheirs] = useState<Entry>();

  const send = async (id: number, version: number, action: Act): Promise<Entry> => {
    const data = { version, action };
    const answer = await dataProvider.update<Entry>(`content/${kind}`, {
      id,
      data,
      previousData: {} as Entry,
    });
    return answer.data;
  };

  const create = async (body: ContentBody): Promise<Entry> =>
    (await dataProvider.create<Entry>(`content/${kind}`, { data: { body, key: form.key } })).data;

  const act = async (action: Act, done: string, base = form.version): Promise<void> => {
    const sent = 'body' in action ? form.body : form.stored;
    setBusy(true);
    setProblem(undefined);
    try {
      const known = entry ?? (await create(form.body));
      // A new entry is stored by being created; a refusal of what follows leaves it a draft.
      if (!entry) form.accept(known, sent);
      const isDone = !entry && action.name === 'save';
      const saved = isDone ? known : await send(known.id, entry ? base : known.version, action);
      form.accept(saved, action.name === 'restore' ? undefined : sent);
      setTheirs(undefined);
      notify(handover ? done : `${done}. ${seenWords(saved)}`, { type: 'success' });
      refresh();
      if (!entry) onCreated(saved.id, action);
      if (!entry) redirect(`/content/${kind}/${saved.id}`);
    } catch (error) {
      const stale = staleOf(error);
      if (stale) setTheirs(stale);
      else setProblem(error instanceof Error ? error.message : String(error));
      // A new entry that was not published is in the list as a draft.
      if (!entry) refresh();
    } finally {
      setBusy(false);
    }
  };

  return { act, isBusy, problem, theirs, forgetTheirs: () => setTheirs(undefined) };
}

export type EntryActions = ReturnType<typeof useEntryActions>;
