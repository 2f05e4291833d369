import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { failure, success } from '#platform/http/envelope.ts';
import { described } from '#routes/v1/described.ts';
import { describe } from '#routes/api/submissions/describe.ts';
import { withCheckedAnswers } from '../support/contract/with-checked-answers.ts';

const pier = v.pipe(
  v.object({
    name: v.string(),
    depth: v.nullable(v.number()),
    ships: v.array(v.object({ kind: v.picklist(['barge', 'ferry']) })),
    note: v.exactOptional(v.string()),
  }),
  v.metadata({ ref: 'Pier' }),
);
const sound = { name: 'North', depth: null, ships: [{ kind: 'ferry' }] };

/** An API with one described call, which answers whatever a test plants. */
function answerWith(answer: (c: Context) => Response) {
  const app = new Hono();
  const call = { tag: 'Chains' as const, summary: 'Piers', data: v.array(pier), example: [] };
  app.get('/v1/piers', described(call), answer);
  app.get('/v1/undescribed', (c) => c.json(success(null)));
  const refused = v.object({ code: v.picklist(['closed']) });
  app.get(
    '/v1/piers/:name',
    describe({ summary: 'One', answers: { 200: pier, 409: refused }, failures: [404, 409] }),
    answer,
  );
  return withCheckedAnswers(app);
}

const ask = async (body: unknown, { status = 200, path = '/v1/piers' } = {}) =>
  (await answerWith((c) => c.json(body as object, status as 200)).request(path)).status;

test('an answer that matches its description passes', async () => {
  expect(await ask(success([sound, { ...sound, depth: 3.5, note: '' }]))).toBe(200);
  expect(await ask(failure(400, 'count: must be an integer'), { status: 400 })).toBe(400);
  expect(await ask(success(sound), { path: '/v1/piers/north' })).toBe(200);
  expect(await ask(failure(404, 'No pier'), { status: 404, path: '/v1/piers/none' })).toBe(404);
  const closed = { result: 409, message: '', data: { code: 'closed' } };
  expect(await ask(closed, { status: 409, path: '/v1/piers/north' })).toBe(409);
  expect(await ask(failure(409, 'Not now'), { status: 409, path: '/v1/piers/north' })).toBe(409);
  expect(await ask(failure(404, 'Nothing'), { status: 404, path: '/v1/nothing' })).toBe(404);
});

test.each([
  ['a member that is not described', [{ ...sound, color: 'red' }], 'body.data.0.color is not described'],
  ['a missing member', [{ name: 'North', ships: [] }], 'body.data.0 has no depth'],
  ['another type', [{ ...sound, name: 7 }], 'body.data.0.name is not of type string'],
  ['null where none may be', [{ ...sound, note: null }], 'body.data.0.note is not of type string'],
  ['a value that is not listed', [{ ...sound, ships: [{ kind: 'raft' }] }], 'is no listed value: raft'],
  ['an object instead of a list', sound, 'body.data is not of type array'],
])('%s fails', async (_, data, error) => {
  await expect(ask(success(data))).rejects.toThrow(error);
});

test('an envelope that contradicts the status fails', async () => {
  await expect(ask({ ...success([]), result: 1 })).rejects.toThrow('body.result is not 0');
  await expect(ask(failure(404, ''), { status: 400 })).rejects.toThrow('body.result is not 400');
  await expect(ask({ ...success([]), extra: 1 })).rejects.toThrow('body.extra is not described');
});

test('a status or a call that is not described fails', async () => {
  await expect(ask(failure(409, 'Not now'), { status: 409 })).rejects.toThrow('status 409 is not described');
  await expect(ask(success(null), { path: '/v1/undescribed' })).rejects.toThrow(
    'status 200 is not described',
  );
});

test('a refusal with codes of another call fails', async () => {
  const refused = { result: 409, message: '', data: { code: 'flooded' } };
  await expect(ask(refused, { status: 409, path: '/v1/piers/north' })).rejects.toThrow('body.data');
});
