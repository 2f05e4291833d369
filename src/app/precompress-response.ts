import {
  createFromCompressedBody,
  createUncompressedResponse,
  type CompressedBody,
  type PrecompressedResponse,
} from '#platform/http/precompressed-response.ts';

/** What is compressed already gains nothing from being compressed again. */
const isCompressed = (contentType: string) =>
  contentType === 'image/png' || contentType === 'application/zip';

const keptHeaders = ['allow', 'content-security-policy', 'retry-after'];

interface StoreOptions {
  /** The request headers that chose the response. */
  vary: string;
  compressBody: (body: Buffer) => Promise<CompressedBody>;
}

/** A response of the API in the form that can be kept. */
export async function precompressResponse(
  response: Response,
  { vary, compressBody }: StoreOptions,
): Promise<PrecompressedResponse> {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => keptHeaders.includes(name)));
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  const source = {
    status: response.status,
    contentType,
    cacheControl: response.headers.get('cache-control') ?? 'public, no-cache',
    vary,
    headers,
  };
  const body = Buffer.from(await response.arrayBuffer());
  return isCompressed(contentType)
    ? createUncompressedResponse(source, body)
    : createFromCompressedBody(source, await compressBody(body));
}
