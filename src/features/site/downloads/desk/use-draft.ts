import { useState } from 'react';
import { useNotify, useRedirect, useUpdate } from 'react-admin';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { theirsOf } from '#features/core/desk-kit/desk/theirs-of.ts';
import type { DraftAction, ListedDraft } from '../model/prepared-release.ts';
import { valuesOf } from './release-values.ts';
import { useReleaseEditing } from './use-release-editing.ts';
import { useSayPublished } from './use-say-published.ts';

/** Sends what is done with a draft. */
function useSending(draft: ListedDraft) {
  const [problem, setProblem] = useState<string>();
  /** What another person stored in the meantime. */
  const [theirs, setTheirs] = useState<ListedDraft>();
  const [update, { isPending }] = useUpdate();

  /** Never rejects. @returns the answer; undefined after a refusal, which is shown */
  async function send(action: DraftAction): Promise<unknown> {
    setProblem(undefined);
    setTheirs(undefined);
    try {
      const answer: unknown = await update(
        'release-drafts',
        { id: draft.id, data: action, previousData: draft },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      return answer;
    } catch (error) {
      const stored = theirsOf<ListedDraft>(error);
      if (stored && stored.seen !== action.seen) setTheirs(stored);
      else setProblem(error instanceof Error ? error.message : 'The draft could not be changed. Try again.');
      return undefined;
    }
  }
  return { send, isPending, problem, theirs, forgetTheirs: () => setTheirs(undefined) };
}

/** A draft in its form, and what can be done with it. No act rejects: what goes wrong is shown. */
export function useDraft(draft: ListedDraft) {
  // Its number is the one on which the editing began, although the record is fetched again.
  const place = { resource: 'release-drafts', id: draft.id, part: 'form' };
  const kept = useKeptForm(place, valuesOf(draft), { seen: draft.seen });
  const editing = useReleaseEditing(kept, draft);
  const { send, ...sending } = useSending(draft);
  const notify = useNotify();
  const redirect = useRedirect();
  const sayPublished = useSayPublished();

  /** @returns the number of the draft after it; undefined after a refusal */
  async function store(seen: number): Promise<number | undefined> {
    const sent = kept.values;
    const answer = await send({ name: 'save', draft: editing.prepared, seen });
    if (answer === undefined) return undefined;
    kept.accept(sent, seen + 1, sent);
    return seen + 1;
  }
  async function save(seen = Number(kept.seen)): Promise<void> {
    if ((await store(seen)) !== undefined) notify('Draft saved.', { type: 'success' });
  }
  /** What is in the form is what is published. */
  async function publish(): Promise<void> {
    const seen = await store(Number(kept.seen));
    const answer = seen === undefined ? undefined : await send({ name: 'publish', seen });
    if (answer !== undefined) sayPublished(answer);
  }
  /** @returns whether it is deleted */
  async function remove(): Promise<boolean> {
    if ((await send({ name: 'delete', seen: Number(kept.seen) })) === undefined) return false;
    kept.discard();
    notify('Draft deleted.', { type: 'success' });
    redirect('/releases');
    return true;
  }
  const takeTheirs = (theirs: ListedDraft) => {
    kept.accept(valuesOf(theirs), theirs.seen);
    editing.files.replace(theirs);
    sending.forgetTheirs();
  };
  return { editing, ...sending, save, publish, remove, takeTheirs };
}
