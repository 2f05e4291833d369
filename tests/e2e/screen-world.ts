import { emptyListings } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import type { DevChain } from '#platform/chain/dev/dev-chain.ts';
import type { ScreenWorld } from '../support/desk-screens.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { openDesk } from './act-at-desk.ts';
import { makeAccount } from './desk-steps.ts';
import { makeKeptWorld } from './kept-world.ts';

type Call = Awaited<ReturnType<typeof openDesk>>;

/** The first of a list that has some. */
async function firstOf<Id>(call: Call, list: string): Promise<Id> {
  const { data } = await call<{ data: { id: Id }[] }>(list);
  const [first] = data;
  if (!first) throw new Error(`${list} is empty`);
  return first.id;
}

/** A draft with as much as an editor begins with. @returns its number */
async function addDraft(call: Call): Promise<number> {
  const texts = { en: { title: 'Wharfline', desc: 'Ships tokens along the quay.' } };
  const sent = { kind: 'dapp', draft: { ...emptyListings.dapp, texts } };
  return (await call<{ plan: { id: number } }>('listing-drafts', sent)).plan.id;
}

/** A draft of a release with nothing but its version. @returns its number */
async function addReleaseDraft(call: Call): Promise<number> {
  const bare = { released: '', file: null, further: [], checksums: '', notes: {} };
  return (await call<{ id: number }>('release-drafts', { platform: 'ios', version: '0.9.5', ...bare })).id;
}

/** An issue that is ready to send. @returns its number on the sending side */
async function addIssue(call: Call): Promise<number> {
  const texts = { en: { subject: 'Tide tables', text: 'Fees are **lower**.' } };
  const body = { texts, drafts: [], facts: { fallback: 'en' } };
  const { id, version } = await call<{ id: number; version: number }>('content/newsletter', { body });
  const publishing = { version, action: { name: 'publish' } };
  return (await call<{ rowId: number }>(`content/newsletter/${id}/actions`, publishing)).rowId;
}

/** Something for each page of the desk that shows one thing. */
export async function makeScreenWorld(portal: PortalProcess & { chain: DevChain }): Promise<ScreenWorld> {
  const { waiting, report, finding, appeal, transfer, question, proposal, notice } =
    await makeKeptWorld(portal);
  const desk = await makeAccount(portal, { name: 'Edda', role: 'reviewer,editor' });
  const call = await openDesk({ ...portal, desk });
  return {
    ...{ report, finding, appeal, transfer, question, proposal, notice },
    submission: waiting,
    listing: await firstOf<string>(call, 'listings'),
    draft: await addDraft(call),
    releaseDraft: await addReleaseDraft(call),
    mail: await firstOf<number>(call, 'outbox'),
    issue: await addIssue(call),
    news: await firstOf<number>(call, 'content/news'),
  };
}
