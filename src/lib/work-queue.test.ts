import { expect, test } from 'vitest';
import { createWorkQueue, type Priority } from './work-queue.ts';

/** Tasks that the test completes, by name. */
function heldWork(limits: { atOnce: number; waiting: number; backgroundLevel: number }) {
  const queue = createWorkQueue(limits);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, priority: Priority) =>
    queue.run(priority, () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { start, end, began };
}

test('says how much runs and waits', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 10, backgroundLevel: 9 });
  const held = Promise.withResolvers<void>();
  const all = [1, 2, 3].map((level) => queue.run({ level }, () => held.promise));
  expect(queue.load()).toEqual({ running: 1, waiting: 2 });
  held.resolve();
  await Promise.all(all);
  expect(queue.load()).toEqual({ running: 0, waiting: 0 });
});

test('runs the most urgent first, equally urgent tasks in arrival order', async () => {
  const { start, end, began } = heldWork({ atOnce: 1, waiting: 10, backgroundLevel: 9 });
  const all = [
    start('running', { level: 5 }),
    start('picture', { level: 3 }),
    start('depth', { level: 2 }),
    start('first visitor', { level: 1 }),
    start('second visitor', { level: 1 }),
  ];
  for (const name of ['running', 'first visitor', 'second visitor', 'depth', 'picture']) await end(name);
  expect(began).toEqual(['running', 'first visitor', 'second visitor', 'depth', 'picture']);
  expect((await Promise.all(all)).map((each) => each?.result)).toEqual([
    'running',
    'picture',
    'depth',
    'first visitor',
    'second visitor',
  ]);
});

test('raises the priority of a waiting task', async () => {
  const { start, end, began } = heldWork({ atOnce: 1, waiting: 10, backgroundLevel: 9 });
  const priority = { level: 4 };
  void start('running', { level: 1 });
  void start('visitor', { level: 2 });
  void start('renewal', priority);
  priority.level = 1;
  await end('running');
  expect(began).toEqual(['running', 'renewal']);
});

test('leaves a slot for visitors while background tasks run', async () => {
  const { start, end, began } = heldWork({ atOnce: 2, waiting: 10, backgroundLevel: 2 });
  void start('picture', { level: 3 });
  void start('depth', { level: 2 });
  void start('visitor', { level: 1 });
  expect(began).toEqual(['picture', 'visitor']);
  await end('visitor');
  expect(began).toEqual(['picture', 'visitor']);
  await end('picture');
  expect(began).toEqual(['picture', 'visitor', 'depth']);
});

test('rejects the least urgent when full, or a newcomer that is no more urgent', async () => {
  const { start, end, began } = heldWork({ atOnce: 1, waiting: 2, backgroundLevel: 9 });
  void start('running', { level: 1 });
  const depth = start('depth', { level: 2 });
  const picture = start('picture', { level: 3 });
  expect(await start('another picture', { level: 3 })).toBeUndefined();
  const visitor = start('visitor', { level: 1 });
  expect(await picture).toBeUndefined();
  for (const name of ['running', 'visitor', 'depth']) await end(name);
  expect(began).toEqual(['running', 'visitor', 'depth']);
  expect([(await visitor)?.result, (await depth)?.result]).toEqual(['visitor', 'depth']);
});

test('says whether a task would be taken', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1, backgroundLevel: 9 });
  const held = Promise.withResolvers<void>();
  const taken = () => [1, 2, 3].filter((level) => queue.takes({ level }));
  expect(taken()).toEqual([1, 2, 3]);
  const running = queue.run({ level: 1 }, () => held.promise);
  expect(taken(), 'one may wait').toEqual([1, 2, 3]);
  const depth = queue.run({ level: 2 }, () => held.promise);
  expect(taken(), 'it makes room for the more urgent').toEqual([1]);
  held.resolve();
  await Promise.all([running, depth]);
  expect(taken()).toEqual([1, 2, 3]);
});

test('starts the next task when one fails', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1, backgroundLevel: 9 });
  const failing = queue.run({ level: 1 }, () => Promise.reject(new Error('broken')));
  const next = queue.run({ level: 1 }, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toEqual({ result: 'done' });
});
