import { CoreAdminContext, localStorageStore, type DataProvider, type GetListParams } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { Role } from '#features/team/accounts/model/role.ts';
import { wholeQueue } from '#features/submission/review-queue/desk/queue-filter.ts';
import { useQueue, type Queue } from '#features/submission/review-queue/desk/use-queue.ts';

interface Request {
  resource: string;
  params: GetListParams;
  answer: (data: readonly object[], total?: number) => void;
  refuse: () => void;
}

/** What the queue asked for, in this order; nothing is answered by itself. */
let requests: Request[] = [];

const dataProvider = {
  getList: (resource: string, params: GetListParams) =>
    new Promise((resolve, reject) => {
      requests.push({
        resource,
        params,
        answer: (data, total = data.length) => resolve({ data, total }),
        refuse: () => reject(new Error('The desk cannot be reached. Check your connection and try again.')),
      });
    }),
} as unknown as DataProvider;

beforeEach(() => {
  requests = [];
  // Repeated requests wait for the clock, and so does every answer on its way to the screen.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  location.hash = '';
});

const asked = (resource = 'submissions') => requests.filter((request) => request.resource === resource);

/** The request of this number, as soon as it is made. */
const request = (number: number, resource?: string): Promise<Request> =>
  vi.waitFor(() => {
    const found = asked(resource)[number - 1];
    if (!found) throw new Error(`No request ${number} yet`);
    return found;
  });

/** Refuses the request of this number and each that repeats it, four in all. Only then is there an error. */
async function refuseFrom(number: number): Promise<void> {
  // react-admin writes it down.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (let times = 0; times < 4; times += 1) {
    (await request(number + times)).refuse();
    await vi.advanceTimersByTimeAsync(5_000);
  }
}

const rows = (...ids: number[]) => ids.map((id) => ({ id, title: `Item ${id}`, lease: null }));

/** The queue on a screen of its own, opened at an address of the desk. */
async function openQueue(
  address: string,
  permissions: readonly Role[] | Promise<readonly Role[]> = ['reviewer'],
) {
  location.hash = address;
  /** The items that were on the screen, one after the other. */
  const shown: string[] = [];
  const authProvider = {
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    login: async () => undefined,
    logout: async () => undefined,
    getPermissions: async () => permissions,
  };
  const { result, unmount } = await renderHook(
    () => {
      const queue = useQueue();
      const ids = idsOf(queue);
      if (shown.at(-1) !== ids) shown.push(ids);
      return queue;
    },
    {
      wrapper: ({ children }) => (
        <CoreAdminContext authProvider={authProvider} dataProvider={dataProvider} store={localStorageStore()}>
          {children}
        </CoreAdminContext>
      ),
    },
  );
  return {
    queue: () => result.current,
    shown,
    close: unmount,
    shows: (...ids: number[]) => vi.waitFor(() => expect(idsOf(result.current)).toBe(ids.join(' '))),
  };
}

const idsOf = ({ rows: found }: Queue) => found.map(({ id }) => id).join(' ');

test('an answer to an earlier filter that arrives late never replaces the items of the chosen one', async () => {
  const { queue, shown, shows } = await openQueue('/submissions?state=in-review&q=slow');
  const slow = await request(1);
  const earlier = queue().filter;
  queue().setFilter({ ...wholeQueue, q: 'quick' });
  (await request(2)).answer(rows(2));
  await shows(2);
  slow.answer(rows(1));
  // What is asked for after it is on the screen: the late answer has arrived too.
  (await request(1, 'counts')).answer([{ id: 'all', count: 7 }]);
  await vi.waitFor(() => expect(queue().counts.get('all')).toBe(7));
  expect(shown).toEqual(['', '2']);
  // Its own filter shows it right away, and asks for it again.
  queue().setFilter(earlier);
  await shows(1);
  expect((await request(3)).params.filter).toEqual(slow.params.filter);
});

test('of two answers to the same filter the later request’s is shown, whichever arrives last', async () => {
  const { queue, shown, shows } = await openQueue('/submissions?state=in-review');
  (await request(1)).answer(rows(1));
  await shows(1);
  queue().refetchRows();
  const late = await request(2);
  queue().refetchRows();
  (await request(3)).answer(rows(3));
  await shows(3);
  late.answer(rows(2));
  (await request(1, 'counts')).answer([{ id: 'all', count: 7 }]);
  await vi.waitFor(() => expect(queue().counts.get('all')).toBe(7));
  expect(shown).toEqual(['', '1', '3']);
});

