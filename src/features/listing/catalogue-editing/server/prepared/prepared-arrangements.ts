import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { VersionAuthor } from '#features/team/versions/server/keep-version.ts';
import { isSha256 } from '#features/submission/form-fields/model/sent-schema.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import type {
  Arranged,
  NewPrepared,
  PreparedAction,
  PreparedArrangement,
  PreparedKind,
} from '../../model/prepared-arrangement.ts';
import { listCategories } from '../categories.ts';
import { getChain, listNetworks, requireIcon } from '../networks.ts';
import {
  arrangedOf,
  deletePrepared,
  getPreparedRow,
  preparedSubject,
  presentPrepared,
  updatePrepared,
  type PreparedRow,
} from './prepared-rows.ts';
import { publishPrepared, type PreparedDependencies } from './publish-prepared.ts';

/** Changes of categories and networks that are prepared before visitors see them. */
export interface PreparedArrangements {
  /** The one that was changed last comes first. */
  list(kind: PreparedKind, page: PageRequest): Promise<Page<PreparedArrangement>>;
  /** @returns its number @throws AppError not-found, bad-request, conflict where there is a draft of the same already */
  create(prepared: NewPrepared, person: VersionAuthor): Promise<number>;
  /**
   * Saves, schedules, publishes or deletes a draft. @returns the number of the proposal, where it waits for a second person now
   * @throws AppError not-found, bad-request, conflict
   */
  change(id: number, action: PreparedAction, person: VersionAuthor): Promise<number | undefined>;
}

const fileNameOf = (text: string): string => /"name"\s*:\s*"([^"]{1,60})"/.exec(text)?.[1] ?? 'A network';

/** What the list shows of it. */
function namedOf(what: Arranged): { kind: PreparedKind; hid: number | null; name: string; icon: string } {
  switch (what.kind) {
    case 'new-category':
      return { kind: 'category', hid: null, name: what.titles['en'] ?? '', icon: '' };
    case 'category':
      return { kind: 'category', hid: what.hid, name: what.titles['en'] ?? '', icon: '' };
    case 'network': {
      const { title, icon } = what.edit;
      return { kind: 'network', hid: what.hid, name: title, icon: isSha256(icon) ? icon : '' };
    }
    case 'new-network': {
      const { asked } = what;
      if ('text' in asked) return { kind: 'network', hid: null, name: fileNameOf(asked.text), icon: '' };
      return { kind: 'network', hid: null, name: asked.fields.title, icon: asked.fields.icon };
    }
  }
}

/**
 * What a draft needs before it can be stored: its category or network is there, and its logo is a file that the person uploaded.
 * @param known hash of the logo that the stored draft has
 */
async function requireStorable(
  transaction: DatabaseTransaction,
  what: Arranged,
  { person, known }: { person: VersionAuthor; known: string },
): Promise<void> {
  if (what.kind === 'category') {
    const { data } = await listCategories(transaction);
    if (!data.some(({ id }) => id === what.hid))
      throw new AppError('not-found', 'There is no such category.');
  }
  const { icon } = namedOf(what);
  const stored = what.kind === 'network' ? (await getChain(transaction, what.hid)).icon_url : '';
  const sent = what.kind === 'network' ? what.edit.icon : icon;
  if (known === '' || sent !== known) await requireIcon(transaction, { icon: sent, stored, person });
}

const columnsOf = (what: Arranged, person: VersionAuthor) => ({
  ...namedOf(what),
  body: JSON.stringify(what),
  actor_id: person.id,
  actor: person.email,
  actor_name: person.name ?? person.email,
});

/** @throws AppError bad-request */
function requireFuture(time: string | null, at: Date): void {
  if (time !== null && time <= at.toISOString())
    throw new AppError('bad-request', 'Choose a time in the future.');
}

/** Calls an entry by what was done. */
const actOf = (time: string | null) => (time === null ? 'save-draft' : 'schedule-draft');

