import { expect, it } from 'vitest';
import type { ReportCase, ReportCaseDetail } from '#features/store/reports/model/report-case.ts';
import type { Finding } from '#features/store/token-checks/model/check.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { startEmptyChain } from '../support/empty-chain.ts';
import { outboxRows } from '../support/mail-world.ts';
import { createReportForm, fakeSite } from '../support/report-form.ts';
import { createTestReports } from '../support/reports.ts';
import { appealOf, canRaise, checkedToken, noResale, storeTestCheck } from '../support/test-check.ts';

const dayMs = 24 * 60 * 60_000;
/** The latest block of the empty chain: a check of it that is stored is not made again. */
const headBlock = 100n;
const form = `/en/tools/token-check/appeal?network=bsc&address=${checkedToken}&block=90&finding=resale`;

describeOnEachEngine('appeals of findings of the token check', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const clock = { time: new Date() };
    const { rpcUrl } = await startEmptyChain();
    const desk = await createDesk(opened, assets(), { rpcUrl });
    const reports = createTestReports(opened, () => clock.time);
    const reviewer = await desk.signIn('reviewer', 'Rita');
    await storeTestCheck(opened.database);
    const list = async () => {
      const answer = await reviewer.get('/api/desk/reports?state=open');
      return ((await answer.json()) as { data: ReportCase[] }).data;
    };
    const getCase = async (id: number) =>
      (await (await reviewer.get(`/api/desk/reports/${id}`)).json()) as ReportCaseDetail;
    const act = (id: number, version: number, action: object) =>
      reviewer.post(`/api/desk/reports/${id}/actions`, { version, action });
    return { ...opened, clock, reports, send: createReportForm(reports), list, getCase, act };
  }

  type World = Awaited<ReturnType<typeof prepare>>;

  /** Appeals, runs the check again, which finds the same, and decides. @returns the number of the case */
  async function decideOn(world: World, outcome: 'granted' | 'no-action') {
    await storeTestCheck(world.database, { block: headBlock });
    return decideAsIs(world, outcome);
  }

  /** The same, with what the check finds by itself: that there is no contract. */
  async function decideAsIs({ send, list, act }: World, outcome: 'granted' | 'no-action', email = '') {
    await send(appealOf({ email }));
    const [{ id, version }] = (await list()) as [ReportCase];
    expect((await act(id, version, { name: 'check-again' })).status).toBe(200);
    const decided = await act(id, version + 1, { name: 'decide', outcome, note: 'Read the code.' });
    expect(decided.status).toBe(200);
    return id;
  }

  const reviewedOf = ({ reports }: World, findings: Finding[], pair: string | null = null) =>
    reports.findReviewed({ network: 'bsc', address: checkedToken, pair, findings });

  it('are one case for a finding of a token, with what the first one is about', async () => {
    const { send, list, getCase, database } = await prepare();
    const sent = await send(appealOf());
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/finding=resale&result=received&case=\d+$/),
    ]);
    await storeTestCheck(database, { block: 95n });
    await send(appealOf({ block: '95', text: 'It opened today.' }), '198.51.100.7');
    await send(appealOf({ finding: 'fee-change' }));
    const cases = await list();
    expect(cases.map(({ kind, title, report_count }) => [kind, title, report_count])).toEqual([
      ['token-check', checkedToken, 1],
      ['token-check', checkedToken, 2],
    ]);
    const item = await getCase(cases[1]!.id);
    expect(item).toMatchObject({
      ...{ place: 'Example Token, bsc, resale', hid: null, again: null },
      public_url: `https://portal.example/en/tools/token-check?network=bsc&address=${checkedToken}`,
      appealed: { id: 'resale', pair: null, symbol: 'EXT', seen: { block: 90, finding: noResale } },
      reasons: [{ reason: 'wrong-information', count: 2 }],
    });
    expect(item.reports.map(({ text }) => text)).toEqual(['It opened today.', 'Trading was not open yet.']);
  });

  it('lead back to their form where something is missing, and store nothing', async () => {
    const { send, list } = await prepare();
    const locationOf = async (body: Record<string, string>) => (await send(body)).headers.get('location');
    expect(await locationOf(appealOf({ text: ' ' }))).toBe(`${form}&result=incomplete`);
    expect(await locationOf(appealOf({ email: 'no address' }))).toBe(`${form}&result=incomplete`);
    const phrase = `${'test '.repeat(11)}junk`;
    expect(await locationOf(appealOf({ text: phrase }))).toBe(`${form}&result=secret`);
    expect(await locationOf(appealOf({ finding: '//evil.example' }))).toBe('/en/tools/token-check');
    expect(await list()).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['of a check that is not there', { block: '91' }],
    ['of a check by another pair', { pair: `0x${'11'.repeat(20)}` }],
    ['of another token', { address: `0x${'22'.repeat(20)}` }],
    ['on an unknown network', { network: 'nowhere' }],
    ['of what passed', { finding: 'purchase' }],
  ])('are not taken %s', async (_name, changed) => {
    const { send, list } = await prepare();
    expect((await send(appealOf(changed))).headers.get('location')).not.toContain('result');
    expect(await list()).toEqual([]);
  });

  it('count among the reports of an address', async () => {
    const { send } = await prepare();
    for (let number = 0; number < 10; number += 1)
      await send({ ...fakeSite, site: `fake-${number}.example` });
    expect((await send(appealOf())).headers.get('location')).toBe(`${form}&result=limit`);
  });

  it('are granted only by people who ran the check again, and both results stay with the case', async () => {
    const { send, list, act, getCase, database } = await prepare();
    await send(appealOf());
    const [{ id, version }] = (await list()) as [ReportCase];
    const grant = { name: 'decide', outcome: 'granted', note: 'Trading is open now.' };
    expect((await act(id, version, grant)).status).toBe(400);
    expect((await act(id, version, { ...grant, outcome: 'delisted', delisting: 'fraud' })).status).toBe(400);
    expect((await act(id, version, { name: 'check-again' })).status).toBe(200);
    const again = { block: 100, verdict: 'not-determined', finding: { id: 'resale', why: 'not-reached' } };
    expect(await getCase(id)).toMatchObject({ appealed: { seen: { block: 90 } }, again });
    expect((await act(id, version + 1, grant)).status).toBe(200);
    expect(await getCase(id)).toMatchObject({ decision: { outcome: 'granted' }, again });
    expect((await act(id, version + 2, { name: 'check-again' })).status).toBe(409);
    const log = await database
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('area', '=', 'report')
      .orderBy('id')
      .execute();
    expect(log.map(({ action, detail }) => [action, JSON.parse(detail) as unknown])).toEqual([
      ['check-again', { name: checkedToken, block: 100, found: 'not-determined' }],
      ['decide', { name: checkedToken, outcome: 'granted' }],
    ]);
  });

  it('are answered by a mail that is not the one about reports', async () => {
    const world = await prepare();
    const email = 'team@project.example';
    await decideAsIs(world, 'granted', email);
    const rows = await outboxRows(world);
    expect(rows.filter(({ recipient }) => recipient === email).map(({ kind }) => kind)).toEqual([
      'check-appeal-outcome',
    ]);
  });

  it('cannot be checked again without an endpoint, nor can what is no appeal', async () => {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const reviewer = await desk.signIn('reviewer', 'Rita');
    const send = createReportForm(createTestReports(opened, () => new Date()));
    await storeTestCheck(opened.database);
    const statusOf = async (kind: string) => {
      const listed = await reviewer.get(`/api/desk/reports?kind=${kind}`);
      const [{ id, version }] = ((await listed.json()) as { data: [ReportCase] }).data;
      const action = { name: 'check-again' };
      return (await reviewer.post(`/api/desk/reports/${id}/actions`, { version, action })).status;
    };
    await send(appealOf());
    await send(fakeSite);
    expect([await statusOf('token-check'), await statusOf('site')]).toEqual([503, 400]);
  });

  it('show a note beside the same finding for 90 days, and beside no other one', async () => {
    const world = await prepare();
    expect(await reviewedOf(world, [noResale])).toEqual([]);
    const id = await decideOn(world, 'granted');
    const { decision } = await world.getCase(id);
    const note = { id: 'resale', at: decision!.at };
    expect(await reviewedOf(world, [noResale, canRaise])).toEqual([note]);
    expect(await reviewedOf(world, [{ ...noResale, block: 5_000 }])).toEqual([note]);
    expect(await reviewedOf(world, [{ ...noResale, params: { failed: 3, tried: 3, reason: 'no' } }])).toEqual(
      [],
    );
    expect(await reviewedOf(world, [{ ...noResale, outcome: 'caution' }])).toEqual([]);
    const other = { network: 'bsc', address: `0x${'22'.repeat(20)}`, pair: null, findings: [noResale] };
    expect(await world.reports.findReviewed(other)).toEqual([]);
    world.clock.time = new Date(world.clock.time.getTime() + 91 * dayMs);
    expect(await reviewedOf(world, [noResale])).toEqual([]);
  });

  it('show no note where the finding was gone for the reviewers and is back', async () => {
    const world = await prepare();
    await decideAsIs(world, 'granted');
    expect(await reviewedOf(world, [noResale])).toEqual([]);
  });

  it('show no note by another pair, or where the code behind the token has been replaced', async () => {
    const world = await prepare();
    await decideOn(world, 'granted');
    expect(await reviewedOf(world, [noResale])).toHaveLength(1);
    expect(await reviewedOf(world, [noResale], `0x${'11'.repeat(20)}`)).toEqual([]);
    const replaced: Finding = {
      ...{ id: 'upgrade', outcome: 'caution', why: 'upgradeable', call: 'eth_getStorageAt', block: 101 },
      params: { kind: 'eip-1967', implementation: `0x${'33'.repeat(20)}` },
    };
    expect(await reviewedOf(world, [noResale, replaced])).toEqual([]);
  });

  it('are another case by a pair that was named', async () => {
    const { send, list, getCase, database } = await prepare();
    const pair = `0x${'AB'.repeat(20)}`;
    await storeTestCheck(database, { pair: `0x${'ab'.repeat(20)}` });
    await send(appealOf());
    await send(appealOf({ pair }));
    const [named, usual] = (await list()) as [ReportCase, ReportCase];
    expect([named.report_count, usual.report_count]).toEqual([1, 1]);
    expect((await getCase(named.id)).appealed).toMatchObject({ pair: pair.toLowerCase() });
    expect((await getCase(usual.id)).appealed).toMatchObject({ pair: null });
  });

  it('show no note where the last decision was another one', async () => {
    const world = await prepare();
    await decideOn(world, 'granted');
    await decideOn(world, 'no-action');
    expect(await reviewedOf(world, [noResale])).toEqual([]);
  });
});