test('the items stay when they cannot be fetched again, with the error, until an answer arrives', async () => {
  const { queue, shown, shows } = await openQueue('/submissions?state=in-review');
  (await request(1)).answer(rows(1, 2), 60);
  await shows(1, 2);
  queue().refetchRows();
  await refuseFrom(2);
  await vi.waitFor(() =>
    expect(queue().error).toEqual(
      new Error('The desk cannot be reached. Check your connection and try again.'),
    ),
  );
  expect([idsOf(queue()), queue().total, queue().hasMore, queue().isPending]).toEqual([
    '1 2',
    60,
    true,
    false,
  ]);
  queue().refetchRows();
  (await request(6)).answer(rows(2));
  await shows(2);
  expect([queue().error, shown]).toEqual([null, ['', '1 2', '2']]);
});

test('the rest of a long queue is added below the first items, and an error keeps these', async () => {
  const { queue, shown, shows } = await openQueue('/submissions?state=in-review');
  (await request(1)).answer(rows(1, 2), 51);
  await shows(1, 2);
  queue().showMore();
  await refuseFrom(2);
  await vi.waitFor(() => expect(queue().error).not.toBeNull());
  queue().showMore();
  const more = await request(6);
  expect(more.params.pagination).toEqual({ page: 2, perPage: 50 });
  more.answer(rows(3), 51);
  await shows(1, 2, 3);
  expect([queue().hasMore, queue().error, shown]).toEqual([false, null, ['', '1 2', '1 2 3']]);
});

test('the queue begins with what the desk owes an answer, most urgent first, and returns to it', async () => {
  const { queue } = await openQueue('/submissions');
  const { params } = await request(1);
  expect(params).toMatchObject({
    filter: { state: 'in-review' },
    sort: { field: 'promised_time', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  });
  await vi.waitFor(() => expect(location.hash).toBe('#/submissions?state=in-review'));
  queue().setFilter(wholeQueue);
  expect((await request(2)).params.filter).toEqual({});
  expect(location.hash).toBe('#/submissions?state=all');
  queue().setFilter(null);
  await vi.waitFor(() => expect(location.hash).toBe('#/submissions?state=in-review'));
  await vi.waitFor(() => expect(queue().filter).toEqual(queue().urgent));
});

test('the filter outlives a reload, and a link’s own filter takes its place', async () => {
  const first = await openQueue('/submissions');
  await request(1);
  first.queue().setFilter({ ...wholeQueue, q: 'tide', states: ['listed'] });
  await request(2);
  await first.close();

  const again = await openQueue('/submissions');
  expect((await request(3)).params.filter).toEqual({ q: 'tide', state: 'listed' });
  await vi.waitFor(() => expect(location.hash).toBe('#/submissions?state=listed&q=tide'));
  await again.close();

  await openQueue('/submissions?state=all&kind=token');
  expect((await request(4)).params.filter).toEqual({ kind: 'token' });
  expect(location.hash).toBe('#/submissions?state=all&kind=token');
});

test('nothing is asked for before it is known what the person may see', async () => {
  const known = Promise.withResolvers<readonly Role[]>();
  const { queue } = await openQueue('/submissions', known.promise);
  (await request(1, 'counts')).answer([{ id: 'all', count: 7 }]);
  await vi.waitFor(() => expect(queue().counts.get('all')).toBe(7));
  expect([asked(), location.hash]).toEqual([[], '#/submissions']);
  known.resolve(['recruiter']);
  expect((await request(1)).params.filter).toEqual({ state: 'cv-screening,interview,interview-results' });
  expect(queue().kinds).toEqual(['ambassador']);
});

test('the items and their counts are fetched again by themselves every half minute', async () => {
  const { queue, shows } = await openQueue('/submissions?state=in-review');
  (await request(1)).answer(rows(1));
  (await request(1, 'counts')).answer([{ id: 'in-review', count: 1 }]);
  await shows(1);
  await vi.advanceTimersByTimeAsync(30_000);
  (await request(2)).answer(rows(1, 2));
  (await request(2, 'counts')).answer([{ id: 'in-review', count: 2 }]);
  await shows(1, 2);
  await vi.waitFor(() => expect(queue().counts.get('in-review')).toBe(2));
});