async function create(
  { database, now }: PreparedDependencies,
  { what, time }: NewPrepared,
  person: VersionAuthor,
): Promise<number> {
  const at = now();
  requireFuture(time, at);
  return database.transaction().execute(async (transaction) => {
    const columns = columnsOf(what, person);
    const added = await transaction
      .insertInto('prepared_arrangements')
      .values({ ...columns, version: 1, publish_time: time, problem: '', at: at.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new AppError('conflict', 'There is already a draft of this. Open that draft.');
    await requireStorable(transaction, what, { person, known: '' });
    const entry = { area: 'catalogue', action: actOf(time), subject: preparedSubject(added.id) } as const;
    const detail = { kind: columns.kind, hid: columns.hid, name: columns.name, time };
    await appendAudit(transaction, { at, actor: person, ...entry, detail });
    return added.id;
  });
}

const isSame = (what: Arranged, row: PreparedRow): boolean => {
  const { kind, hid } = namedOf(what);
  return what.kind === arrangedOf(row).kind && kind === row.kind && hid === row.hid;
};

interface Change {
  row: PreparedRow;
  person: VersionAuthor;
  at: Date;
}

async function save(
  database: Database,
  { row, person, at }: Change,
  { what, time }: Extract<PreparedAction, { name: 'save' }>,
): Promise<void> {
  if (!isSame(what, row)) throw new AppError('bad-request', 'This draft belongs to another item.');
  requireFuture(time, at);
  await database.transaction().execute(async (transaction) => {
    const columns = columnsOf(what, person);
    await updatePrepared(transaction, row, {
      ...columns,
      ...{ publish_time: time, lease_time: null, problem: '', at: at.toISOString() },
    });
    await requireStorable(transaction, what, { person, known: row.icon });
    const entry = { area: 'catalogue', action: actOf(time), subject: preparedSubject(row.id) } as const;
    const detail = { kind: columns.kind, hid: columns.hid, name: columns.name, time };
    await appendAudit(transaction, { at, actor: person, ...entry, detail });
  });
}

async function remove(database: Database, { row, person, at }: Change): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await deletePrepared(transaction, row);
    const entry = { area: 'catalogue', action: 'delete-draft', subject: preparedSubject(row.id) } as const;
    const detail = { kind: row.kind, hid: row.hid, name: row.name };
    await appendAudit(transaction, { at, actor: person, ...entry, detail });
  });
}

async function change(
  dependencies: PreparedDependencies,
  { row, person, at }: Change,
  action: PreparedAction,
): Promise<number | undefined> {
  if (row.version !== action.version)
    throw new AppError('conflict', 'This draft was changed in the meantime. Open it again.');
  if (action.name === 'publish') return publishPrepared(dependencies, row, { person, isDue: false });
  if (action.name === 'save') await save(dependencies.database, { row, person, at }, action);
  else await remove(dependencies.database, { row, person, at });
  return undefined;
}

/** Names the values that are stored now, by number. */
async function readSeen(database: Database, kind: PreparedKind): Promise<ReadonlyMap<number, string>> {
  const whole = { q: '', page: 1, perPage: Number.MAX_SAFE_INTEGER };
  const { data }: { data: { id: number; seen: string }[] } =
    kind === 'category' ? await listCategories(database) : await listNetworks(database, whole);
  return new Map(data.map(({ id, seen }) => [id, seen]));
}

export function createPreparedArrangements(dependencies: PreparedDependencies): PreparedArrangements {
  const { database, now } = dependencies;
  return {
    list: async (kind, page) => {
      const { data, total } = await fetchPage(
        database.selectFrom('prepared_arrangements').where('kind', '=', kind),
        (drafts) => drafts.selectAll().orderBy('at', 'desc').orderBy('id', 'desc'),
        page,
      );
      const seen = data.length === 0 ? new Map<number, string>() : await readSeen(database, kind);
      return { data: data.map((row) => presentPrepared(row, seen)), total };
    },
    create: (prepared, person) => create(dependencies, prepared, person),
    change: async (id, action, person) =>
      change(dependencies, { row: await getPreparedRow(database, id), person, at: now() }, action),
  };
}
