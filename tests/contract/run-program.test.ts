import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

const module = join(import.meta.dirname, '../../scripts/test/run-program.ts');

/* A program that says so when it is told to end, and would go on forever otherwise. */
const program = `#!${process.execPath}
process.on('SIGINT', () => { console.log('told to end'); process.exit(0); });
setInterval(() => undefined, 60_000);
console.log('running');
`;

test('when the test command is told to end, it first ends the programs that it runs', async () => {
  const root = mkdtempSync(join(tmpdir(), 'run-program-'));
  const binaries = join(root, 'node_modules/.bin');
  mkdirSync(binaries, { recursive: true });
  writeFileSync(join(binaries, 'endless'), program);
  chmodSync(join(binaries, 'endless'), 0o755);
  const script = `
    import { createRunProgram, endProgramsWithThisProcess } from ${JSON.stringify(module)};
    endProgramsWithThisProcess();
    await createRunProgram(${JSON.stringify(root)}, undefined)('endless', []);
    console.log('went on');
  `;
  const command = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: command.stdout }).on('line', (line) => {
    lines.push(line);
    if (line === 'running') command.kill('SIGTERM');
  });
  const [code] = (await once(command, 'close')) as [number];
  rmSync(root, { recursive: true });
  expect(lines).toEqual(['running', 'told to end']);
  expect(code).toBe(130);
});
