import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runImport } from '../../scripts/import/run-import.ts';
import { bareEnvironment } from '../support/bare-environment.ts';

const root = join(import.meta.dirname, '../..');

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The command over a database of its own. */
function prepare() {
  const folder = createFolder();
  const env = { DATA_DIR: folder, NODE_ENV: 'test' };
  const keep = (content: unknown) => {
    const file = join(folder, 'list.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  async function run(...words: string[]) {
    const [said, complaints]: [string[], string[]] = [[], []];
    const status = await runImport(words, {
      env,
      print: (line) => said.push(line),
      complain: (line) => complaints.push(line),
    });
    return { status, said: said.join('\n'), error: complaints.join('\n') };
  }
  return { folder, env, keep, run };
}

describe('npm run import', () => {
  it.each(['dapps', 'chains', 'tokens'])('takes the example of %s that it prints, whole', async (kind) => {
    const { run, keep } = prepare();
    const shape = await run(kind, '--shape');
    expect(shape).toMatchObject({ status: 0, error: '' });
    const imported = await run(kind, keep(shape.said));
    expect(imported).toMatchObject({ status: 0 });
    expect(imported.said).toBe('1 rows: 1 new, 0 updated, 0 unchanged, 0 refused');
  });

  it('ends with 1 where some or all rows are refused, with one line for each of them', async () => {
    const { run, keep } = prepare();
    const good = { chainId: 987_654_321, name: 'Lantern Mainnet', shortName: 'lnt' };
    const test = { ...good, chainId: 987_654_322, name: 'Lantern Testnet' };
    const some = await run('chains', keep([good, { name: '', chainId: 'x' }, test]));
    expect(some.status).toBe(1);
    expect(some.said.split('\n')).toEqual([
      'warning   row 3  Lantern Testnet: it is a test network, so visitors are not offered it (name "Lantern Testnet")',
      'refused   row 2  (no name): the name is missing; the chain ID is not a positive integer',
      '3 rows: 2 new, 0 updated, 0 unchanged, 1 refused',
    ]);
    const all = await run('chains', keep([{}, 7]));
    expect(all.status).toBe(1);
    expect(all.said).toContain('2 rows: 0 new, 0 updated, 0 unchanged, 2 refused');
    expect((await run('chains', keep([good, test]))).status).toBe(0);
    expect((await run('chains', keep([]))).status).toBe(0);
  });

  it('ends with 2 where nothing can be imported, with the sentence that says why', async () => {
    const { run, keep, folder } = prepare();
    const missing = join(folder, 'missing.json');
    expect(await run('chains', missing)).toEqual({
      status: 2,
      said: '',
      error: `${missing} cannot be read (ENOENT).`,
    });
    expect((await run('chains', folder)).error).toBe(`${folder} cannot be read (EISDIR).`);
    expect(await run('chains', keep('{'))).toMatchObject({
      status: 2,
      error: expect.stringMatching(/is not JSON\.$/) as string,
    });
    const wrong = await run('tokens', keep({ dapp_list: [] }));
    expect(wrong.status).toBe(2);
    expect(wrong.error).toMatch(/npm run import -- tokens --shape prints an example\.$/);
  });

  it.each([[[]], [['poems', 'x.json']], [['chains']], [['chains', 'a', 'b']], [['chains', '--shap']]])(
    'ends with 2 when it is called with %j',
    async (words) => {
      const { status, said, error } = await prepare().run(...words);
      expect([status, said]).toEqual([2, '']);
      expect(error).not.toBe('');
    },
  );

  it('documents its exit codes', async () => {
    const { status, said } = await prepare().run('--help');
    expect(status).toBe(0);
    expect(said).toMatch(/exit code is 0 .* 1 .* 2 /s);
  });

  it('gives its exit code to an operator’s shell', async () => {
    const { env, keep } = prepare();
    const file = keep([{ name: 'No id' }]);
    const script = ['--disable-warning=ExperimentalWarning', 'scripts/import.ts', 'chains', file];
    const child = spawn(process.execPath, script, {
      cwd: root,
      env: { ...bareEnvironment(), ...env },
    });
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect([child.exitCode, said.trim().split('\n').at(-1)]).toEqual([
      1,
      '1 rows: 0 new, 0 updated, 0 unchanged, 1 refused',
    ]);
  });
});
