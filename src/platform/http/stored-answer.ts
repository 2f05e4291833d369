import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, contentEncodings, encodeAll, type ContentEncoding } from './content-encoding.ts';
import { securityHeaders } from './security-headers.ts';

export interface AnswerSource {
  status: number;
  body: Buffer;
  contentType: string;
  cacheControl: string;
  /** What besides Accept-Encoding the answer depends on. */
  vary?: string;
  headers?: Readonly<Record<string, string>>;
  /** Brotli quality; 0 stores the body as it is (pictures, fonts). */
  quality?: number;
}

interface Variant {
  body: Buffer;
  etag: string;
  headers: Record<string, string | number>;
  notModifiedHeaders: Record<string, string | number>;
}

/** An answer made once, with its bodies, headers and validators for every encoding: sending it is a look-up and a write. */
export interface StoredAnswer {
  status: number;
  variants: Record<ContentEncoding, Variant>;
  /** Memory it takes, for the store's limit. */
  bytes: number;
}

function variantOf(source: AnswerSource, encoding: ContentEncoding, body: Buffer): Variant {
  const hash = createHash('sha256').update(source.body).digest('base64url').slice(0, 22);
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  const validators = {
    ...securityHeaders,
    ...source.headers,
    'cache-control': source.cacheControl,
    etag,
    vary: source.vary ? `Accept-Encoding, ${source.vary}` : 'Accept-Encoding',
  };
  return {
    body,
    etag,
    headers: {
      ...validators,
      'content-type': source.contentType,
      'content-length': body.length,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    notModifiedHeaders: validators,
  };
}

export async function storeAnswer(source: AnswerSource): Promise<StoredAnswer> {
  const quality = source.quality ?? 5;
  const same = { br: source.body, gzip: source.body, identity: source.body };
  const bodies = quality === 0 ? same : await encodeAll(source.body, quality);
  const variants = Object.fromEntries(
    contentEncodings.map((encoding) => [
      encoding,
      variantOf(source, quality === 0 ? 'identity' : encoding, bodies[encoding]),
    ]),
  ) as Record<ContentEncoding, Variant>;
  const bytes =
    quality === 0 ? source.body.length : Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
  return { status: source.status, variants, bytes: bytes + 1024 };
}

/** The same answer for an address that says less: `vary` names the request headers that chose it. */
export function withVary(answer: StoredAnswer, vary: string): StoredAnswer {
  const varied = (variant: Variant): Variant => ({
    ...variant,
    headers: { ...variant.headers, vary: `Accept-Encoding, ${vary}` },
    notModifiedHeaders: { ...variant.notModifiedHeaders, vary: `Accept-Encoding, ${vary}` },
  });
  const { br, gzip, identity } = answer.variants;
  return { ...answer, variants: { br: varied(br), gzip: varied(gzip), identity: varied(identity) } };
}

/** RFC 9110 §13.1.2: weak comparison against a list. */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}

/** Sends a stored answer to a GET or HEAD request: 304 when the client has it, otherwise the body in the client's encoding. */
export function sendStored(answer: StoredAnswer, request: IncomingMessage, response: ServerResponse): void {
  const variant = answer.variants[chooseEncoding(request.headers['accept-encoding'])];
  const known = request.headers['if-none-match'];
  if (known !== undefined && answer.status === 200 && matches(known, variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders).end();
    return;
  }
  response.writeHead(answer.status, variant.headers);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}
