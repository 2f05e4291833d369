import { useState } from 'react';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { canonicalDraft, type ListingDraft } from '../model/listing-draft.ts';
import type { EditableListing, EditCheck, StaleEdit } from '../model/listing-edit.ts';

const unprocessable = 422;
const conflict = 409;
const noCheck: EditCheck = { issues: [], findings: [] };

/** Sends calls about one item; a refusal is an answer. */
function useItemCalls(id: string) {
  const dataProvider = useDataProvider();
  const call = async <Answer>(path: string, data: object) =>
    (await dataProvider.create(`listings/${id}/${path}`, { data })).data as unknown as Answer;
  return {
    check: (draft: ListingDraft) => call<EditCheck>('checks', { draft }),
    save: (request: { seen: string; draft: ListingDraft; confirmed: string[] }) =>
      call<EditableListing>('edits', request),
  };
}

const bodyOf = (error: unknown, status: number): unknown =>
  error instanceof HttpError && error.status === status ? error.body : undefined;

interface Refusal {
  check?: EditCheck;
  stale?: StaleEdit;
  problem?: string;
}

/** Why the act did not work; empty when it did. Never rejects. */
async function refusalOf(act: () => Promise<void>): Promise<Refusal> {
  try {
    await act();
    return {};
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const check = bodyOf(error, unprocessable) as EditCheck | undefined;
    const stale = bodyOf(error, conflict) as Partial<StaleEdit> | undefined;
    if (stale?.theirs) return { stale: stale as StaleEdit };
    return check ? { check, problem } : { problem };
  }
}

/** What the form of an item holds, and what was said about it. Nothing here rejects. */
export function useItemForm(item: EditableListing) {
  const calls = useItemCalls(item.id);
  const notify = useNotify();
  const [base, setBase] = useState(item);
  const [draft, setDraft] = useState<ListingDraft>(item.draft);
  const [check, setCheck] = useState(noCheck);
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const [stale, setStale] = useState<StaleEdit>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  /** @param sent what the server was asked to store: what was typed since stays; without it the form is replaced whatever it holds */
  const accept = (stored: EditableListing, sent?: ListingDraft) => {
    setBase(stored);
    setDraft((typed) => (sent === undefined || typed === sent ? stored.draft : typed));
    setCheck(noCheck);
    setConfirmed([]);
    setStale(undefined);
    setProblem(undefined);
  };

  /** Tells what was refused. */
  const during = async (act: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    const refusal = await refusalOf(act);
    if (refusal.check) setCheck(refusal.check);
    if (refusal.stale) setStale(refusal.stale);
    setProblem(refusal.problem);
    setBusy(false);
  };

  return {
    ...{ base, draft, check, confirmed, stale, problem, isBusy },
    isChanged: canonicalDraft(draft) !== canonicalDraft(base.draft),
    change: (part: Partial<ListingDraft>) => setDraft((before) => ({ ...before, ...part }) as ListingDraft),
    confirm: (key: string, isConfirmed: boolean) =>
      setConfirmed((before) => [...before.filter((each) => each !== key), ...(isConfirmed ? [key] : [])]),
    checkAgain: () =>
      during(async () => {
        const answer = await calls.check(draft);
        setCheck(answer);
        if (answer.issues.length + answer.findings.length === 0)
          notify('Nothing was found.', { type: 'success' });
      }),
    /** @param seen of the version to write over, when it is not the one that the form began with */
    save: (seen = base.seen) =>
      during(async () => {
        accept(await calls.save({ seen, draft, confirmed }), draft);
        notify('Saved. Visitors see it now.', { type: 'success' });
      }),
    accept,
    decideLater: () => setStale(undefined),
  };
}

export type ItemForm = ReturnType<typeof useItemForm>;
