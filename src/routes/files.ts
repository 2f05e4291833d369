import { Hono } from 'hono';
import { AppError } from '#lib/app-error.ts';
import { filePolicy } from '#platform/http/security-headers.ts';
import type { FileStore } from '#features/submission/uploads/server/file-store.ts';

/** GET /files/{hash}.{ending}: public files. The address is the content's hash, so an answer is right forever. */
export function createFilesRoute({ files }: { files: Pick<FileStore, 'findPublic'> }): Hono {
  const app = new Hono();
  app.get('/files/:name', async (c) => {
    const file = await files.findPublic(c.req.param('name'));
    if (!file) throw new AppError('not-found', 'There is no such file.');
    const etag = `"${file.sha256}"`;
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: etag,
      'Content-Security-Policy': filePolicy,
      'X-Content-Type-Options': 'nosniff',
    };
    const known = c.req.header('if-none-match') ?? '';
    if (known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
      return c.body(null, 304, headers);
    return c.body(new Uint8Array(file.bytes), 200, { ...headers, 'Content-Type': file.mediaType });
  });
  return app;
}
