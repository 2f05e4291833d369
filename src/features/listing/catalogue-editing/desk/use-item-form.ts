import { useEffect, useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRedirect } from 'react-admin';
import { readKept, writeKept } from '#features/team/editing/desk/kept-body.ts';
import { canonicalJson } from '#lib/canonical-json.ts';
import { doneOrWaits, proposalPath, proposedIn } from '#features/core/desk-kit/desk/proposed-in.ts';
import { newHid, type ListingDraft } from '../model/listing-draft.ts';
import type { EditableListing, EditCheck, StaleEdit } from '../model/listing-edit.ts';
import type { DelistingPlanRequest, DraftAction } from '../model/prepared-draft.ts';

const unprocessable = 422;
const conflict = 409;
const noCheck: EditCheck = { issues: [], findings: [] };

/** Where the calls about an item go, below the desk's API. */
export function addressOf({ id, kind, hid, plan }: Pick<EditableListing, 'id' | 'kind' | 'hid' | 'plan'>) {
  if (plan) return `listing-drafts/${plan.id}`;
  return hid === newHid ? `new-listings/${kind}` : `listings/${id}`;
}

/** Sends calls about one item; a refusal is an answer. */
function useItemCalls(item: EditableListing) {
  const dataProvider = useDataProvider();
  const call = async <Answer>(path: string, data: object) =>
    (await dataProvider.create(`${addressOf(item)}/${path}`, { data })).data as unknown as Answer;
  return {
    check: (draft: ListingDraft) => call<EditCheck>('checks', { draft }),
    save: (request: {
      seen: string;
      /** Of the listed item that a draft is compared with. */
      base?: string | undefined;
      draft: ListingDraft;
      confirmed: string[];
      source?: number;
    }) => call<EditableListing>('edits', request),
    /** Stores a new draft. */
    prepare: async (draft: ListingDraft) => {
      const { kind, hid } = item;
      const answer = await dataProvider.create('listing-drafts', { data: { kind, hid, draft } });
      return answer.data as unknown as EditableListing;
    },
    /** Saves, schedules or deletes a draft; see `prepared-draft.ts`. */
    act: (action: DraftAction) => call<EditableListing>('actions', action),
    planDelisting: (plan: DelistingPlanRequest) => call<EditableListing>('planned-delistings', plan),
  };
}

const bodyOf = (error: unknown, status: number): unknown =>
  error instanceof HttpError && error.status === status ? error.body : undefined;

/** @param over what the person saw as stored: what the act writes over */
type Act = (over: EditableListing) => Promise<void>;

/** What another person stored in the meantime, and the act that was refused, over it. */
type StaleAct = StaleEdit & { again: () => Promise<void> };

interface Refusal {
  check?: EditCheck;
  stale?: StaleEdit;
  problem?: string;
}

/** Why the act did not work; empty when it did. Never rejects. */
async function refusalOf(act: Act, over: EditableListing): Promise<Refusal> {
  try {
    await act(over);
    return {};
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const check = bodyOf(error, unprocessable) as EditCheck | undefined;
    const stale = bodyOf(error, conflict) as Partial<StaleEdit> | undefined;
    if (stale?.theirs) return { stale: stale as StaleEdit };
    return check ? { check, problem } : { problem };
  }
}

/** Under which the texts of these forms are kept on this device. */
const keptKind = 'listing';

/** A draft that has a schedule, or had one, shows what was found about it. */
const checkOf = ({ plan }: EditableListing) => (plan && plan.state !== 'draft' ? plan.found : noCheck);

/** What the form of an item holds, and what was said about it. */
function useItemState(item: EditableListing) {
  const address = addressOf(item);
  const [kept, setKept] = useState(() => readKept<ListingDraft, string>(keptKind, address));
  // What was typed over older values is refused by the server, which then shows both.
  const [base, setBase] = useState(kept ? { ...item, seen: kept.version } : item);
  const [draft, setDraft] = useState<ListingDraft>(kept?.body ?? item.draft);
  const isChanged = canonicalJson(draft) !== canonicalJson(base.draft);
  useEffect(
    () => writeKept(keptKind, address, isChanged ? { version: base.seen, body: draft } : undefined),
    [address, base.seen, draft, isChanged],
  );
  const [check, setCheck] = useState(() => checkOf(item));
  const [confirmed, setConfirmed] = useState<string[]>(item.plan?.confirmed ?? []);
  const [stale, setStale] = useState<StaleAct>();
  /** Number of the version that is being restored. */
  const [source, setSource] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  /** @param sent what the server was asked to store: what was typed since stays; without it the form is replaced whatever it holds */
  const accept = (stored: EditableListing, sent?: ListingDraft) => {
    writeKept(keptKind, address, undefined);
    setKept(undefined);
    setBase(stored);
    setDraft((typed) => (sent === undefined || typed === sent ? stored.draft : typed));
    setCheck(checkOf(stored));
    setConfirmed(stored.plan?.confirmed ?? []);
    setStale(undefined);
    setSource(undefined);
    setProblem(undefined);
  };

  /** Tells what was refused. */
  const during = async (act: Act, over = base) => {
    setBusy(true);
    setProblem(undefined);
    const refusal = await refusalOf(act, over);
    if (refusal.check) setCheck(refusal.check);
    const { stale: newer } = refusal;
    if (newer) setStale({ ...newer, again: () => during(act, newer.theirs) });
    setProblem(refusal.problem);
    setBusy(false);
  };

  return {
    ...{ base, draft, check, confirmed, stale, source, problem, isBusy, isChanged },
    restored: kept?.at,
    ...{ setBase, setDraft, setCheck, setConfirmed, setStale, setSource, accept, during },
  };
}

