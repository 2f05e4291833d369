import { Hono } from 'hono';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import type { DappListing } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import { createListingEditing } from '#features/listing/catalogue-editing/server/listing-editing.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createFakeWeb } from '#platform/web/fake-web.ts';
import { createListingChangeRoute } from '#routes/api/listing-change-route.ts';
import type { VisitorEnvironment } from '#routes/api/submissions/visitor-environment.ts';
import { withCheckedAnswers } from './contract/with-checked-answers.ts';
import { createMailWorld, publicOrigin, startServerForTest } from './mail-world.ts';
import { ana, idOf, inReview } from './submission-world.ts';
import { onePerson } from './one-person.ts';

/** A portal on one database, with a team that sends the form as a browser without JavaScript does. */
export async function createChangeWorld(open: OpenDatabase) {
  const world = await createMailWorld(open, await startServerForTest());
  const { database, review, clock, listingChanges } = world;
  const app = new Hono<VisitorEnvironment>();
  app.use('*', async (c, next) => {
    c.set('clientAddress', '203.0.113.9');
    await next();
  });
  app.route('/', createListingChangeRoute({ ...world, publicOrigin }, 1000));
  withCheckedAnswers(app as unknown as Hono);
  const listed = async (change: Record<string, unknown> = {}, kind: 'dapp' | 'token' = 'dapp') => {
    const item = await inReview(world, change, kind);
    await review.perform({ id: item.id, version: item.version, action: { name: 'approve' }, person: ana });
    const { listed_hid: hid } = await review.get(item.id, ana);
    return { ...item, hid: hid! };
  };
  /** As a browser without JavaScript sends the form. @returns where it leads */
  const send = async (reference: string, fields: Record<string, string | File | string[]>) => {
    const form = await listingChanges.open(reference);
    const body = new FormData();
    body.set('lang', 'en');
    body.set('reference', reference);
    if (form) body.set('shown', JSON.stringify(form.shown));
    for (const [name, value] of Object.entries(fields))
      for (const one of [value].flat()) body.append(name, one);
    const answer = await app.request('/api/listing-changes', { method: 'POST', body });
    if (answer.status !== 303) throw new Error(`The form was refused: ${answer.status}`);
    return answer.headers.get('location')!;
  };
  /** Asks for a change that is taken. @returns the request */
  const ask = async (reference: string, fields: Record<string, string | File | string[]>) => {
    const place = await send(reference, fields);
    const made = /^\/en\/submission\/([a-z2-7]{26})$/.exec(place)?.[1];
    if (!made || made === reference) throw new Error(`The request was not taken: ${place}`);
    return { reference: made, id: await idOf(world, made) };
  };
  const approve = async (id: number) => {
    const { version, change } = await review.get(id, ana);
    const merge = { hid: change!.hid, seen: change!.seen, take: [] };
    await review.perform({
      id,
      version,
      action: { name: 'approve', note: 'Looked at.', merge },
      person: ana,
    });
  };
  const entry = (hid: number) =>
    database.selectFrom('dapps').selectAll().where('hid', '=', hid).executeTakeFirstOrThrow();
  const editing = createListingEditing({
    database,
    web: createFakeWeb(),
    chainOf: () => unavailableChain,
    rule: onePerson,
    now: () => clock.time,
  });
  const edit = async (hid: number, change: Partial<DappListing>) => {
    const item = await editing.get({ kind: 'dapp', hid });
    const draft = { ...item.draft, ...change };
    const request = { kind: 'dapp', hid, seen: item.seen, person: ana, draft } as const;
    const first = await editing.save({ ...request, confirmed: [] });
    if (first.kind !== 'refused') return;
    await editing.save({ ...request, confirmed: first.check.findings.map(({ key }) => key) });
  };
  const desk = createListingDesk({ database, now: () => clock.time });
  return { ...world, world, listed, send, ask, approve, entry, edit, desk };
}
