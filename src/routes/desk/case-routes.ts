import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { SignedIn } from '#features/team/accounts/model/account.ts';
import type { DeskEnvironment } from './desk-gates.ts';
import { idPath, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

/** What is decided about says which version a person has seen. */
export const caseVersion = v.pipe(v.number(), v.integer());

interface Acting<Body> {
  id: number;
  body: Body;
  person: SignedIn;
}

/** What the desk decides about one by one: reports, findings of the watch, appeals, payments, proposals. */
interface Cases<Query, Body> {
  /** The list's path; `reports` stands for `/reports`, `/reports/:id` and `/reports/:id/actions`. */
  name: string;
  /** The path of how many wait. */
  countsName: string;
  /** Who may read them. */
  reading: MiddlewareHandler<DeskEnvironment>;
  /** Who may decide. */
  deciding: MiddlewareHandler<DeskEnvironment>;
  /** A `listQuery`. */
  querySchema: v.GenericSchema<unknown, Query>;
  bodySchema: v.GenericSchema<unknown, Body>;
  counts(person: SignedIn): Promise<readonly unknown[]>;
  list(query: Omit<Query, 'per_page'> & { perPage: number }, person: SignedIn): Promise<object>;
  get(id: number, person: SignedIn): Promise<object>;
  /** @returns why it is refused, where that has a code of its own; @throws AppError for any other refusal */
  act(acting: Acting<Body>): Promise<void | { message: string; code: string }>;
}

/** The four routes that each kind of case has. */
export function createCaseRoutes<Query extends { per_page: number }, Body>(
  cases: Cases<Query, Body>,
): Hono<DeskEnvironment> {
  const { name, countsName, reading, deciding, querySchema, bodySchema } = cases;
  const routes = new Hono<DeskEnvironment>();

  routes.get(`/${countsName}`, reading, valid('query', wholeListQuery), async (c) => {
    const counts = await cases.counts(c.var.person);
    return c.json({ data: counts, total: counts.length });
  });

  routes.get(`/${name}`, reading, valid('query', querySchema), async (c) => {
    // Hono's type of what was validated stays open while the schema's is.
    const { per_page: perPage, ...query } = c.req.valid('query') as Query;
    return c.json(await cases.list({ ...query, perPage }, c.var.person));
  });

  routes.get(`/${name}/:id`, reading, valid('param', idPath), async (c) =>
    c.json(await cases.get(c.req.valid('param').id, c.var.person)),
  );

  routes.post(
    `/${name}/:id/actions`,
    deciding,
    valid('param', idPath),
    valid('json', bodySchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const { person } = c.var;
      const refusal = await cases.act({ id, body: c.req.valid('json') as Body, person });
      return refusal ? c.json(refusal, 403) : c.json(await cases.get(id, person));
    },
  );
  return routes;
}