/** When a draft is to be published, and when it is delisted again. */
export type DraftTimes = Pick<Extract<DraftAction, { name: 'schedule' }>, 'from' | 'until' | 'reason'>;

/** What is done with the draft of an item, and with the plan of a listed one. Nothing here rejects. */
function useDraftActs(
  calls: ReturnType<typeof useItemCalls>,
  { base, draft, confirmed, setBase, setDraft, accept, during }: ReturnType<typeof useItemState>,
) {
  const notify = useNotify();
  const redirect = useRedirect();
  const tell = (done: string) => notify(done, { type: 'success' });
  return {
    /** Stores what is in the form where no visitor sees it. */
    saveDraft: () =>
      during(async ({ plan, seen }) => {
        const stored = plan ? await calls.act({ name: 'save', seen, draft }) : await calls.prepare(draft);
        tell('Draft saved. Visitors do not see it.');
        accept(stored, draft);
        if (!plan) redirect(`/listing-drafts/${stored.plan?.id}`);
      }),
    schedule: (times: DraftTimes) =>
      during(async ({ plan, seen }) => {
        const action = { ...times, seen, draft, confirmed, base: plan?.base ?? '' };
        accept(await calls.act({ name: 'schedule', ...action }), draft);
        tell('Scheduled');
      }),
    cancelSchedule: () =>
      during(async () => {
        const { plan } = await calls.act({ name: 'cancel' });
        setBase((before) => ({ ...before, plan }));
        tell('Schedule canceled');
      }),
    deleteDraft: () =>
      during(async () => {
        await calls.act({ name: 'delete' });
        setDraft(base.draft);
        tell('Draft deleted');
        redirect('/listing-drafts');
      }),
    /** @param plan nulls where the item stays listed */
    planDelisting: (plan: DelistingPlanRequest) =>
      during(async () => {
        const { planned, history } = await calls.planDelisting(plan);
        setBase((before) => ({ ...before, planned, history }));
        tell(plan.time === null ? 'The delisting is canceled.' : 'Scheduled');
      }),
  };
}

/** Saves what is in the form, or what it is about to hold, for visitors, or proposes it to a second person. The answer never rejects. */
function useStore(
  item: EditableListing,
  calls: ReturnType<typeof useItemCalls>,
  { base, confirmed, accept, during }: ReturnType<typeof useItemState>,
) {
  const notify = useNotify();
  const redirect = useRedirect();
  return (sent: ListingDraft, version: number | undefined) =>
    during(async ({ seen, plan }) => {
      const request = {
        ...{ seen, base: plan?.base, draft: sent, confirmed },
        ...(version !== undefined && { source: version }),
      };
      const stored = await calls.save(request);
      const proposed = proposedIn(stored);
      if (proposed !== undefined) {
        // Nothing is stored yet: the form is what it was, and what was sent is on the screen of the proposal.
        accept(base);
        notify(doneOrWaits(stored, ''), { type: 'success' });
        return redirect(proposalPath(proposed));
      }
      accept(stored, sent);
      const isAdded = item.hid === newHid;
      notify(isAdded ? 'Listed. Visitors see it now.' : 'Saved. Visitors see it now.', { type: 'success' });
      if (isAdded || item.plan) redirect(`/listings/${stored.id}`);
    });
}

/**
 * The form of an item: what it holds, and what can be done with it. Nothing here rejects.
 * @param isUploading whether a logo is on its way, without which nothing is stored
 */
export function useItemForm(item: EditableListing, isUploading: boolean) {
  const calls = useItemCalls(item);
  const notify = useNotify();
  const state = useItemState(item);
  const { base, draft, check, confirmed, stale, source, problem, isChanged, restored } = state;
  const isBusy = state.isBusy || isUploading;
  const { setDraft, setCheck, setConfirmed, setStale, setSource, accept, during } = state;

  const store = useStore(item, calls, state);

  return {
    ...{ base, draft, check, confirmed, stale, problem, isBusy, isChanged, restored },
    discard: () => accept(item),
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
    save: () => store(draft, source),
    ...useDraftActs(calls, state),
    /** Saves a version again, by the same rules: what is refused stays in the form. */
    restore: (number: number, version: ListingDraft) => {
      setSource(number);
      setDraft(version);
      return store(version, number);
    },
    accept,
    decideLater: () => setStale(undefined),
  };
}

export type ItemForm = ReturnType<typeof useItemForm>;
