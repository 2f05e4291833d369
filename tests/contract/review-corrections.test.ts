import { expect, test } from 'vitest';
import { undoWindowMs } from '#features/submission/review/model/undo.ts';
import type { ReviewAction } from '#features/submission/review/model/review-action.ts';
import type { TokenContract } from '#platform/chain/chain-reader.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, startServerForTest } from '../support/mail-world.ts';
import { ana, contract, createWorld, inReview, type World } from '../support/submission-world.ts';

type Approval = Omit<Extract<ReviewAction, { name: 'approve' }>, 'name'>;

const lantern: TokenContract = {
  name: 'Lantern',
  symbol: 'LNT',
  decimals: 18,
  totalSupplyUnits: 10n ** 27n,
  owner: null,
  isCodeKnown: true,
  answersBalances: true,
  answersAllowances: true,
  interfaces: [],
  proxy: null,
  selectors: new Set(),
};

async function approve(world: World, id: number, approval: Approval) {
  const { version } = await world.review.get(id, ana);
  return world.review.perform({ id, version, action: { name: 'approve', ...approval }, person: ana });
}

const stored = (world: World, id: number) =>
  world.database.selectFrom('submissions').select('payload').where('id', '=', id).executeTakeFirstOrThrow();

describeOnEachEngine('facts corrected while approving', (open) => {
  test('a token is listed with the corrected facts; the submission keeps what was sent, and the team sees both', async () => {
    const world = await createWorld(await open());
    const { reference, id } = await inReview(world, { decimal: '8', name: 'Lantren' }, 'token');
    const sent = await stored(world, id);
    expect(await approve(world, id, { correct: { decimal: ' 18 ', name: 'Lantern' } })).toBeUndefined();
    const listed = await world.database.selectFrom('tokens').selectAll().executeTakeFirstOrThrow();
    expect(listed).toMatchObject({ decimal: 18, name: 'Lantern', symbol: 'LNT' });
    expect(await stored(world, id)).toEqual(sent);
    const corrections = [
      { field: 'decimal', from: '8', to: '18' },
      { field: 'name', from: 'Lantren', to: 'Lantern' },
    ];
    const { history, payload } = await world.review.get(id, ana);
    expect(history.at(-1)).toMatchObject({ to_state: 'listed', actor_name: 'Ana', corrections });
    expect(payload).toMatchObject({ decimal: '8', name: 'Lantren' });
    const answer = await world.api.request(`/api/submissions/${reference}`);
    const { data } = (await answer.json()) as { data: { history: { corrections: unknown[] }[] } };
    expect(data.history.at(-1)?.corrections).toEqual(corrections);
    expect(data.history.at(0)?.corrections).toEqual([]);
    const log = await world.database.selectFrom('audit_log').select(['action', 'detail']).execute();
    const entry = log.find(({ action }) => action === 'approve');
    expect(JSON.parse(entry?.detail ?? '{}')).toEqual({
      title: 'Lantren',
      from: 'in-review',
      corrected: corrections,
    });
  });

  test('a DApp gets corrected texts, link and categories, and a place in the hot list', async () => {
    const world = await createWorld(await open());
    const { reference, id } = await inReview(world, { categories: [1] });
    const correct = { desc: 'Swap at known fees.', url: 'lantern.exchange/app', categories: [2, 3] };
    expect(await approve(world, id, { correct, hot: true })).toBeUndefined();
    const entry = await world.database
      .selectFrom('dapps')
      .innerJoin('dapp_texts', 'dapp_texts.dapp_hid', 'dapps.hid')
      .select(['dapps.hid', 'url', 'desc', 'hot'])
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ url: 'https://lantern.exchange/app', desc: 'Swap at known fees.', hot: 1 });
    const categories = await world.database.selectFrom('dapp_categories').select('category_hid').execute();
    expect(categories.map(({ category_hid }) => category_hid).toSorted()).toEqual([2, 3]);
    const { history } = await world.review.get(id, ana);
    expect(history.at(-1)?.detail).toEqual({ hot: true });
    // Categories are keys: the team reads their field alone, and nothing of the hot list.
    const status = await world.submissions.status(reference);
    expect(status?.history.at(-1)?.corrections).toEqual([
      { field: 'desc', from: 'Swap stable assets with fees you can read in advance.', to: correct.desc },
      { field: 'url', from: 'https://lantern.exchange', to: 'https://lantern.exchange/app' },
      { field: 'categories', from: null, to: null },
    ]);
    expect(JSON.stringify(status)).not.toContain('hot');
  });

  test('the rules of the form refuse a wrong value, and nothing is decided', async () => {
    const world = await createWorld(await open());
    const { id, version } = await inReview(world, {}, 'token');
    expect(await approve(world, id, { correct: { decimal: 'eighteen', website: 'no link' } })).toEqual({
      issues: [
        { path: 'decimal', code: 'integer' },
        { path: 'website', code: 'url' },
      ],
      findings: [],
    });
    // Fewer decimals than are shown: the error is at a field that is not corrected.
    expect((await approve(world, id, { correct: { decimal: '2' } }))?.issues).toMatchObject([
      { path: 'precision', code: 'too-large' },
    ]);
    const dapp = await inReview(world);
    expect((await approve(world, dapp.id, { correct: { categories: [999_999] } }))?.issues).toEqual([
      { path: 'categories', code: 'unknown-category' },
    ]);
    expect(await world.review.get(id, ana)).toMatchObject({ version, state: 'in-review' });
    expect(await world.database.selectFrom('tokens').select('hid').execute()).toEqual([]);
  });

  test('what a submission is, whose it is and what does not exist cannot be corrected', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world, {}, 'token');
    for (const field of ['address', 'network', 'email', 'icon', 'audit_url', '__proto__', ''])
      await expect(
        approve(world, id, { correct: JSON.parse(`{"${field}":"x"}`) }),
        field,
      ).rejects.toMatchObject({
        code: 'bad-request',
      });
    await expect(approve(world, id, { hot: true })).rejects.toMatchObject({ code: 'bad-request' });
    expect(await world.review.get(id, ana)).toMatchObject({ state: 'in-review' });
  });

  test('a corrected fact answers the finding about it; one that contradicts the contract asks why', async () => {
    const world = await createWorld(await open());
    world.chain.tokens.set(contract.toLowerCase(), lantern);
    const onBsc = { network: 'bsc', standard: 'BEP20', bl_symbol: 'BSC', total_supply: '1000000000' };
    const { id } = await inReview(world, { ...onBsc, decimal: '8' }, 'token');
    await expect(approve(world, id, {})).rejects.toMatchObject({
      code: 'bad-request',
      message: /Enter why you approve it/,
    });
    const finding = { severity: 'desk', code: 'facts-differ' };
    expect(await approve(world, id, { correct: { decimal: '9' } })).toMatchObject({
      findings: [{ ...finding, params: { field: 'decimal', typed: '9', read: '18' } }],
    });
    expect(await approve(world, id, { correct: { decimal: '18', symbol: 'LTN' } })).toMatchObject({
      findings: [{ ...finding, params: { field: 'symbol', typed: 'LTN', read: 'LNT' } }],
    });
    expect(await approve(world, id, { correct: { decimal: '18' } })).toBeUndefined();
  });

  const onePerson = { decidesAlone: true, looksAtLinks: true };

  test('a link is corrected within its site, and to another site where one person decides', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world);
    const elsewhere = { correct: { url: 'https://lantern-app.example' } };
    await expect(approve(world, id, elsewhere)).rejects.toMatchObject({
      code: 'bad-request',
      message: /Request changes to ask the team for another site/,
    });
    expect(await world.database.selectFrom('dapps').select('hid').execute()).toEqual([]);
    expect(
      await approve(world, id, { correct: { url: 'https://www.lantern.exchange/app' } }),
    ).toBeUndefined();
  });

  test('the name of another project is not corrected in, nor a link that the catalogue has', async () => {
    const world = await createWorld(await open(), { rules: onePerson });
    const first = await inReview(world);
    await approve(world, first.id, {});
    const second = await inReview(world, {
      title: 'Beacon Loans',
      url: 'https://beacon.example',
      addresses: [{ network: 'eth', addresses: '0x5FbDB2315678afecb367f032d93F642f64180aa3' }],
      networks: ['eth'],
    });
    const title = await approve(world, second.id, { correct: { title: 'Lаntern Exchange' } });
    expect(title?.findings.map(({ severity, code }) => `${severity} ${code}`)).toContain(
      'blocking look-alike-name',
    );
    const link = await approve(world, second.id, { correct: { url: 'https://lantern.exchange' } });
    expect(link?.findings.map(({ code }) => code)).toContain('duplicate-listed');
    const { listed_hid: hid } = await world.review.get(first.id, ana);
    await world.database.updateTable('dapps').set({ listed: 0 }).where('hid', '=', hid).execute();
    await expect(
      approve(world, second.id, { correct: { url: 'https://lantern.exchange' } }),
    ).rejects.toMatchObject({ code: 'conflict', message: /another listed item/ });
    // A site that nobody has is corrected in.
    expect(
      await approve(world, second.id, { correct: { url: 'https://beacon-loans.example' } }),
    ).toBeUndefined();
  });

  test('a further language is merged with its corrected text', async () => {
    const world = await createWorld(await open());
    const first = await inReview(world, { language: 'zh', title: '灯塔交易所', desc: '先看清费用。' });
    await approve(world, first.id, {});
    const second = await inReview(world, { tp_connect: 'mobile' });
    const { merge } = await world.review.get(second.id, ana);
    const choice = { hid: merge!.hid, seen: merge!.seen, take: ['tp_connect' as const] };
    const correct = { desc: 'Known fees.', tp_connect: 'extension' };
    expect(await approve(world, second.id, { merge: choice, correct })).toBeUndefined();
    const texts = await world.database.selectFrom('dapp_texts').select(['locale', 'desc']).execute();
    expect(texts).toContainEqual({ locale: 'en', desc: 'Known fees.' });
    const dapp = await world.database.selectFrom('dapps').select('tp_connect').executeTakeFirst();
    expect(dapp?.tp_connect).toBe('extension');
  });

  test('undoing takes the corrected entry out again, and the team never saw a correction; an older version is a conflict', async () => {
    const world = await createWorld(await open(), { rules: onePerson });
    const { reference, id, version } = await inReview(world);
    await approve(world, id, { correct: { url: 'https://lantern-app.example' }, hot: true });
    await world.review.undo({ id, version: version + 1, person: ana });
    expect(await world.database.selectFrom('dapps').select('hid').execute()).toEqual([]);
    const status = await world.submissions.status(reference);
    expect(status?.history.flatMap(({ corrections }) => corrections)).toEqual([]);
    await expect(
      world.review.perform({
        id,
        version,
        action: { name: 'approve', correct: { desc: 'Late.' } },
        person: ana,
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('the mail names what was corrected, and says nothing where nothing was', async () => {
    const world = await createMailWorld(await open(), await startServerForTest());
    const first = await inReview(world, {}, 'token');
    await approve(world, first.id, { correct: { decimal: '9', precision: '3' } });
    const second = await inReview(world);
    await approve(world, second.id, {});
    world.pass(undoWindowMs / 1000);
    await world.outbox.sendDue();
    const told = (title: string) =>
      world.server.mails
        .find(({ subject }) => subject === `Listed: “${title}”`)
        ?.text?.replaceAll(/\s+/g, ' ');
    expect(told('Lantern')).toMatch(/The reviewers corrected what you sent: \w.* and \w.*\. The status page/);
    expect(told('Lantern Exchange')).toContain('is now listed.');
    expect(told('Lantern Exchange')).not.toContain('corrected');
  });
});
