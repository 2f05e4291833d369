import { Hono } from 'hono';
import * as v from 'valibot';
import type { FileStore } from '#features/submissions/server/file-store.ts';
import { AppError } from '#lib/app-error.ts';
import { success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import { uploadedAnswer, uploadRefusedAnswer } from './answers.ts';
import { describe } from './describe.ts';
import { readBody } from './read-body.ts';
import { refusal } from './refusal.ts';
import { limitRequests } from './request-limits.ts';
import type { VisitorEnvironment } from './visitor-environment.ts';

/** Uploads at the same time: together they hold at most a quarter of a gigabyte. */
const atOnceMax = 24;
/** Room for what multipart puts around a file. */
const wrappingBytes = 64 * 1024;

const query = v.object({ role: v.picklist(['icon', 'audit']) });

type UploadRefusal = Extract<Awaited<ReturnType<FileStore['store']>>, { ok: false }>['refusal'];

const isMultipart = (request: Request) =>
  /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '');

/** The one file of a multipart form. @throws AppError bad-request when there is none */
async function unwrap(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<Uint8Array<ArrayBuffer>> {
  const form = await new Response(body, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined);
  const file = [...(form?.values() ?? [])].find((value) => value instanceof File);
  if (!file) throw new AppError('bad-request', 'The form has no file in it.');
  return new Uint8Array(await file.arrayBuffer());
}

async function readUpload(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!isMultipart(request)) return readBody(request, maxBytes);
  const body = await readBody(request, maxBytes + wrappingBytes);
  return body && unwrap(body, request.headers.get('content-type') ?? '');
}

/** POST /api/uploads?role=icon|audit with the file as body, or in a multipart form. */
export function createUploadRoute(files: FileStore, uploadsPerWindow: number): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();
  let atOnce = 0;

  app.post(
    '/api/uploads',
    describe({
      summary: 'Upload a logo (400 × 400 JPG or PNG, 5 MB) or an audit report (PDF, 10 MB)',
      answers: { 201: uploadedAnswer, 413: uploadRefusedAnswer, 422: uploadRefusedAnswer },
    }),
    limitRequests(uploadsPerWindow),
    validated('query', query),
    async (c) => {
      const { role } = c.req.valid('query');
      const refuse = (refused: UploadRefusal) => {
        const status = refused.code === 'too-large' ? 413 : 422;
        return c.json(refusal(status, `The file was refused: ${refused.code}.`, refused), status);
      };
      if (atOnce >= atOnceMax) {
        throw new AppError('unavailable', 'Too many uploads at this moment. Try again in a few seconds.');
      }
      atOnce += 1;
      try {
        const bytes = await readUpload(c.req.raw, files.maxBytes[role]);
        if (!bytes) return refuse({ code: 'too-large' });
        const stored = await files.store(bytes, role);
        if (!stored.ok) return refuse(stored.refusal);
        const { sha256, mediaType, sizeBytes } = stored.file;
        return c.json(success({ sha256, media_type: mediaType, size_bytes: sizeBytes }), 201);
      } finally {
        atOnce -= 1;
      }
    },
  );
  return app;
}
