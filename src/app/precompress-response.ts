import {
  createFromCompressedBody,
  createUncompressedResponse,
  type CompressedBody,
  type PrecompressedResponse,
} from '#platform/http/precompressed-response.ts';
import { revalidated, type SharedCaching } from '#platform/http/shared-caching.ts';

/** What is compressed already gains nothing from being compressed again. */
const isCompressed = (contentType: string) =>
  contentType === 'image/png' || contentType === 'application/zip';

const keptHeaders = ['allow', 'content-security-policy', 'retry-after'];

interface StoreOptions {
  /** The request headers that chose the response. */
  vary: string;
  compressBody: (body: Buffer) => Promise<CompressedBody>;
  /** What caches may do with a response that says nothing about it. */
  caching?: SharedCaching | undefined;
}

/** A response of the API in the form that can be kept. */
export async function precompressResponse(
  response: Response,
  { vary, compressBody, caching = revalidated }: StoreOptions,
): Promise<PrecompressedResponse> {
  const own = Object.fromEntries([...response.headers].filter(([name]) => keptHeaders.includes(name)));
  const itsCaching = response.headers.get('cache-control');
  // A refusal is about one moment.
  const shared = response.status === 200 ? caching : revalidated;
  const { cacheControl, headers } = itsCaching === null ? shared : { cacheControl: itsCaching, headers: {} };
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  const source = {
    status: response.status,
    contentType,
    cacheControl,
    vary,
    headers: { ...headers, ...own },
  };
  const body = Buffer.from(await response.arrayBuffer());
  return isCompressed(contentType)
    ? createUncompressedResponse(source, body)
    : createFromCompressedBody(source, await compressBody(body));
}
