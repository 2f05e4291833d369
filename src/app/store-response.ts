import { storePacked, storePlain, type PackedBody, type StoredAnswer } from '#platform/http/stored-answer.ts';

/** What is packed already gains nothing from being packed again. */
const isPacked = (contentType: string) => contentType === 'image/png' || contentType === 'application/zip';

const keptHeaders = ['allow', 'content-security-policy', 'retry-after'];

interface StoreOptions {
  /** The request headers that chose the answer. */
  vary: string;
  packBody: (body: Buffer) => Promise<PackedBody>;
}

/** An answer of the API in the form that can be kept. */
export async function storeResponse(
  response: Response,
  { vary, packBody }: StoreOptions,
): Promise<StoredAnswer> {
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
  return isPacked(contentType) ? storePlain(source, body) : storePacked(source, await packBody(body));
}
