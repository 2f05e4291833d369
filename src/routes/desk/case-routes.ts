import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { SignedIn } from '#features/team/accounts/model/account.ts';
import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import { assigneeFilters, type AssigneeFilter } from '#features/team/cases/model/assignment.ts';
import type { Cases } from '#features/team/cases/server/cases.ts';
import type { DeskEnvironment } from './desk-gates.ts';
import { orTheirs } from './or-theirs.ts';
import { idPath, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

/** What is decided about says which version a person has seen. */
export const caseVersion = v.pipe(v.number(), v.integer());

/** What the list of cases that people work on can be narrowed to; part of its query. */
export const assigneeEntries = { assignee: v.optional(v.picklist(assigneeFilters)) };

/** Who works on the cases of a list. */
export type CaseWork = Pick<Cases, 'list'>;

interface CaseQuery {
  per_page: number;
  assignee?: AssigneeFilter | undefined;
}

/** A query as the room reads it. */
type RoomQuery<Query> = Omit<Query, 'per_page' | 'assignee'> & {
  perPage: number;
  /** Account that has the cases; null for those that nobody has, undefined for all. */
  holder: string | null | undefined;
};

interface Acting<Body> {
  id: number;
  body: Body;
  person: SignedIn;
}

/** What the desk decides about one by one: reports, findings of the watch, appeals, payments, proposals. */
interface CasesOf<Query, Body> {
  /** The list's path; `reports` means `/reports`, `/reports/:id` and `/reports/:id/actions`. */
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
  list(query: RoomQuery<Query>, person: SignedIn): Promise<{ data: { id: number }[]; total: number }>;
  /** Where people work on them; absent where a case is nobody's work. */
  work?: { kind: CaseKind; cases: CaseWork };
  get(id: number, person: SignedIn): Promise<object>;
  /** @returns why it is refused, where that has a code of its own; @throws AppError for any other refusal */
  act(acting: Acting<Body>): Promise<void | { message: string; code: string }>;
}

const holderOf = (assignee: AssigneeFilter | undefined, person: SignedIn): string | null | undefined => {
  if (assignee === undefined) return undefined;
  return assignee === 'mine' ? person.id : null;
};

/** One page of a list, each row with who works on it. */
async function listWithWork<Query extends CaseQuery, Body>(
  { list, work }: CasesOf<Query, Body>,
  { per_page: perPage, assignee, ...query }: Query,
  person: SignedIn,
) {
  const page = await list({ ...query, perPage, holder: holderOf(assignee, person) }, person);
  if (!work) return page;
  const ids = page.data.map(({ id }) => id);
  const assignments = await work.cases.list({ kind: work.kind, ids, person });
  return {
    ...page,
    data: page.data.map((row) => ({ ...row, assignment: assignments.get(row.id) ?? null })),
  };
}

/** The four routes that each kind of case has. */
export function createCaseRoutes<Query extends CaseQuery, Body>(
  cases: CasesOf<Query, Body>,
): Hono<DeskEnvironment> {
  const { name, countsName, reading, deciding, querySchema, bodySchema } = cases;
  const routes = new Hono<DeskEnvironment>();

  routes.get(`/${countsName}`, reading, valid('query', wholeListQuery), async (c) => {
    const counts = await cases.counts(c.var.person);
    return c.json({ data: counts, total: counts.length });
  });

  routes.get(`/${name}`, reading, valid('query', querySchema), async (c) => {
    // Hono's type of what was validated stays open while the schema's is.
    const query = c.req.valid('query') as Query;
    return c.json(await listWithWork(cases, query, c.var.person));
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
      const read = () => cases.get(id, person);
      const act = async () => {
        const refusal = await cases.act({ id, body: c.req.valid('json') as Body, person });
        return refusal ? c.json(refusal, 403) : c.json(await read());
      };
      return orTheirs(c, { act, read });
    },
  );
  return routes;
}
