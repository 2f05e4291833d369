import { Hono } from 'hono';
import * as v from 'valibot';
import type { SignedIn } from '#features/team/accounts/model/account.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { ListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import type { ReleaseDesk } from '#features/site/downloads/server/release-desk.ts';
import type { Editing } from '#features/team/editing/server/editing.ts';
import type { Outbox } from '#features/team/mail/server/outbox.ts';
import type { Review } from '#features/submission/review/server/review.ts';
import { kindsFor } from '#features/submission/review-queue/model/kind-permissions.ts';
import { foldText } from '#lib/fold-text.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { findMaxCharacters, findMinCharacters, type FoundItem } from './found-item.ts';
import { mailKindsFor } from './mail-kinds-for.ts';
import { wholeListEntries } from './page-query.ts';
import { valid } from './valid.ts';

/** Of each kind. */
const limit = 5;

const findQuery = v.strictObject({
  ...wholeListEntries,
  q: v.pipe(v.string(), v.trim(), v.minLength(findMinCharacters), v.maxLength(findMaxCharacters)),
});

interface FindServices {
  review: Pick<Review, 'list'>;
  listings: Pick<ListingDesk, 'find'>;
  editing: Pick<Editing, 'find'>;
  releases: Pick<ReleaseDesk, 'list'>;
  outbox: Pick<Outbox, 'find'>;
}

type Find = (services: FindServices, q: string, person: SignedIn) => Promise<FoundItem[]>;

const findSubmissions: Find = async ({ review }, q, person) => {
  if (kindsFor(person).length === 0) return [];
  const request = { q, sort: 'update_time', order: 'DESC', page: 1, perPage: limit } as const;
  const { data } = await review.list(request, person);
  return data.map(({ id, title, kind, state }) => ({ type: 'submission', id, name: title, kind, state }));
};

const findListings: Find = async ({ listings }, q, person) => {
  if (!may(person, 'listings.read')) return [];
  const found = await listings.find({ q, limit });
  return found.map((item) => ({ type: 'listing', ...item }));
};

const findContents: Find = async ({ editing }, q, person) => {
  if (!may(person, 'content.read')) return [];
  const found = await editing.find({ q, limit });
  return found.map(({ title, ...entry }) => ({ type: 'content', name: title, ...entry }));
};

const findReleases: Find = async ({ releases }, q, person) => {
  if (!may(person, 'releases.read')) return [];
  const words = foldText(q);
  const found = (await releases.list()).filter(({ platform, version, file }) =>
    foldText(`${platform} ${version} ${file?.name ?? ''} ${file?.sha256 ?? ''}`).includes(words),
  );
  return found.slice(0, limit).map(({ id, platform, version, withdrawal }) => ({
    type: 'release',
    id,
    name: version,
    platform,
    isWithdrawn: withdrawal !== undefined,
  }));
};

const findMails: Find = async ({ outbox }, q, person) => {
  if (!may(person, 'mail.read')) return [];
  const found = await outbox.find({ q, limit, kinds: mailKindsFor(person) });
  return found.map(({ id, recipient, kind, state }) => ({ type: 'mail', id, name: recipient, kind, state }));
};

/** In the order in which they are shown. */
const finds: readonly Find[] = [findSubmissions, findListings, findContents, findReleases, findMails];

/** A few items of each kind that this person may read, by one bounded query for each. */
export async function findItems(services: FindServices, q: string, person: SignedIn): Promise<FoundItem[]> {
  return (await Promise.all(finds.map((find) => find(services, q, person)))).flat();
}

/** What the palette finds besides the screens. */
export function createFindRoutes(services: FindServices): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const reading = allow(
    'submissions.read',
    'applications.read',
    'listings.read',
    'content.read',
    'releases.read',
    'mail.read',
  );
  routes.get('/found', reading, valid('query', findQuery), async (c) => {
    const { q } = c.req.valid('query');
    const data = await findItems(services, q, c.var.person);
    return c.json({ data, total: data.length });
  });
  return routes;
}
