import { Hono } from 'hono';
import * as v from 'valibot';
import { countedKinds, periods, type Period } from '#features/submission/numbers/model/numbers.ts';
import type { NumbersDesk } from '#features/submission/numbers/server/numbers.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { valid } from './valid.ts';

const period = v.picklist(Object.keys(periods) as Period[]);
const kind = v.picklist(countedKinds);
/** `12w`, or `12w-token` for one kind. */
const numbersPath = v.object({
  id: v.pipe(
    v.string(),
    v.transform((id) => id.split('-')),
    v.union([
      v.pipe(
        v.strictTuple([period]),
        v.transform(([each]) => ({ period: each })),
      ),
      v.pipe(
        v.strictTuple([period, kind]),
        v.transform(([each, only]) => ({ period: each, kind: only })),
      ),
    ]),
  ),
});

/** How fast, how much, and how many. */
export function createNumbersRoutes(numbers: Pick<NumbersDesk, 'read'>): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  routes.get('/numbers/:id', allow('numbers.read'), valid('param', numbersPath), async (c) =>
    c.json(await numbers.read(c.req.valid('param').id)),
  );
  return routes;
}
