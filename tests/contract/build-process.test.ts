import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { realProcesses } from '../support/real-processes.ts';

const megabyte = 1024 * 1024;

let root = '';
function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}
const config = (part: string, more = '') =>
  `export default { logLevel: 'silent', build: { manifest: true, outDir: 'dist/${part}', rolldownOptions: { input: 'src/${part}.js' } }, ${more} };`;

/** A start in a separate process. */
function start() {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../support/build-process.ts'), root],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  let complained = '';
  child.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  child.stderr.on('data', (part: Buffer) => (complained += part.toString()));
  const ended = new Promise<{ code: number | null; printed: string; complained: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, printed, complained })),
  );
  return { kill: () => child.kill('SIGKILL'), ended };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-build-'));
  write('package.json', '{ "type": "module" }');
  write('src/client.js', 'console.log("portal");');
  write('src/desk.js', 'console.log("desk");');
  write('src/keys.js', "import './keys.css';\nconsole.log('keys');");
  write('src/keys.css', 'p { margin: 0 }');
  write('src/ui/icon/sprite.svg', '<svg/>');
  write('vite.config.ts', config('client'));
  write('vite.keys.config.ts', config('keys'));
  write('vite.desk.config.ts', config('desk'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a start on changed sources', () => {
  test('builds the pages and the desk, and keeps nothing of the bundler in its memory', async () => {
    const { code, printed, complained } = await start().ended;
    expect(complained).toBe('');
    expect(code).toBe(0);
    for (const part of ['client', 'desk'])
      expect(existsSync(join(root, `dist/${part}/.vite/manifest.json`)), part).toBe(true);
    expect(Number(printed)).toBeLessThan(30 * megabyte);
  });

  test('says what is wrong with them, stops, and builds again the next time', async () => {
    write('src/client.js', 'console.log(');
    const failed = await start().ended;
    expect(failed.code).toBe(1);
    expect(failed.complained).toContain('client.js');
    write('src/client.js', 'console.log("repaired");');
    expect((await start().ended).code).toBe(0);
    expect(existsSync(join(root, 'dist/client/.vite/manifest.json'))).toBe(true);
  });

  test('leaves no build behind when it is ended', realProcesses, async () => {
    const hang = `import { writeFileSync } from 'node:fs';
      const hang = { name: 'hang', buildStart() {
        writeFileSync(${JSON.stringify(join(root, 'pid'))}, String(process.pid));
        return new Promise((resolve) => setTimeout(resolve, 120_000));
      } };`;
    write('vite.config.ts', `${hang}\n${config('client', 'plugins: [hang]')}`);
    const started = start();
    await expect
      .poll(() => existsSync(join(root, 'pid')) && readFileSync(join(root, 'pid'), 'utf8'), {
        timeout: 30_000,
      })
      .toBeTruthy();
    const pid = Number(readFileSync(join(root, 'pid'), 'utf8'));
    started.kill();
    await started.ended;
    const isAlive = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isAlive, { timeout: 30_000 }).toBe(false);
  });
});
