import { Hono } from 'hono';
import * as v from 'valibot';
import type { SignedIn } from '#features/team/accounts/model/account.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { findCases, findProposals } from './find/find-cases.ts';
import { findAccounts, findMails, findSubscribers, findWebhooks } from './find/find-people.ts';
import { findContents, findNotices, findReleases } from './find/find-site.ts';
import { findCategories, findListings, findNetworks } from './find/find-store.ts';
import { findAnswers, findSubmissions } from './find/find-submissions.ts';
import type { Find, FindServices } from './find/find.ts';
import { findMaxCharacters, findMinCharacters, type FoundItem } from './find/found-item.ts';
import { wholeListEntries } from './page-query.ts';
import { valid } from './valid.ts';

const findQuery = v.strictObject({
  ...wholeListEntries,
  q: v.pipe(v.string(), v.trim(), v.minLength(findMinCharacters), v.maxLength(findMaxCharacters)),
});

/** In the order in which they are shown. */
const finds: readonly Find[] = [
  ...[findSubmissions, findCases, findProposals],
  ...[findListings, findCategories, findNetworks],
  ...[findContents, findNotices, findReleases],
  ...[findMails, findSubscribers, findAccounts, findAnswers, findWebhooks],
];

/** A few items of each kind that this person may read, by one bounded query for each. */
export async function findItems(services: FindServices, q: string, person: SignedIn): Promise<FoundItem[]> {
  return (await Promise.all(finds.map((find) => find(services, q, person)))).flat();
}

/** What the palette finds apart from the screens. */
export function createFindRoutes(services: FindServices): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const reading = allow(
    'submissions.read',
    'applications.read',
    'listings.read',
    'content.read',
    'releases.read',
    'mail.read',
    'reports.read',
    'watch.read',
    'appeals.read',
    'transfers.read',
    // Of the palette of someone who only keeps the books: it finds no items.
    'donations.export',
  );
  routes.get('/found', reading, valid('query', findQuery), async (c) => {
    const { q } = c.req.valid('query');
    const data = await findItems(services, q, c.var.person);
    return c.json({ data, total: data.length });
  });
  return routes;
}
