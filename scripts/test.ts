import { rmSync } from 'node:fs';
import { buildWhenChanged } from './build/build-when-changed.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import { keepCoreBusy } from './test/keep-core-busy.ts';
import { openKeptChecks } from './test/kept-checks.ts';
import { beginRun, endRun, type RunPart } from './test/last-run.ts';
import { outcomeOf } from './test/outcome.ts';
import { alone, everything, quick, sharing } from './test/part-names.ts';
import { createParts } from './test/parts.ts';
import { repeatFile } from './test/repeat-file.ts';
import { createRunProgram, endProgramsWithThisProcess } from './test/run-program.ts';

/* `npm test`: types, lint, formatting, unused code and words at once, beside them unit, component and contract tests one after the other, then the
   browser tests and at last the heavy ones; ends with `N passed, N failed` and writes test-results/last-run.json.
   `npm test -- unit contract` runs only the named parts, `npm test -- quick` what everyday work needs.
   `npm test -- shuffle` (or `shuffle=SEED`) runs the tests in a random order, `npm test -- busy` keeps one core busy in the meantime: both go with names of parts.
   `npm test -- repeat 10 NAME` runs one file ten times with one core busy. */

const root = process.cwd();
const asked = process.argv.slice(2);
const begun = performance.now();
const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** Where the tests keep their databases and the browsers' profiles. */
const folder = makeMemoryFolder();
if (folder) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const run = createRunProgram(root, folder);
endProgramsWithThisProcess();

function end(allPassed: boolean): never {
  process.exit(allPassed ? 0 : 1);
}

if (asked[0] === 'repeat') {
  const times = Number(asked[1]);
  const name = asked[2];
  if (!Number.isInteger(times) || times < 1 || !name) {
    console.error('Write for example: npm test -- repeat 10 donate-dialog');
    process.exit(2);
  }
  await buildWhenChanged(root, (line) => console.log(line));
  const { passed, failed } = await repeatFile(root, run, { times, name });
  console.log(`${passed} passed, ${failed} failed`);
  end(failed === 0);
}

const shuffle = asked.find((word) => /^shuffle(=\d+)?$/.test(word));
const seed = shuffle ? Number(shuffle.split('=')[1] ?? Math.floor(Math.random() * 2 ** 31)) : undefined;
if (seed !== undefined) console.log(`Random order: npm test -- shuffle=${seed} repeats it.`);
const parts = createParts({ root, run, seed });
const wanted = asked.filter((word) => word !== shuffle && word !== 'busy');
const names =
  wanted.length > 0
    ? [...new Set(wanted.flatMap((name) => (name === 'quick' ? quick : [name])))]
    : everything;
const unknown = names.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}; there are ${[...Object.keys(parts), 'quick'].join(', ')}.`,
  );
  process.exit(2);
}
const started = beginRun(root);
const keptChecks = openKeptChecks(root);

async function runPart(name: string): Promise<RunPart> {
  const start = performance.now();
  const kept = keptChecks.has(name);
  const outcome = kept ? outcomeOf(true) : ((await parts[name]?.()) ?? outcomeOf(false));
  if (outcome.failed === 0) keptChecks.keep(name);
  const seconds = secondsSince(start);
  const how = kept ? 'kept, for nothing that it reads has changed' : `in ${seconds.toFixed(0)} s`;
  console.log(`\n${name}: ${outcome.passed} passed, ${outcome.failed} failed ${how}\n`);
  return { ...outcome, name, seconds, kept };
}

async function runInTurn(list: readonly string[]): Promise<RunPart[]> {
  const done: RunPart[] = [];
  for (const name of list) done.push(await runPart(name));
  return done;
}

const endBusy = asked.includes('busy') ? keepCoreBusy() : undefined;
if (names.some((name) => alone.includes(name))) await buildWhenChanged(root, (line) => console.log(line));
const inTurn = names.filter((name) => !sharing.includes(name) && !alone.includes(name));
const beside = names.filter((name) => sharing.includes(name)).map(runPart);
const done = [...(await runInTurn(inTurn)), ...(await Promise.all(beside))];
done.push(...(await runInTurn(names.filter((name) => alone.includes(name)))));
endBusy?.();
end(endRun(started, done, secondsSince(begun)));
