import { Hono } from 'hono';
import * as v from 'valibot';
import { uploadedFileSchema } from '#features/submission/submissions/model/submission-answers.ts';
import { AppError } from '#lib/app-error.ts';
import { createSemaphore } from '#lib/semaphore.ts';
import { uploadRefusalSchema } from '#lib/upload-refusal.ts';
import { success } from '#platform/http/envelope.ts';
import { spoolBody, type SpooledBody } from '#platform/http/spool-body.ts';
import { validated } from '#platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { describe } from './describe.ts';
import { refusal } from './refusal.ts';
import { limitRequests, type RequestLimits } from './request-limits.ts';
import { createUploadLimiter } from './upload-limiter.ts';
import { uploadKeyHeader } from './upload-key.ts';
import { createUploadQuota } from './upload-quota.ts';
import type { VisitorEnvironment } from './visitor-environment.ts';

/** Files that are in memory at the same time: a few tens of megabytes together, however many are being sent. */
const openedAtOnce = 2;
const openedWaiting = 128;
/** Longest pause of a sender. */
const idleTimeoutMs = 20_000;
/** Room for what multipart puts around a file. */
const wrappingBytes = 64 * 1024;
/** Asking whether a file is here already costs nothing beside sending it. */
const questionsPerUpload = 4;

const role = v.picklist(['icon', 'audit', 'cv']);
const uploadQuery = v.object({ role });
const recentQuery = v.object({
  role,
  sha256: v.pipe(
    v.string(),
    v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal digits'),
    v.description('SHA-256 of the uploaded file'),
  ),
});

type UploadServices = Pick<Services, 'files' | 'limits'>;

interface Arrival {
  role: v.InferOutput<typeof role>;
  key: string;
  /** Network address of the sender. */
  address: string;
}

const tooLarge = { ok: false, refusal: { code: 'too-large' } } as const;

interface Taken {
  sha256: string;
  mediaType: string;
  sizeBytes: number;
}

const answerOf = ({ sha256, mediaType, sizeBytes }: Taken) => ({
  sha256,
  media_type: mediaType,
  size_bytes: sizeBytes,
});

const isMultipart = (request: Request) =>
  /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '');

/** The one file of a multipart form. @throws AppError bad-request when there is none, or more than one */
async function unwrap(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<Uint8Array<ArrayBuffer>> {
  const form = await new Response(body, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined);
  const files = [...(form?.values() ?? [])].filter((value) => value instanceof File);
  const [file] = files;
  if (!file) throw new AppError('bad-request', 'The form has no file in it.');
  if (files.length > 1) throw new AppError('bad-request', 'The form has more than one file in it.');
  return new Uint8Array(await file.arrayBuffer());
}

const tooMany = () =>
  new AppError('unavailable', 'Too many uploads at this moment. Try again in a few seconds.');

/** What a request may still send: as much as it says, or the most that is read of it. */
function expectedBytes(request: Request, maxBytes: number): number {
  const said = Number(request.headers.get('content-length') ?? Number.NaN);
  return said >= 0 && said < maxBytes ? said : maxBytes;
}

/** Takes uploads one after the other out of the crowd of those that are arriving. */
function createReceiver({ files, limits }: UploadServices, shares: RequestLimits['uploadShares']) {
  const crowd = createUploadLimiter();
  const quota = createUploadQuota({ limits, now: () => new Date(), shares });
  const opened = createSemaphore({ atOnce: openedAtOnce, waiting: openedWaiting });

  async function open(request: Request, body: SpooledBody, { role, key }: Arrival) {
    const sent = await body.read();
    const contentType = request.headers.get('content-type') ?? '';
    return files.store(isMultipart(request) ? await unwrap(sent, contentType) : sent, { role, key });
  }

  return async (request: Request, arrival: Arrival): ReturnType<UploadServices['files']['store']> => {
    const { role, address } = arrival;
    await files.requireRoom();
    const maxBytes = files.maxBytes[role] + (isMultipart(request) ? wrappingBytes : 0);
    const leave = crowd.enter(address);
    let body: SpooledBody | undefined;
    let settle: ((bytes: number) => Promise<void>) | undefined;
    try {
      settle = await quota.reserve(address, expectedBytes(request, maxBytes));
      body = await spoolBody(request, { maxBytes, idleTimeoutMs });
      if (!body) return tooLarge;
      const arrived = body;
      const stored = await opened.run(() => open(request, arrived, arrival));
      if (!stored) throw tooMany();
      return stored;
    } finally {
      leave();
      await settle?.(body?.length ?? 0);
      await body?.discard();
    }
  };
}

/** `/api/uploads`: sends a file as body or in a multipart form; asks for one that was sent before. */
export function createUploadRoute(
  services: UploadServices,
  { uploads: uploadsPerWindow, uploadShares }: Pick<RequestLimits, 'uploads' | 'uploadShares'>,
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();
  const receive = createReceiver(services, uploadShares);

  app.post(
    '/api/uploads',
    describe({
      summary: 'Upload a logo (400 × 400 JPG or PNG, 5 MB), an audit report or a CV (PDF, 10 MB)',
      answers: { 201: uploadedFileSchema, 413: uploadRefusalSchema, 422: uploadRefusalSchema },
      failures: [400, 429, 503],
    }),
    limitRequests(services, 'uploads', uploadsPerWindow),
    validated('query', uploadQuery),
    validated('header', uploadKeyHeader),
    async (c) => {
      const { role } = c.req.valid('query');
      const key = c.req.valid('header')['upload-key'];
      const address = c.get('clientAddress') ?? 'unknown';
      const stored = await receive(c.req.raw, { role, key, address });
      if (!stored.ok) {
        const status = stored.refusal.code === 'too-large' ? 413 : 422;
        const message = `The file was refused: ${stored.refusal.code}.`;
        return c.json(refusal(status, message, stored.refusal), status);
      }
      return c.json(success(answerOf(stored.file)), 201);
    },
  );

  app.get(
    '/api/uploads/recent',
    describe({
      summary:
        'Look up a file already sent with the same Upload-Key header, or null if it still has to be sent',
      answers: { 200: v.nullable(uploadedFileSchema) },
      failures: [400, 429],
    }),
    limitRequests(services, 'upload questions', uploadsPerWindow * questionsPerUpload),
    validated('query', recentQuery),
    validated('header', uploadKeyHeader),
    async (c) => {
      const key = c.req.valid('header')['upload-key'];
      const found = await services.files.findRecent({ key, ...c.req.valid('query') });
      return c.json(success(found ? answerOf(found) : null));
    },
  );
  return app;
}
