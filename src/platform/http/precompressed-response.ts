import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, encode, encodeSync, type ContentEncoding } from './content-encoding.ts';
import { findGzip, makeGzip, makePlain } from './made-bodies.ts';
import { prepareHead, type ReadyHead } from './ready-head.ts';
import { securityHeaders } from './security-headers.ts';
import { notByCdn } from './shared-caching.ts';

/** A response without its body. */
export interface ResponseMetadata {
  status: number;
  contentType: string;
  cacheControl: string;
  /** What the response depends on, in addition to Accept-Encoding. */
  vary?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface ResponseSource extends ResponseMetadata {
  body: Buffer;
  /** Brotli quality; 0 stores the body as it is (pictures, fonts). */
  quality?: number;
}

type Headers = Readonly<Record<string, string | number>>;

interface VariantParts {
  /**
   * Absent where it is made from the Brotli variant for the few clients that ask for another one: stored, gzip would double the memory
   * and the plain text take four fifths of it.
   */
  body?: Buffer | undefined;
  etag: string;
  headers: Headers;
  notModifiedHeaders: Headers;
}

/** A response in one encoding. Its heads are made for the first client, and are the same for the others. */
class Variant implements VariantParts {
  readonly body: Buffer | undefined;
  readonly etag: string;
  readonly headers: Headers;
  readonly notModifiedHeaders: Headers;
  #head: ReadyHead | undefined;
  #notModifiedHead: ReadyHead | undefined;

  constructor({ body, etag, headers, notModifiedHeaders }: VariantParts) {
    this.body = body;
    this.etag = etag;
    this.headers = headers;
    this.notModifiedHeaders = notModifiedHeaders;
  }

