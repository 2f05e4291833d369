import { expect, it } from 'vitest';
import type { ReportCase, ReportCaseDetail } from '#features/store/reports/model/report-case.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { publicOrigin } from '../support/mail-world.ts';
import { createReportForm, staticOrigin, fakeSite } from '../support/report-form.ts';
import { createTestReports } from '../support/reports.ts';
import { seedContent } from '#content/seed.ts';
import { readFewListings } from '../support/part-of-content.ts';

const phishing = { kind: 'dapp', id: '1', reason: 'phishing', text: 'It asks for the phrase.', lang: 'en' };
const hour = 60 * 60_000;

async function readCases(caller: Caller, query = ''): Promise<ReportCase[]> {
  const answer = await caller.get(`/api/desk/reports?${query}`);
  return ((await answer.json()) as { data: ReportCase[] }).data;
}

describeOnEachEngine('reports of visitors', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const clock = { time: new Date() };
    const desk = await createDesk(opened, assets());
    await opened.database.deleteFrom('categories').execute();
    await opened.database.deleteFrom('chains').execute();
    await seedContent({ ...opened, now: () => clock.time, content: await readFewListings() });
    const reports = createTestReports(opened, () => clock.time);
    const reviewer = await desk.signIn('reviewer', 'Rita');
    const getCase = async (id: number) =>
      (await (await reviewer.get(`/api/desk/reports/${id}`)).json()) as ReportCaseDetail;
    const act = (id: number, version: number, action: object) =>
      reviewer.post(`/api/desk/reports/${id}/actions`, { version, action });
    const pass = (ms: number) => {
      clock.time = new Date(clock.time.getTime() + ms);
    };
    return { ...opened, ...desk, reports, send: createReportForm(reports), reviewer, getCase, act, pass };
  }

  it('keeps no recovery phrase, whichever form it is typed in', async () => {
    const { send, reviewer } = await prepare();
    const phrase = `${'test '.repeat(11)}junk`;
    const sent = await send({ ...phishing, text: `It asked for my phrase: ${phrase}` });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en/report?dapp=1&result=secret']);
    expect(await readCases(reviewer)).toEqual([]);
    await send(phishing);
    const [{ id, version }] = (await readCases(reviewer)) as [ReportCase];
    const noted = await reviewer.post(`/api/desk/reports/${id}/actions`, {
      version,
      action: { name: 'note', note: phrase },
    });
    expect(noted.status).toBe(400);
    expect(await noted.text()).toContain('action.note holds a recovery phrase or a private key');
  });

  it('groups what several people report about an item, and lists it with count and reasons', async () => {
    const { send, reviewer, getCase } = await prepare();
    const sent = await send(phishing);
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/en\/report\?dapp=1&result=received&case=\d+$/),
    ]);
    await send({ ...phishing, lang: 'ja' }, '198.51.100.7');
    await send({ ...phishing, reason: 'broken-link', text: '' }, '203.0.113.9');
    await send(fakeSite);
    const cases = await readCases(reviewer, 'sort=report_count&order=DESC');
    expect(cases.map(({ kind, report_count }) => [kind, report_count])).toEqual([
      ['dapp', 3],
      ['site', 1],
    ]);
    expect(cases[0]!.reasons).toEqual([
      { reason: 'phishing', count: 2 },
      { reason: 'broken-link', count: 1 },
    ]);
    expect(cases[1]!.title).toBe('tideport-app.example');
    const item = await getCase(cases[0]!.id);
    // What the reporter is told is what the desk calls it.
    expect(sent.headers.get('location')).toContain(`case=${item.id}`);
    expect(item.public_url).toBe('https://portal.example/en/dappstore/detail?id=1');
    expect(item.reports.map(({ locale, text }) => [locale, text])).toEqual([
      ['en', ''],
      ['ja', 'It asks for the phrase.'],
      ['en', 'It asks for the phrase.'],
    ]);
    expect(JSON.stringify(item)).not.toContain('hash');
    const counts = await (await reviewer.get('/api/desk/report-counts')).json();
    expect(counts).toMatchObject({
      data: [
        { id: 'open', count: 2 },
        { id: 'decided', count: 0 },
      ],
    });
  });

  it('counts one address once for an item, with what it sent last, and keeps what others sent from there', async () => {
    const { send, reviewer, getCase, database } = await prepare();
    await send({ ...phishing, email: 'ana@example.org' });
    await send({ ...phishing, text: 'It emptied my wallet.', email: 'ben@example.org' });
    await send({ ...phishing, reason: 'other', text: 'I was wrong.' });
    const [item] = await readCases(reviewer);
    expect(item).toMatchObject({ report_count: 1, reasons: [{ reason: 'other', count: 1 }] });
    expect((await getCase(item!.id)).reports.map(({ text }) => text)).toEqual([
      'I was wrong.',
      'It emptied my wallet.',
      'It asks for the phrase.',
    ]);
    const emails = await database.selectFrom('reports').select('email').orderBy('id').execute();
    expect(emails.map(({ email }) => email)).toEqual(['ana@example.org', 'ben@example.org', null]);
  });

  it('delists nothing by itself, however many report it', async () => {
    const { send, database, reviewer } = await prepare();
    for (let network = 0; network < 60; network += 1) await send(phishing, `10.${network}.0.1`);
    expect((await readCases(reviewer))[0]!.report_count).toBe(60);
    const dapp = await database.selectFrom('dapps').select('listed').where('hid', '=', 1).executeTakeFirst();
    expect(dapp).toEqual({ listed: 1 });
  });

  it('accepts ten reports a day from an address and forty from its network', async () => {
    const { send, pass, database, reports } = await prepare();
    const site = (number: number) => ({ ...fakeSite, site: `fake-${number}.example` });
    const resultOf = async (number: number, from: string) =>
      new URL((await send(site(number), from)).headers.get('location')!, 'http://x').searchParams.get(
        'result',
      );
    for (let number = 0; number < 10; number += 1)
      expect(await resultOf(number, '192.0.2.1')).toBe('received');
    expect(await resultOf(10, '192.0.2.1')).toBe('limit');
    for (let number = 11; number < 41; number += 1)
      expect(await resultOf(number, `192.0.2.${Math.floor(number / 10) + 2}`)).toBe('received');
    expect(await resultOf(41, '192.0.2.99')).toBe('limit');
    expect(await resultOf(42, '198.51.100.1')).toBe('received');
    pass(24 * hour + 1);
    expect(await resultOf(43, '192.0.2.1')).toBe('received');
    // The senders of yesterday are forgotten; the reports stay.
    await reports.forgetReporters(180);
    const known = await database
      .selectFrom('reports')
      .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('address_hash').as('known')])
      .executeTakeFirstOrThrow();
    expect([Number(known.all), Number(known.known)]).toEqual([42, 1]);
  });

  it('holds the limits when the reports are sent at the same moment', async () => {
    const { send, reviewer } = await prepare();
    const same = Array.from({ length: 8 }, (_, number) => send(phishing, `10.9.${number}.1`));
    const many = Array.from({ length: 14 }, (_, number) => send({ ...fakeSite, site: `f${number}.example` }));
    for (const answer of await Promise.all([...same, ...many])) expect(answer.status).toBe(303);
    const cases = await readCases(reviewer, 'per_page=100');
    expect(cases.filter(({ kind }) => kind === 'dapp').map(({ report_count }) => report_count)).toEqual([8]);
    expect(cases.filter(({ kind }) => kind === 'site')).toHaveLength(10);
  });

  it.each([
    ['without a reason', { ...phishing, reason: '' }],
    ['with an unknown reason', { ...phishing, reason: 'boring' }],
    ['with a text that is too long', { ...phishing, text: 'x'.repeat(2001) }],
    ['with an invalid address', { ...phishing, email: 'not an address' }],
    ['about an invalid site', { ...fakeSite, site: 'javascript:alert(1)' }],
    ['in an unknown language', { ...phishing, lang: '//evil.example' }],
  ])('stores no form %s and says so', async (_name, body) => {
    const { send, reviewer } = await prepare();
    const answer = await send(body);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/en\/report\?(dapp=1&)?result=incomplete$/);
    expect(await readCases(reviewer)).toEqual([]);
  });

  it('stores nothing about an item that is not listed', async () => {
    const { send, reviewer, database } = await prepare();
    await database.updateTable('tokens').set({ listed: 0 }).where('hid', '=', 1).execute();
    for (const body of [
      { ...phishing, id: '999999' },
      { ...phishing, kind: 'token' },
    ])
      expect((await send(body)).headers.get('location')).not.toContain('result');
    expect(await readCases(reviewer)).toEqual([]);
  });

  it('takes no form that another site made its visitors send, and none of a program', async () => {
    const { send, reviewer } = await prepare();
    for (const from of ['cross-site', 'same-site'])
      expect((await send(phishing, '192.0.2.1', { 'sec-fetch-site': from })).status).toBe(403);
    // Browsers that do not know that header, and all of them over plain HTTP, name the origin alone.
    for (const origin of ['https://evil.example', 'https://portal.example.evil.example', 'null'])
      expect((await send(phishing, '192.0.2.1', { origin })).status).toBe(403);
    expect((await send({ ...phishing, homepage: 'https://spam.example' })).status).toBe(303);
    expect(await readCases(reviewer)).toEqual([]);
    expect((await send(phishing, '192.0.2.1', { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    expect((await send(phishing, '192.0.2.2', { origin: publicOrigin })).status).toBe(303);
    const ofCopy = { 'sec-fetch-site': 'cross-site', origin: staticOrigin };
    expect((await send(phishing, '192.0.2.3', ofCopy)).status).toBe(303);
    expect(await readCases(reviewer)).toHaveLength(1);
  });

  it('refuses more requests than a person makes, and bodies larger than a form', async () => {
    const { reports } = await prepare();
    const send = createReportForm(reports, 2);
    expect((await send({ ...phishing, text: 'x'.repeat(40_000) })).status).toBe(413);
    await send(phishing);
    expect((await send(phishing)).status).toBe(429);
    expect((await send(phishing, '198.51.100.1')).status).toBe(303);
  });

  it('says which links of the item are withheld', async () => {
    const { send, reviewer, getCase } = await prepare();
    await send(phishing);
    const { id } = (await readCases(reviewer))[0]!;
    expect(await getCase(id)).toMatchObject({ listed: true, withheld: [] });
    const choice = { field: 'url', reason: 'doubt', note: 'It asks for a phrase.' };
    expect((await reviewer.post('/api/desk/listings/dapp-1/withheld-links', choice)).status).toBe(200);
    expect(await getCase(id)).toMatchObject({ listed: true, withheld: ['url'] });
  });

  it('is decided with a reason: the item is delisted, and both are in the log', async () => {
    const { send, reviewer, getCase, act, database } = await prepare();
    await send(phishing);
    const { id, version } = (await readCases(reviewer))[0]!;
    const decision = { name: 'decide', outcome: 'delisted', note: 'The site drains wallets.' };
    expect((await act(id, version, decision)).status).toBe(400);
    expect((await act(id, version, { ...decision, delisting: 'fraud', note: ' ' })).status).toBe(400);
    expect((await act(id, version, { ...decision, delisting: 'fraud' })).status).toBe(200);
    const item = await getCase(id);
    expect(item.listed).toBe(false);
    expect(item.decision).toMatchObject({
      outcome: 'delisted',
      note: 'The site drains wallets.',
      actor: 'rita@example.org',
    });
    const delisting = await database.selectFrom('delistings').selectAll().executeTakeFirstOrThrow();
    expect(delisting).toMatchObject({ kind: 'dapp', hid: 1, reason: 'fraud' });
    const log = await database.selectFrom('audit_log').select(['area', 'action']).orderBy('id').execute();
    expect(log.slice(-2)).toEqual([
      { area: 'listing', action: 'delist' },
      { area: 'report', action: 'decide' },
    ]);
    expect(await readCases(reviewer)).toEqual([]);
    expect((await readCases(reviewer, 'state=decided')).map(({ id: decided }) => decided)).toEqual([id]);
  });

  it('is closed as delisted when someone delisted the item before', async () => {
    const { send, reviewer, act } = await prepare();
    await send(phishing);
    await reviewer.post('/api/desk/listings/dapp-1/actions', { name: 'delist', reason: 'fraud', note: '' });
    const { id, version } = (await readCases(reviewer))[0]!;
    const decision = { name: 'decide', outcome: 'delisted', delisting: 'fraud', note: 'Done already.' };
    expect((await act(id, version, decision)).status).toBe(200);
  });

  it('opens a new case after a decision, which names the earlier one', async () => {
    const { send, reviewer, act, getCase } = await prepare();
    await send(phishing);
    const first = (await readCases(reviewer))[0]!;
    await act(first.id, first.version, { name: 'decide', outcome: 'no-action', note: 'Nothing found.' });
    await send(phishing, '198.51.100.7');
    const second = (await readCases(reviewer))[0]!;
    expect([second.id === first.id, second.report_count]).toEqual([false, 1]);
    expect((await getCase(second.id)).earlier).toMatchObject([{ id: first.id, outcome: 'no-action' }]);
  });

  it('refuses an act on a version that someone changed, a second decision, and outcomes of other kinds', async () => {
    const { send, reviewer, act, getCase } = await prepare();
    await send(fakeSite);
    const { id, version } = (await readCases(reviewer))[0]!;
    expect((await act(id, version, { name: 'note', note: 'Asked the host.' })).status).toBe(200);
    const close = { name: 'decide', outcome: 'passed-on', note: 'Reported to the host.' };
    const stale = await act(id, version, close);
    const item = await getCase(id);
    expect([stale.status, ((await stale.json()) as { theirs: unknown }).theirs]).toEqual([409, item]);
    expect(item.notes).toMatchObject([{ author: 'rita@example.org', text: 'Asked the host.' }]);
    expect((await act(id, item.version, { ...close, outcome: 'corrected' })).status).toBe(400);
    expect((await act(id, item.version, close)).status).toBe(200);
    expect((await act(id, item.version + 1, close)).status).toBe(409);
    expect((await act(999, 1, close)).status).toBe(404);
  });
});
