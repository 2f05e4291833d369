import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync } from 'node:fs';
import { request as begin, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { realProcesses } from '../support/real-processes.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const program = join(import.meta.dirname, '../support/stopping-process.ts');
const longEnoughMs = 60_000;

/** A portal's listener in a process of its own, and a request to it whose body is still arriving. */
async function startAsked({ delayMs = 0, limitMs = longEnoughMs } = {}) {
  const child = spawn(process.execPath, [program, String(delayMs), String(limitMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  const port = Number(await nextLine());
  const request = begin({ port, host: '127.0.0.1', path: '/echo', method: 'POST' });
  const answer = once(request, 'response').then(([response]) => response as IncomingMessage);
  // A test that is not about it ends before it is answered.
  answer.catch(() => undefined);
  request.write('the first half');
  expect(await nextLine()).toBe('asked');
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, port, request, answer, nextLine, ended };
}

const readiness = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;

test(
  'a portal that is told to end says so first and serves on, then takes no connections and answers what is under way',
  realProcesses,
  async () => {
    const { child, port, request, answer, nextLine, ended } = await startAsked({ delayMs: 4_000 });
    // A browser keeps a connection ready that it has not used.
    const unused = connect(port, '127.0.0.1');
    await once(unused, 'connect');
    expect(await readiness(port)).toBe(200);
    child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await readiness(port)).toBe(503), { timeout: 3_500 });
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    await vi.waitFor(() => expect(readiness(port)).rejects.toThrow(), { timeout: 10_000 });
    // Service managers send it to each process of a service, and each passes it on.
    child.kill('SIGTERM');
    request.end(', and the other half');
    const response = await answer;
    expect(response.statusCode).toBe(200);
    expect(response.headers.connection).toBe('close');
    expect(await text(response)).toBe('the first half, and the other half');
    expect(await nextLine()).toBe('put away');
    expect(await ended).toBe(0);
  },
);

test('a request that never ends is cut at the limit', realProcesses, async () => {
  const { child, answer, nextLine, ended } = await startAsked({ limitMs: 50 });
  child.kill('SIGTERM');
  await expect(answer).rejects.toThrow();
  expect(await nextLine()).toBe('put away');
  expect(await ended).toBe(0);
});

test('a second Ctrl-C ends a portal immediately', realProcesses, async () => {
  const { child, port, ended } = await startAsked();
  child.kill('SIGINT');
  await vi.waitFor(() => expect(readiness(port)).rejects.toThrow(), { timeout: 10_000 });
  child.kill('SIGINT');
  expect(await ended).toBe(1);
});

test('a portal ends although one of its threads does not, and says why', realProcesses, async () => {
  const holding = join(import.meta.dirname, '../support/thread-left-process.ts');
  const pipe = join(useTemporaryFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const child = spawn(process.execPath, [holding, pipe], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const [printed, said] = [text(child.stdout), text(child.stderr)];
  // Refused until the thread reads.
  const { O_NONBLOCK, O_WRONLY } = constants;
  const writer = await vi.waitFor(() => openSync(pipe, O_WRONLY | O_NONBLOCK), { timeout: 60_000 });
  onTestFinished(() => closeSync(writer));
  child.kill('SIGINT');
  expect(await printed).toBe('put away\n');
  expect(await said).toContain('Not all threads have ended');
  expect(await ended).toEqual([null, 'SIGKILL']);
});
