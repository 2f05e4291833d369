import * as v from 'valibot';
import { expect, it } from 'vitest';
import { blocklistSchema, createBlocklist } from '#features/listing/watching/model/blocklist.ts';
import { createAuthority } from '../support/certificates.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { redirectTo, showPage, startVirtualSites } from '../support/virtual-sites.ts';
import { createWatchWorld, hourMs, pageOf } from '../support/watch-world.ts';

const siteCount = 200;
/** Projects 0, 5, 10, … are reached over TLS. */
const isEncrypted = (at: number) => at % 5 === 0;
const titleOf = (at: number) => `Project${String(at).padStart(3, '0')}x`;
const hostOf = (at: number) => `app.${titleOf(at).toLowerCase()}.com`;

const phrase = '<p>Enter your recovery phrase to continue</p><input type="password">';
const drainer = '<script src="https://cdn.drain-kit.com/run.js"></script>';
const blocklist = createBlocklist(v.parse(blocklistSchema, { blacklist: ['drain-kit.com'] }));

type World = Awaited<ReturnType<typeof startVirtualSites>>;
interface Authorities {
  usual: Awaited<ReturnType<typeof createAuthority>>;
  other: Awaited<ReturnType<typeof createAuthority>>;
}

/** Three sites each: another domain with another content; a page that asks for the phrase; the blocklist; a domain that someone else registered. */
const takenOver: Record<string, readonly number[]> = {
  redirected: [1, 2, 3],
  asking: [6, 7, 8],
  blocked: [11, 12, 13],
  registered: [15, 20, 25],
};
const taken = Object.values(takenOver).flat();

async function takeOver(sites: World, { other }: Authorities): Promise<void> {
  sites.serve('lottery.net', showPage(pageOf('Lottery')));
  for (const at of takenOver['redirected']!)
    sites.serve(hostOf(at), redirectTo(sites.httpUrl('lottery.net')));
  for (const at of takenOver['asking']!) sites.serve(hostOf(at), showPage(pageOf('Wallet restore', phrase)));
  for (const at of takenOver['blocked']!) sites.serve(hostOf(at), showPage(pageOf(titleOf(at), drainer)));
  for (const at of takenOver['registered']!) {
    sites.serve(hostOf(at), showPage(pageOf('Betting tips')));
    sites.certify(hostOf(at), await other.issue(hostOf(at)));
  }
}

/** What happens to sites every day and is no reason to worry; eight sites each. */
async function changeHarmlessly(sites: World, { usual, other }: Authorities): Promise<void> {
  const group = (from: number) => Array.from({ length: 8 }, (_, step) => from + step);
  const redesign = (at: number, more = '') =>
    showPage(`<title>${titleOf(at)}, the new look</title>${pageOf(`Redesign${at}`, more)}`);
  for (const at of group(31)) sites.serve(hostOf(at), redesign(at));
  for (const at of group(41)) sites.serve(hostOf(at), showPage('Down for a moment', 503));
  for (const at of group(51)) sites.serve(hostOf(at), showPage(pageOf(titleOf(at), '<p>3 new pools</p>')));
  for (const at of group(61)) {
    const script = '<script src="https://stats.analytics.net/a.js"></script>';
    sites.serve(hostOf(at), showPage(pageOf(titleOf(at), script)));
  }
  for (const at of group(71).filter((each) => !isEncrypted(each))) {
    const www = hostOf(at).replace('app.', 'www.');
    sites.serve(www, showPage(pageOf(titleOf(at))));
    sites.serve(hostOf(at), redirectTo(sites.httpUrl(www)));
  }
  for (const at of group(81)) {
    sites.serve(hostOf(at), (request, response) => {
      if (request.url === '/en') showPage(pageOf(titleOf(at)))(request, response);
      else redirectTo('/en')(request, response);
    });
  }
  for (let at = 100; at < 140; at += 5) sites.certify(hostOf(at), await usual.issue(hostOf(at)));
  for (let at = 140; at < 180; at += 5) sites.certify(hostOf(at), await other.issue(hostOf(at)));
  for (const at of [180, 185, 190]) {
    sites.serve(hostOf(at), redesign(at));
    sites.certify(hostOf(at), await other.issue(hostOf(at)));
  }
}

describeOnEachEngine('200 watched sites', (open) => {
  async function prepare() {
    const authorities = { usual: await createAuthority('Usual'), other: await createAuthority('Other') };
    const sites = await startVirtualSites(`${authorities.usual.cert}\n${authorities.other.cert}`);
    const dapps = [];
    for (let at = 0; at < siteCount; at += 1) {
      const host = hostOf(at);
      if (isEncrypted(at)) sites.certify(host, await authorities.usual.issue(host));
      sites.serve(host, showPage(pageOf(titleOf(at))));
      const url = isEncrypted(at) ? sites.httpsUrl(host) : sites.httpUrl(host);
      dapps.push(newDapp(titleOf(at), { row: { url } }));
    }
    const opened = await open();
    const world = createWatchWorld(opened, { web: sites.web, blocklist: async () => blocklist });
    await listNow(opened.database, dapps);
    return { ...opened, ...world, sites, authorities };
  }

  it('finds the 12 that were taken over in four ways, no other, and their links are gone in the same round', async () => {
    const { sites, authorities, round, pass, openFindings, catalogue } = await prepare();
    expect(await round()).toBe(siteCount);
    expect(await openFindings()).toEqual([]);

    await takeOver(sites, authorities);
    await changeHarmlessly(sites, authorities);
    pass(7 * hourMs);
    sites.requests.splice(0);
    expect(await round()).toBe(siteCount);

    const found = await openFindings();
    expect(found.map(({ name }) => name).toSorted()).toEqual(taken.map(titleOf).toSorted());
    expect(found.every(({ hijack, unlinked }) => hijack && unlinked)).toBe(true);
    const codeOf = new Map(found.map(({ name, code }) => [name, code]));
    const codes = Object.entries(takenOver).map(([way, list]) => [
      way,
      ...new Set(list.map((at) => codeOf.get(titleOf(at)))),
    ]);
    expect(codes).toEqual([
      ['redirected', 'moved'],
      ['asking', 'asks-for-phrase'],
      ['blocked', 'blocklisted-script'],
      ['registered', 'content-changed'],
    ]);
    const { dapps } = await catalogue.listDapps({ locale: 'en', start: 0, count: 500 });
    const withoutLink = dapps.filter(({ url }) => url === '');
    expect(withoutLink.map(({ title }) => title).toSorted()).toEqual(taken.map(titleOf).toSorted());
    expect(withoutLink.every(({ withheld_links: links }) => links.includes('url'))).toBe(true);
    // Each taken over site was looked at twice, each other one once.
    const visits = (at: number) => sites.requests.filter((host) => host === hostOf(at)).length;
    expect(taken.map(visits)).toEqual(taken.map(() => 2));
    expect(visits(30)).toBe(1);
  });
});
