import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../support/databases.ts';
import { useDeskCommand } from '../support/desk-command.ts';
import { newsBody } from '../support/editing-world.ts';

describeOnEachEngine('npm run desk -- import', (open) => {
  const prepare = useDeskCommand(open);

  it('prints the shape of what it imports, and takes it', async () => {
    const { run, keep } = await prepare();
    const empty = await run('export news');
    expect(empty.said).toBe('[]');
    expect(empty.error).toContain('import news --shape');
    for (const kind of ['news', 'tutorial', 'banner', 'activity', 'ad', 'milestone']) {
      const shape = await run(`import ${kind} --shape`);
      expect(shape.status).toBe(0);
      expect(shape.error).toContain('Publishing needs en and zh.');
      const taken = await run(`import ${kind} ${await keep(shape.said)} --publish`);
      expect([kind, taken.status, taken.error]).toEqual([kind, 0, '']);
      expect(taken.said).toMatch(/^entry 1: \d+ published$/);
    }
    expect((await run('import news --shape')).error).toContain('facts.kind: release or maintenance or');
    expect(JSON.parse((await run('import releases --shape')).said)).toMatchObject([{ version: '3.8.0' }]);
    expect(await run('import poems --shape')).toMatchObject({ status: 2, said: '' });
  });

  it('says everything that is wrong with an entry in one line, and stores the others', async () => {
    const { run, keep } = await prepare();
    const good = newsBody('Good');
    const long = 'x'.repeat(121);
    const imported = await run(
      `import news ${await keep([
        {
          title: 'Flat',
          body: { texts: { en: { title: long, titel: 'x' }, xx: {} }, facts: { kind: 'poem' } },
        },
        7,
        { id: 1, body: good },
        { body: good },
      ])} --publish`,
    );
    expect(imported).toMatchObject({ status: 1, error: '3 of 4 were refused.' });
    const [first = '', ...others] = imported.said.split('\n');
    for (const issue of [
      'title is no field here',
      'body.texts.en.titel is no field here (fields are title, desc, content, coverAlt)',
      'body.texts.en.title: Title has 121 characters. The maximum is 120.',
      'body.texts.xx: The site does not have this language.',
      'body.facts.kind: Kind is not one of the choices.',
      'Summary is missing in English.',
      'Title is missing in Simplified Chinese.',
    ])
      expect(first).toContain(issue);
    expect(others).toEqual([
      'entry 2: it is not an entry with named fields',
      'entry 3: version is missing: an entry with id needs that of the export',
      expect.stringMatching(/^entry 4: \d+ published$/),
    ]);
    const none = await run(`import news ${await keep([7])}`);
    expect(none.status).toBe(1);
    expect((await run(`import news ${await keep('{}')}`)).status).toBe(2);
    expect((await run('import news no-such-file.json')).status).toBe(2);
  });
});
