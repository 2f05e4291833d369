import { expect, it } from 'vitest';
import { createAppeals } from '#features/listing/appeals/server/appeals.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { useDeskCommand } from '../support/desk-command.ts';
import { newsBody } from '../support/editing-world.ts';

interface Exported {
  id: number;
  state: string;
  version: number;
  body: ReturnType<typeof newsBody>;
}

describeOnEachEngine('npm run desk', (open) => {
  const prepare = useDeskCommand(open);

  it('records a refund by the rules of the desk, and its log names the token', async () => {
    const { run, send, database } = await prepare();
    const id = await send('Lagoon Exchange');
    const paid = `0x${'12'.repeat(32)}`;
    const time = new Date().toISOString();
    await database
      .insertInto('payments')
      .values({
        ...{ submission_id: id, tx_hash: paid, link: paid, status: 'accepted', code: null, detail: '{}' },
        ...{ attempts: 1, next_attempt_time: time, code_time: time, quote_id: null, confirmed_by: 'Ana' },
        ...{ amount_units: '2500000000000000000', payer_address: `0x${'5a'.repeat(20)}` },
        ...{ proposed_by: null, proposed_name: null, proposed_code: null, proposed_reason: null },
        ...{ create_time: time, update_time: time },
      })
      .execute();
    expect(await run(`refund ${id}`)).toMatchObject({ status: 1, error: 'Give --link.' });
    expect((await run(`refund ${id} --link ${paid}`)).error).toContain('is a payment to you, not the refund');
    const link = `https://bscscan.com/tx/0x${'34'.repeat(32)}`;
    const recorded = await run(`refund ${id} --link ${link} --amount 1.5`);
    expect(recorded).toMatchObject({ status: 0, error: '' });
    expect(recorded.said).toContain(`Submission ${id}: refund recorded.`);
    expect(recorded.said).toContain(`Refund 1: 1.5 to 0x${'5a'.repeat(20)}, checking`);
    expect((await run(`refund ${id} --confirm 1`)).said).toContain('proven');
    const log = await database
      .selectFrom('audit_log')
      .select(['action', 'actor'])
      .where('action', 'like', '%-refund')
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['record-refund', 'confirm-refund']);
    expect(log.every(({ actor }) => actor.includes('tests'))).toBe(true);
  });

  it('points at fields of the form when it asks for changes, and refuses what is not a field', async () => {
    const { send, run, database } = await prepare();
    const id = await send('Lagoon Exchange');
    await database.updateTable('submissions').set({ state: 'in-review' }).execute();
    expect((await run(`request-changes ${id} --field url`)).error).toBe(
      'Write --field as NAME="what to change".',
    );
    expect((await run(`request-changes ${id}`)).error).toBe('Give --text.');
    const unknown = await run(`request-changes ${id} --field color=Red.`);
    expect(unknown).toMatchObject({ status: 1, error: 'The form has no field “color”.' });
    const asked = await run(`request-changes ${id} --field url=Wrong=host. --field icon=Yours.`);
    expect(asked).toMatchObject({ status: 0, error: '' });
    const shown = JSON.parse((await run(`show submissions ${id}`)).said) as {
      state: string;
      history: { requests: object[] }[];
    };
    expect(shown.state).toBe('changes-requested');
    expect(shown.history.at(-1)?.requests).toEqual([
      { field: 'url', text: 'Wrong=host.' },
      { field: 'icon', text: 'Yours.' },
    ]);
  });

  it('lists, shows and decides by the rules of the desk', async () => {
    const { run, send, database } = await prepare();
    const id = await send('Lagoon');
    await database.updateTable('submissions').set({ state: 'in-review' }).execute();
    const listed = await run('list submissions --state in-review');
    expect(listed.said.split('\n').map((line) => line.split('\t').at(-1))).toEqual(['title', 'Lagoon']);
    const shown = JSON.parse((await run(`show submissions ${id}`)).said) as { title: string };
    expect(shown.title).toBe('Lagoon');
    expect(await run(`reject ${id} --reason nonsense --text No.`)).toMatchObject({ status: 1, said: '' });
    expect((await run(`reject ${id} --reason scam-or-honeypot`)).error).toBe('Give --text.');
    const rejected = await run(`reject ${id} --reason scam-or-honeypot --text Drainer.`);
    expect(rejected).toMatchObject({ status: 0, error: '' });
    expect(rejected.said).toMatch(new RegExp(`^Submission ${id}: rejected\\.`));
    const again = await run(`approve ${id}`);
    expect(again.status).toBe(1);
    const row = await database.selectFrom('submissions').select('state').executeTakeFirstOrThrow();
    expect(row.state).toBe('rejected');
    const log = await run('list audit --json --search reject');
    expect(log.said).toContain('access token “tests”');
  });

  it('approves as an operator’s shell starts it, and the item is listed', async () => {
    const { runProcess, send, database } = await prepare();
    const id = await send('Lagoon');
    expect(await runProcess(`approve ${id} --note Checked.`, '')).toMatchObject({ status: 1, said: '' });
    await database.updateTable('submissions').set({ state: 'in-review' }).execute();
    const approved = await runProcess(`approve ${id} --note Checked.`, '');
    expect(approved).toMatchObject({ status: 0, error: '' });
    expect(approved.said).toBe(
      `Submission ${id}: approved. It can be undone at the desk until the mail goes.`,
    );
    const dapp = await database.selectFrom('dapps').select(['title', 'listed']).executeTakeFirstOrThrow();
    expect(dapp).toEqual({ title: 'Lagoon', listed: 1 });
    const { state } = await database.selectFrom('submissions').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('listed');
    const logged = database.selectFrom('audit_log').select('actor').where('action', '=', 'approve');
    expect((await logged.executeTakeFirstOrThrow()).actor).toContain('access token “tests”');
  });

  it('lists and shows what the watch found, appeals and subscribers', async () => {
    const { run, send, database, engine, references } = await prepare();
    const id = await send('Reef');
    await database.updateTable('submissions').set({ state: 'in-review' }).execute();
    await run(`reject ${id} --reason other --text No.`);
    const reference = references.get(id)!;
    const appeals = createAppeals({ database, engine, now: () => new Date() });
    expect(await appeals.submit({ reference, text: 'Look again.' })).toBe('sent');
    const time = new Date().toISOString();
    await database
      .insertInto('watch_findings')
      .values({
        ...{ watch_id: 1, kind: 'dapp', hid: 1, field: 'url', address: 'https://reef.example', name: 'Reef' },
        ...{ code: 'moved', signals: '[]', hijack: 1, unlinked: 1, look_time: time, create_time: time },
      })
      .execute();
    await database
      .insertInto('subscribers')
      .values({
        ...{ email: 'reader@example.org', email_key: 'reader@example.org', locale: 'en', language: 'en' },
        ...{ create_time: time, requested_time: null, confirmed_time: time },
        ...{ unsubscribed_time: null, refused_time: null, refused_error: null },
      })
      .execute();
    const rows = async (words: string) => (await run(words)).said.split('\n').slice(1);
    expect(await rows('list watch')).toEqual(['1\tdapp\tmoved\ttrue\tReef\thttps://reef.example']);
    expect(await rows('list watch --state decided')).toEqual([]);
    expect(await rows('list appeals')).toEqual([expect.stringMatching(/^1\tdapp\trejection\t.*\tReef$/)]);
    expect(await rows('list subscribers')).toEqual([expect.stringMatching(/\treader@example\.org$/)]);
    const show = async (words: string) => JSON.parse((await run(`show ${words}`)).said) as object;
    expect(await show('watch 1')).toMatchObject({ name: 'Reef', hijack: true, next_look_time: null });
    expect(await show('appeals 1')).toMatchObject({ title: 'Reef', text: 'Look again.' });
    expect(await show('subscribers 1')).toMatchObject({ email: 'reader@example.org', state: 'subscribed' });
    expect(await run('show subscribers 9')).toMatchObject({
      status: 1,
      error: 'subscribers has no number 9.',
    });
  });

  it('corrects facts while approving, and refuses what the form would refuse', async () => {
    const { run, send, database } = await prepare();
    const id = await send('Lagoon');
    await database.updateTable('submissions').set({ state: 'in-review' }).execute();
    expect((await run(`approve ${id} --correct desc`)).error).toBe('Write --correct as NAME=value.');
    const refused = await run(`approve ${id} --correct categories=7`);
    expect(refused).toMatchObject({
      status: 1,
      error: 'Not approved, because of the corrected values. categories: unknown-category.',
    });
    const approved = await run(`approve ${id} --correct desc=Pools. --correct categories=1 --hot`);
    expect(approved).toMatchObject({ status: 0, error: '' });
    const dapp = await database.selectFrom('dapp_texts').select('desc').executeTakeFirstOrThrow();
    expect(dapp.desc).toBe('Pools.');
    const { hot } = await database.selectFrom('dapps').select('hot').executeTakeFirstOrThrow();
    expect(hot).toBe(1);
  });

  it('exports contents, and imports what was changed in the file, unless the desk changed it in the meantime', async () => {
    const { run, runProcess, keep, ana } = await prepare();
    const news = async () => JSON.parse((await run('export news')).said) as Exported[];
    expect(await news()).toEqual([]);
    const drafts = JSON.stringify([{ body: newsBody('First') }, { body: newsBody('Second') }]);
    expect((await runProcess('import news - --publish', drafts)).said).toMatch(/^entry 1: \d+ published\n/);
    const exported = await news();
    expect(exported.map(({ state }) => state)).toEqual(['published', 'published']);
    const [mine, theirs] = exported as [Exported, Exported];
    const action = { name: 'save', body: newsBody('Changed at the desk') };
    await ana.post(`/api/desk/content/news/${theirs.id}/actions`, { version: theirs.version, action });
    const file = await keep([
      { ...mine, body: newsBody('Changed in the file') },
      theirs,
      { body: 'nonsense' },
    ]);
    const imported = await run(`import news ${file}`);
    expect(imported.status).toBe(1);
    expect(imported.error).toBe('2 of 3 were refused.');
    expect(imported.said.split('\n')[1]).toMatch(/^entry 2: Ana changed this in the meantime/);
    expect((await run('list news --search file')).said).toContain('Changed in the file');
    expect((await run(`unpublish news ${mine.id}`)).said).toBe(`news ${mine.id}: taken down.`);
  });

  it('publishes a release, as a build’s last step', async () => {
    const { run, keep } = await prepare();
    const sha256 = 'ab'.repeat(32);
    const release = {
      platform: 'desktop-windows',
      version: '9.1.0',
      released: '2026-05-04',
      notes: { en: 'Faster start.' },
      file: { name: 'wallet-9.1.0.exe', sizeBytes: 1000, sha256, checksums: `${sha256}  wallet-9.1.0.exe` },
    };
    expect((await run(`import releases ${await keep([release])}`)).said).toMatch(/^entry 1: \d+ published$/);
    expect((await run('list releases')).said).toContain('9.1.0');
    expect((await run(`import releases ${await keep([{ ...release, version: 'new' }])}`)).status).toBe(1);
  });

  it('says in one sentence what is missing', async () => {
    const { run, keep } = await prepare();
    expect((await run('help')).status).toBe(2);
    expect((await run('list news --colour red')).status).toBe(2);
    expect((await run('list news', { DESK_TOKEN: '' })).error).toMatch(/^Put an access token into/);
    const ended = { DESK_TOKEN: `desk_${'x'.repeat(43)}` };
    expect((await run('list news', ended)).error).toMatch(/^This access token has expired/);
    expect((await run('list news', { DESK_URL: 'http://127.0.0.1:9' })).error).toBe(
      'There is no answer from the desk at http://127.0.0.1:9.',
    );
    expect((await run('list poems')).error).not.toBe('');
    expect((await run('import outbox no-such-file.json')).error).toBe(
      'Contents and releases can be imported.',
    );
    expect((await run('import news no-such-file.json')).error).toBe('no-such-file.json cannot be read.');
    expect((await run(`import news ${await keep('{')}`)).error).toMatch(/ is not JSON\.$/);
  });
});
