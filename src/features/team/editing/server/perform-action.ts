import * as v from 'valibot';
import { isLocale, locales } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import { bodySchemaOf } from '../model/body-schema.ts';
import type { ContentAction } from '../model/content-action.ts';
import type { ContentBody } from '../model/content-body.ts';
import {
  changeEntry,
  discard,
  publish,
  save,
  schedule,
  settle,
  unpublish,
  type OpenEntry,
} from './change-entry.ts';
import type { ContentPort } from './content-port.ts';
import type { EditingDependencies, Editor } from './editing-dependencies.ts';
import { bodyOf, getVersion, portOf } from './entry-rows.ts';

export interface ActionRequest {
  kind: string;
  id: number;
  /** Number of the version that the editor's form began with. */
  version: number;
  action: ContentAction;
  person: Editor;
}

/** `stale`: someone else changed it in the meantime; nothing was stored. */
export type ActionOutcome = { ok: true } | { ok: false; issue: 'stale' };

/** Our sentences name their fields, but a text is in one of several languages; the library's say where in the body something is wrong. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'body';
  const [part, name] = path.split('.');
  if (issue.message.startsWith('Invalid ')) return `${path}: ${issue.message}`;
  if (part === 'facts') return issue.message;
  return part === 'texts' && isLocale(name)
    ? `${locales[name].name}: ${issue.message}`
    : `${path}: ${issue.message}`;
}

/** @throws AppError bad-request with a sentence for each field that is wrong */
export function readBody({ kind }: ContentPort, sent: unknown): ContentBody {
  const parsed = v.safeParse(bodySchemaOf(kind), sent);
  if (parsed.success) return parsed.output;
  const issues = parsed.issues.map(sentenceOf);
  throw new AppError('bad-request', [...new Set(issues)].join(' '));
}

/** @throws AppError bad-request for times that have passed or come in the wrong order */
function requirePlan({ from, until }: { from?: string; until: string | null }, now: Date): void {
  if (from !== undefined && Date.parse(from) <= now.getTime())
    throw new AppError('bad-request', 'The start has passed. Choose a later time or publish now.');
  if (until !== null && Date.parse(until) <= (from === undefined ? now.getTime() : Date.parse(from)))
    throw new AppError('bad-request', 'The end must be after the start.');
}

async function applyAction(entry: OpenEntry, request: ActionRequest, at: Date): Promise<void> {
  const { action, person: editor } = request;
  if ('body' in action && action.body !== undefined) {
    const body = readBody(entry.port, action.body);
    await save(entry, { body, editor, at, current: action.name === 'save' ? action.current : [] });
  }
  switch (action.name) {
    case 'save':
      return;
    case 'publish':
      requirePlan(action, at);
      return publish(entry, { editor, at, until: action.until });
    case 'schedule':
      requirePlan(action, at);
      return schedule(entry, { editor, at, from: action.from, until: action.until });
    case 'unpublish':
      return unpublish(entry, { editor, at });
    case 'restore': {
      const body = bodyOf(await getVersion(entry.transaction, entry.row.id, action.number));
      return save(entry, { body, editor, at, source: action.number });
    }
    case 'delete':
      return discard(entry, { editor, at });
  }
}

/** Did a person change it after this version? What the schedule does makes no form stale. */
async function isStale({ transaction, row }: OpenEntry, version: number): Promise<boolean> {
  if (version > row.version) return true;
  const later = await transaction
    .selectFrom('content_versions')
    .select('number')
    .where('entry_id', '=', row.id)
    .where('number', '>', version)
    .where('actor_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/**
 * Performs one action with all its effects, or nothing. What is due by the entry's times is done first, so it does not matter whether
 * the background work came in time.
 * @throws AppError not-found, bad-request
 */
export async function performAction(
  { database, ports, now }: EditingDependencies,
  request: ActionRequest,
): Promise<ActionOutcome> {
  const port = portOf(ports, request.kind);
  return changeEntry(database, { port, id: request.id }, async (entry) => {
    const at = now();
    await settle(entry, at);
    if (await isStale(entry, request.version)) return { ok: false, issue: 'stale' };
    await applyAction(entry, request, at);
    return { ok: true };
  });
}