  get head(): ReadyHead {
    return (this.#head ??= prepareHead(this.headers));
  }

  get notModifiedHead(): ReadyHead {
    return (this.#notModifiedHead ??= prepareHead(this.notModifiedHeaders));
  }

  /** The same with other parts. */
  with(parts: Partial<VariantParts>): Variant {
    const { body, etag, headers, notModifiedHeaders } = this;
    return new Variant({ body, etag, headers, notModifiedHeaders, ...parts });
  }
}

const storedBody = ({ body }: Variant) => body ?? Buffer.alloc(0);

/** A text as it is stored. */
export interface CompressedBody {
  /** Hash of the unencoded text. */
  hash: string;
  /** Bytes of the unencoded text. */
  length: number;
  br: Buffer;
  /** Present where the build made it. */
  gzip?: Buffer;
}

/**
 * A prebuilt response, with its bodies, headers and validators for every encoding: sending it is a lookup
 * and a write.
 */
export interface PrecompressedResponse {
  status: number;
  variants: Record<ContentEncoding, Variant>;
  /** Its memory, bodies and headers together, for the store's limit. */
  bytes: number;
  /** Hash of everything that a page was made from, where that is known: the same inputs give the same page. */
  digest?: string;
}

/**
 * Memory of the objects around bodies and headers, measured with a thousand stored responses and rounded up.
 */
const objectBytes = 3 * 1024;

/** The heads of the encoding that nearly all clients ask for, with a body and without, each with the security headers and those of all responses. */
const headBytes = 2 * 1536;

function countBytes(headers: Readonly<Record<string, string>>, bodies: readonly Buffer[]): number {
  const texts = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return objectBytes + headBytes + 3 * texts + bodies.reduce((sum, body) => sum + body.length, 0);
}

interface Encoded {
  encoding: ContentEncoding;
  /** Absent where it is made when it is asked for. */
  body?: Buffer | undefined;
  /** Absent where it is known only then. */
  length?: number | undefined;
  /** Hash of the unencoded body. */
  hash: string;
}

function variantOf(source: ResponseMetadata, { encoding, body, length, hash }: Encoded): Variant {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  const validators = {
    ...securityHeaders,
    ...source.headers,
    'cache-control': source.cacheControl,
    etag,
    vary: source.vary ? `Accept-Encoding, ${source.vary}` : 'Accept-Encoding',
  };
  return new Variant({
    body,
    etag,
    headers: {
      ...validators,
      'content-type': source.contentType,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...(length === undefined ? {} : { 'content-length': length }),
    },
    notModifiedHeaders: validators,
  });
}

/** Hash of an unencoded body, for its validators. */
export const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** Compresses a text as it is stored. */
export async function compressBody(body: Buffer, quality?: number): Promise<CompressedBody> {
  return { hash: hashOf(body), length: body.length, br: await encode(body, quality) };
}

/** The same in the calling thread. */
export function compressBodySync(body: Buffer): CompressedBody {
  return { hash: hashOf(body), length: body.length, br: encodeSync(body) };
}

/** A response whose body was compressed elsewhere. */
export function createFromCompressedBody(
  source: ResponseMetadata,
  { hash, length, br, gzip }: CompressedBody,
): PrecompressedResponse {
  const compressed = (encoding: 'br' | 'gzip', body: Buffer | undefined) =>
    variantOf(source, { encoding, body, length: body?.length, hash });
  const variants = {
    br: compressed('br', br),
    gzip: compressed('gzip', gzip),
    identity: variantOf(source, { encoding: 'identity', length, hash }),
  };
  return {
    status: source.status,
    variants,
    bytes: countBytes(source.headers ?? {}, gzip ? [br, gzip] : [br]),
  };
}

/** A response whose body is stored as it is. */
export function createUncompressedResponse(source: ResponseMetadata, body: Buffer): PrecompressedResponse {
  const { length } = body;
  const plain = variantOf(source, { encoding: 'identity', body, length, hash: hashOf(body) });
  const variants = { br: plain, gzip: plain, identity: plain };
  return { status: source.status, variants, bytes: countBytes(source.headers ?? {}, [body]) };
}

/** The same response for this request alone: no cache in between may keep it. */
export function withoutCaching(answer: PrecompressedResponse): PrecompressedResponse {
  const alone = (variant: Variant) =>
    variant.with({ headers: { ...notByCdn(variant.headers), 'cache-control': 'no-store' } });
  const { br, gzip, identity } = answer.variants;
  return { ...answer, variants: { br: alone(br), gzip: alone(gzip), identity: alone(identity) } };
}

/** The same response with another text in the place of one that is in it; it is sent as it is, and no client keeps it. */
export async function withText(
  answer: PrecompressedResponse,
  place: string,
  text: string,
): Promise<PrecompressedResponse> {
  const { br, identity } = answer.variants;
  const body = Buffer.from((await makePlain(storedBody(br))).toString().replaceAll(place, text));
  const plain = identity.with({ body, headers: { ...identity.headers, 'content-length': body.length } });
  return { ...answer, variants: { br: plain, gzip: plain, identity: plain } };
}

export async function createPrecompressedResponse({
  body,
  quality,
  ...source
}: ResponseSource): Promise<PrecompressedResponse> {
  return quality === 0
    ? createUncompressedResponse(source, body)
    : createFromCompressedBody(source, await compressBody(body, quality));
}

/** The same response for a less specific address: `vary` names the request headers that chose it. Most CDNs do not look at those, so none keeps it. */
export function withVary(answer: PrecompressedResponse, vary: string): PrecompressedResponse {
  const of = (headers: Headers) => ({ ...notByCdn(headers), vary: `Accept-Encoding, ${vary}` });
  const varied = (variant: Variant) =>
    variant.with({ headers: of(variant.headers), notModifiedHeaders: of(variant.notModifiedHeaders) });
  const { br, gzip, identity } = answer.variants;
  return { ...answer, variants: { br: varied(br), gzip: varied(gzip), identity: varied(identity) } };
}

/** RFC 9110 §13.1.2: weak comparison against a list. */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}

/**
 * Sends a stored response to a GET or HEAD request: 304 when the client has it, otherwise the body in the
 * client's encoding.
 */
export function sendPrecompressed(
  answer: PrecompressedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const variant = answer.variants[encoding];
  const known = request.headers['if-none-match'];
  if (known !== undefined && answer.status === 200 && matches(known, variant.etag)) {
    response.writeHead(304, variant.notModifiedHead).end();
    return;
  }
  const body = variant.body ?? (encoding === 'gzip' ? findGzip(variant.etag) : undefined);
  const needsNone = request.method === 'HEAD' && variant.headers['content-length'] !== undefined;
  if (body || needsNone) sendBody(answer, variant, { body, request, response });
  else sendMade(answer, encoding, { request, response });
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

function sendBody(
  { status }: PrecompressedResponse,
  { head, headers }: Variant,
  { body, request, response }: Exchange & { body: Buffer | undefined },
): void {
  const isComplete = body === undefined || headers['content-length'] !== undefined;
  response.writeHead(status, isComplete ? head : { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendMade(answer: PrecompressedResponse, encoding: ContentEncoding, exchange: Exchange): void {
  const { br, [encoding]: variant } = answer.variants;
  const stored = storedBody(br);
  const making = encoding === 'gzip' ? makeGzip(variant.etag, stored) : makePlain(stored);
  // Held until the last byte is read, so that the next client finds it.
  exchange.response.once('close', () => void making);
  making.then(
    (body) => sendBody(answer, variant, { body, ...exchange }),
    (error: Error) => exchange.response.destroy(error),
  );
}
