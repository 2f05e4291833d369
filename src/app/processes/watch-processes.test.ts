import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import type { PrimaryMessage } from './process-messages.ts';
import { watchProcesses, type ProcessEvents } from './watch-processes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Processes that do what the test says. */
function prepare(count = 2) {
  const begun: { number: number; events: ProcessEvents; told: (PrimaryMessage | 'killed')[] }[] = [];
  const served = vi.fn<(addresses: object) => void>();
  const failed = vi.fn<(sentence: string) => void>();
  const watch = watchProcesses({
    count,
    start(number, events) {
      const told: (PrimaryMessage | 'killed')[] = [];
      begun.push({ number, events, told });
      return { pid: begun.length, send: (message) => told.push(message), kill: () => told.push('killed') };
    },
    onServing: served,
    onFailure: failed,
    log: createLog('silent'),
  });
  /** The latest process with this number. */
  const latest = (number: number) => begun.findLast((each) => each.number === number)!;
  return {
    ...{ watch, served, failed, latest },
    numbers: () => begun.map(({ number }) => number),
    serve: (number: number) =>
      latest(number).events.onMessage({
        ...{ name: 'serving', portalAddress: `portal of ${number}`, deskAddress: 'desk' },
      }),
    end: (number: number, how: number | string) => latest(number).events.onEnd(how),
  };
}

function prepareServing(count = 2) {
  const prepared = prepare(count);
  for (let number = 1; number <= count; number += 1) prepared.serve(number);
  return prepared;
}

test('the first process starts alone, the others once it serves, and the portal is there when all do', () => {
  const { numbers, serve, served } = prepare(3);
  expect(numbers()).toEqual([1]);
  serve(1);
  expect(numbers()).toEqual([1, 2, 3]);
  serve(3);
  expect(served).not.toHaveBeenCalled();
  serve(2);
  expect(served).toHaveBeenCalledExactlyOnceWith({ portalAddress: 'portal of 1', deskAddress: 'desk' });
});

test.each([1, 2])('where process %i cannot start, the portal does not', (number) => {
  const { serve, end, failed, latest, numbers } = prepare();
  if (number === 2) serve(1);
  end(number, 1);
  if (number === 2) {
    expect(latest(1).told).toEqual([{ name: 'end', isPolite: false }]);
    expect(failed).not.toHaveBeenCalled();
    end(1, 0);
  }
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/could not start.*The portal ends\.$/),
  );
  vi.runAllTimers();
  expect(numbers()).toHaveLength(number);
});

test('a process that has served for a minute is replaced immediately, with its number', () => {
  const { end, numbers, served, serve } = prepareServing();
  vi.advanceTimersByTime(60_000);
  end(1, 'SIGKILL');
  vi.advanceTimersByTime(0);
  expect(numbers()).toEqual([1, 2, 1]);
  serve(1);
  expect(served).toHaveBeenCalledOnce();
});

test('the pause doubles for a process that ends soon, while another one serves', () => {
  const { end, numbers, failed } = prepareServing();
  for (const pauseMs of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const before = numbers().length;
    end(2, 1);
    vi.advanceTimersByTime(pauseMs - 1);
    expect(numbers()).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(numbers()).toHaveLength(before + 1);
  }
  expect(failed).not.toHaveBeenCalled();
});

test('where no process serves and six starts in a row fail, the portal ends', () => {
  const { end, failed, numbers } = prepareServing();
  end(1, 1);
  end(2, 1);
  for (let start = 0; start < 3; start += 1) {
    vi.advanceTimersByTime(30_000);
    end(1, 1);
    end(2, 1);
  }
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^No web process serves.* ends\.$/));
  vi.runAllTimers();
  expect(numbers()).toHaveLength(8);
});

test('all end when they are told to, each in its own time', async () => {
  const { watch, end, latest, numbers } = prepareServing();
  const stopped = vi.fn<() => void>();
  const stopping = watch.stop({ isPolite: true }).then(stopped);
  for (const number of [1, 2]) expect(latest(number).told).toEqual([{ name: 'end', isPolite: true }]);
  end(2, 0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stopped).not.toHaveBeenCalled();
  end(1, 0);
  await stopping;
  expect(numbers()).toEqual([1, 2]);
});

test('a process that starts has nothing to put away, and one that could not is named', async () => {
  const { watch, serve, end, latest } = prepare();
  serve(1);
  const stopping = watch.stop({ isPolite: true });
  expect(latest(2).told).toEqual(['killed']);
  end(2, 'SIGKILL');
  end(1, 1);
  await expect(stopping).rejects.toThrow('Web process 1 ended with 1.');
});

test('a scrape at one process has what the others measure, without those that do not answer', async () => {
  const { latest } = prepareServing(3);
  latest(1).events.onMessage({ name: 'ask-figures', question: 7 });
  expect(latest(1).told).toEqual([]);
  const [asked] = latest(2).told;
  if (typeof asked !== 'object' || asked.name !== 'tell-figures') throw new Error('it was not asked');
  latest(2).events.onMessage({ name: 'figures', question: asked.question, figures: [{ name: 'a' }] });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(latest(1).told).toEqual([{ name: 'all-figures', question: 7, all: [[{ name: 'a' }]] }]);
});
