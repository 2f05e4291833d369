import { storeAnswer, type StoredAnswer } from '#platform/http/stored-answer.ts';

/** What is packed already gains nothing from being packed again. */
const isPacked = (contentType: string) => contentType === 'image/png' || contentType === 'application/zip';

const keptHeaders = ['allow', 'content-security-policy', 'retry-after'];

/** An answer of the API in the form that can be kept. @param vary the request headers that chose it */
export async function storeResponse(response: Response, vary: string): Promise<StoredAnswer> {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => keptHeaders.includes(name)));
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  return storeAnswer({
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()),
    contentType,
    ...(isPacked(contentType) ? { quality: 0 } : {}),
    cacheControl: response.headers.get('cache-control') ?? 'public, no-cache',
    vary,
    headers,
  });
}
