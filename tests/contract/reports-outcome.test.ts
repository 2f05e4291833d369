import { expect, it } from 'vitest';
import type { ReportOutcome } from '#features/store/reports/model/report-case.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, outboxRows, startServerForTest } from '../support/mail-world.ts';
import { createReportForm, fakeSite } from '../support/report-form.ts';
import { appealOf, checkedToken, storeTestCheck } from '../support/test-check.ts';

describeOnEachEngine('the outcome of a report', (open) => {
  const person = { id: null, email: 'rita@example.org' };

  async function prepare() {
    const world = await createMailWorld(await open(), await startServerForTest());
    const { reports } = world;
    const send = createReportForm(reports);
    const decide = async (outcome: ReportOutcome = 'passed-on') => {
      const { data } = await reports.list({
        state: 'open',
        sort: 'newest_time',
        order: 'DESC',
        page: 1,
        perPage: 5,
      });
      const { id, version } = data[0]!;
      const action = { name: 'decide', outcome, note: 'Reported to the host.' } as const;
      await reports.act({ id, version, action, person });
    };
    const emails = () => world.database.selectFrom('reports').select('email').orderBy('id').execute();
    return { ...world, send, decide, emails };
  }

  it('is mailed in the language of each reporter, and their addresses are erased', async () => {
    const world = await prepare();
    await world.send({ ...fakeSite, email: 'Ana@example.org', lang: 'ja' });
    await world.send({ ...fakeSite, email: 'ben@example.org' }, '198.51.100.7');
    await world.send(fakeSite, '203.0.113.9');
    await world.decide();
    expect(await world.emails()).toEqual([{ email: null }, { email: null }, { email: null }]);
    expect(await outboxRows(world)).toHaveLength(2);
    await world.outbox.sendDue();
    const byRecipient = new Map(world.server.mails.map((mail) => [mail.recipients[0], mail]));
    expect(byRecipient.get('Ana@example.org')?.html).toContain('<html lang="ja"');
    const { text } = byRecipient.get('ben@example.org')!;
    expect(text).toContain('“tideport-app·example”');
    expect(text).toContain('reported the site to its hosting provider');
    expect(text).not.toContain('Reported to the host.');
    expect(text).toMatch(/^Reference: \d+$/m);
  });

  it('is mailed for an appeal too, which is called by its address and never by what the contract says', async () => {
    const world = await prepare();
    await storeTestCheck(world.database);
    await world.send(appealOf({ email: 'team@example.org', lang: 'ja' }));
    await world.decide('no-action');
    expect(await world.emails()).toEqual([{ email: null }]);
    await world.outbox.sendDue();
    const [mail] = world.server.mails;
    expect(mail?.html).toContain('<html lang="ja"');
    expect(mail?.text).toContain(checkedToken);
    expect(mail?.text).toContain('確認しました。検査結果はそのままです。');
    expect(mail?.text).toContain('/ja/tools/token-check');
    expect(mail?.text).not.toContain('Example Token');
  });

  it('goes once to an address that several reports name', async () => {
    const world = await prepare();
    await world.send({ ...fakeSite, email: 'ana@example.org' });
    await world.send({ ...fakeSite, email: 'ANA@example.org' }, '198.51.100.7');
    await world.decide();
    expect((await outboxRows(world)).map(({ recipient }) => recipient)).toEqual(['ana@example.org']);
  });

  it('goes to each of several people behind one address', async () => {
    const world = await prepare();
    for (const name of ['ana', 'ben', 'eve']) await world.send({ ...fakeSite, email: `${name}@example.org` });
    await world.decide();
    expect((await outboxRows(world)).map(({ recipient }) => recipient).toSorted()).toEqual([
      'ana@example.org',
      'ben@example.org',
      'eve@example.org',
    ]);
  });

  it('is not waited for longer than the period of the brand', async () => {
    const world = await prepare();
    await world.send({ ...fakeSite, email: 'ana@example.org' });
    world.pass(179 * 24 * 60 * 60);
    await world.reports.forgetReporters(180);
    expect(await world.emails()).toEqual([{ email: 'ana@example.org' }]);
    await world.reports.forgetReporters(178);
    expect(await world.emails()).toEqual([{ email: null }]);
  });
});
