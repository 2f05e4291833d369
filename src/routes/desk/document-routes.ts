import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { FileStore } from '#features/submission/uploads/server/file-store.ts';
import { AppError } from '#lib/app-error.ts';
import type { FileOpener } from '#platform/files/file-opener.ts';
import type { FoundFile } from '#platform/files/find-file.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { sendFile } from './send-file.ts';
import { number, valid } from './valid.ts';

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const filePath = v.object({ sha256 });
const pagePath = v.object({ sha256, page: number(1, 10_000) });

const pdf = 'application/pdf';

export interface DocumentServices {
  /** Any uploaded file, public or not. */
  findFile: (sha256: string) => Promise<FoundFile | undefined>;
  opener: Pick<FileOpener, 'listPages' | 'drawPage'>;
  files: Pick<FileStore, 'waiting' | 'findPublic' | 'store'>;
  /** Is it the CV of an application? */
  isCv: (sha256: string) => Promise<boolean>;
}

/**
 * What people uploaded. A logo is sent as the picture that the portal has made of it. A document is shown by pictures of its pages, drawn
 * as they are asked for: its own bytes leave the portal by no way (decision 012).
 */
export function createDocumentRoutes({
  findFile,
  opener,
  files,
  isCv,
}: DocumentServices): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const allowReading = allow('submissions.read', 'applications.read');
  const get = async (c: Context<DeskEnvironment>, ...[hash, isDocument]: [string, boolean]) => {
    if (!may(c.var.person, (await isCv(hash)) ? 'applications.read' : 'submissions.read'))
      throw new AppError('forbidden', 'Your account is not allowed to open this file.');
    const file = await findFile(hash);
    if (!file || (file.mediaType === pdf) !== isDocument)
      throw new AppError('not-found', 'There is no such file.');
    return file;
  };

  routes.get('/uploads-waiting', allow('submissions.read'), async (c) => {
    const { files: count, bytes, maxBytes } = await files.waiting();
    return c.json({ data: { files: count, bytes, max_bytes: maxBytes } });
  });

  routes.get('/files/:sha256', allowReading, valid('param', filePath), async (c) =>
    sendFile(await get(c, c.req.valid('param').sha256, false)),
  );

  routes.get('/files/:sha256/pages', allowReading, valid('param', filePath), async (c) => {
    const { bytes } = await get(c, c.req.valid('param').sha256, true);
    const pages = await opener.listPages(bytes);
    if (!pages) throw new AppError('not-found', 'The pages of this document cannot be read.');
    return c.json({ data: pages, total: pages.length });
  });

  routes.get('/files/:sha256/pages/:page', allowReading, valid('param', pagePath), async (c) => {
    const { sha256: hash, page } = c.req.valid('param');
    const { bytes } = await get(c, hash, true);
    const drawn = await opener.drawPage(bytes, page - 1);
    if (!drawn) throw new AppError('not-found', 'This page cannot be shown.');
    return sendFile({ sha256: hash, mediaType: drawn.mediaType, isPublic: false, bytes: drawn.bytes });
  });
  return routes;
}
