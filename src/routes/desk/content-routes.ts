import { Hono } from 'hono';
import * as v from 'valibot';
import { contentActionSchema, type ContentActionName } from '#features/team/editing/model/content-action.ts';
import { entryStates } from '#features/team/editing/model/entry-times.ts';
import type { Editing } from '#features/team/editing/server/editing.ts';
import { issueKind } from '#features/site/newsletter/model/issues/issue-kind.ts';
import type { Issues } from '#features/site/newsletter/server/issues/issues.ts';
import { may, type DeskAction } from '#features/team/accounts/model/permissions.ts';
import { localeCodes } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { listQuery, wholeListQuery } from './page-query.ts';
import type { Previews } from '#features/team/editing/server/previews.ts';
import { renderDraft } from './render-draft.ts';
import type { DraftRendering, PlacedPage } from './draft-rendering.ts';
import { issuePolicy } from './send-mail-page.ts';
import { number, valid } from './valid.ts';

const kind = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/));
const kindPath = v.object({ kind });
const entryPath = v.object({ kind, id: number(1, 999_999_999) });
const versionPath = v.object({ ...entryPath.entries, number: number(1, 999_999_999) });
const previewPath = v.object({ name: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)) });

const entryQuery = listQuery({
  state: v.optional(v.picklist(entryStates)),
  choice: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
});
const newBody = v.object({
  body: v.unknown(),
  /** Of the form: sending it again finds the entry that it made. */
  key: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
});
const actionBody = v.object({ version: v.pipe(v.number(), v.integer()), action: contentActionSchema });
const time = v.pipe(v.string(), v.isoTimestamp());
const previewBody = v.object({
  body: v.unknown(),
  /** Absent while it was never saved. */
  id: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  from: v.optional(v.nullable(time), null),
  locale: v.picklist(localeCodes),
  theme: v.picklist(['light', 'dark']),
});

/** Each person gets their own previews alone. */
const allowPreview = allow('content.read', 'mail.word', 'listings.read', 'submissions.read');

/** Everything that changes what visitors see, or when. */
const actionOf: Record<ContentActionName, DeskAction> = {
  save: 'content.edit',
  restore: 'content.edit',
  delete: 'content.edit',
  publish: 'content.publish',
  schedule: 'content.publish',
  unpublish: 'content.publish',
};

/** A row id that no row has, below the greatest that an address takes: for the preview of what was never published. */
const unusedId = 999_999_999;

export interface ContentServices extends DraftRendering {
  editing: Editing;
  issues: Pick<Issues, 'preview'>;
  previews: Previews;
  now: () => Date;
}

export function createContentRoutes({ editing, now, ...rendering }: ContentServices): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const reading = allow('content.read');

  routes.get('/content-kinds', reading, valid('query', wholeListQuery), async (c) => {
    const data = await editing.counts();
    return c.json({ data, total: data.length });
  });

  routes.get('/content/:kind', reading, valid('param', kindPath), valid('query', entryQuery), async (c) => {
    const { per_page: perPage, ...query } = c.req.valid('query');
    return c.json(await editing.list(c.req.valid('param').kind, { ...query, perPage }));
  });

  routes.get('/content/:kind/:id', reading, valid('param', entryPath), async (c) => {
    const { kind: name, id } = c.req.valid('param');
    return c.json(await editing.get(name, id));
  });

  routes.get('/content/:kind/:id/versions/:number', reading, valid('param', versionPath), async (c) => {
    const { kind: name, id, number: version } = c.req.valid('param');
    return c.json({ id: version, body: await editing.getBody(name, id, version) });
  });

  addChanges(routes, editing);
  addPreviews(routes, { editing, now, ...rendering });
  return routes;
}

function addChanges(routes: Hono<DeskEnvironment>, editing: Editing): void {
  routes.post(
    '/content/:kind',
    allow('content.edit'),
    valid('param', kindPath),
    valid('json', newBody),
    async (c) => {
      const { kind: name } = c.req.valid('param');
      const { body, key } = c.req.valid('json');
      const id = await editing.create({ kind: name, body, key, person: c.var.person });
      return c.json(await editing.get(name, id));
    },
  );

  routes.post(
    '/content/:kind/:id/actions',
    allow('content.edit', 'content.publish'),
    valid('param', entryPath),
    valid('json', actionBody),
    async (c) => {
      const { kind: name, id } = c.req.valid('param');
      const request = c.req.valid('json');
      const { person } = c.var;
      if (!may(person, actionOf[request.action.name]))
        throw new AppError('forbidden', 'Your account is not allowed to do this.');
      const outcome = await editing.perform({ kind: name, id, ...request, person });
      if (outcome.ok && request.action.name === 'delete') return c.json({ id });
      const entry = await editing.get(name, id);
      if (outcome.ok) return c.json(entry);
      const message = `${entry.editor} changed this in the meantime. Your version is kept, but not saved. Compare the two and decide.`;
      return c.json(
        { message, theirs: entry, yours: 'body' in request.action ? request.action.body : null },
        409,
      );
    },
  );
}

/** The mail that a draft of a newsletter issue would be. `path` says in which language and under which subject. */
async function renderIssueDraft(
  draft: Parameters<Issues['preview']>[0],
  issues: Pick<Issues, 'preview'>,
): Promise<PlacedPage> {
  const { html, subject, locale } = await issues.preview(draft);
  const path = locale === draft.locale ? subject : `Missing, so in English: ${subject}`;
  return { document: html, policy: issuePolicy, path };
}

function addPreviews(
  routes: Hono<DeskEnvironment>,
  { editing, issues, previews, now, ...rendering }: ContentServices,
): void {
  routes.post(
    '/content/:kind/previews',
    allow('content.read'),
    valid('param', kindPath),
    valid('json', previewBody),
    async (c) => {
      const { kind: name } = c.req.valid('param');
      const { body: sent, id, from, locale, theme } = c.req.valid('json');
      const body = editing.readBody(name, sent);
      const entry = id === undefined ? undefined : await editing.get(name, id);
      const draft = {
        kind: name,
        body,
        rowId: entry?.rowId ?? unusedId,
        time: entry?.publishTime ?? from ?? now().toISOString(),
      };
      const placed = await previews.renderPlaced(c.var.person.id, () =>
        name === issueKind.name
          ? renderIssueDraft({ body, locale, theme }, issues)
          : renderDraft({ draft, locale, theme }, rendering),
      );
      return c.json(placed);
    },
  );

  // A frame's address: what it shows may do nothing, see its policy.
  routes.get('/previews/:name', allowPreview, valid('param', previewPath), async (c) => {
    const { document, policy } = await previews.find(c.var.person.id, c.req.valid('param').name);
    return c.html(document, 200, {
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'private, no-store',
    });
  });
}
