import { apiAddress } from '#lib/api-address.ts';
import { answerOf } from '#features/submission/submissions/view/api/request-json.ts';
import type { FileRole } from './upload-file.ts';

/** A question that takes longer than this is not worth its answer. */
const timeoutMs = 5_000;

async function hash(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Asks whether the server has this very file from this draft already, because the answer to an earlier upload was lost.
 * @returns the answer that was lost; undefined when the file has to be sent
 */
export async function findRecentUpload(role: FileRole, key: string, file: Blob): Promise<unknown> {
  // Browsers hash only on secure pages.
  if (!globalThis.crypto?.subtle) return undefined;
  try {
    const address = `/api/uploads/recent?role=${role}&sha256=${await hash(file)}`;
    const response = await fetch(apiAddress(address), {
      headers: { 'Upload-Key': key },
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = answerOf<unknown>(response.status, await response.json());
    return answer.kind === 'data' ? (answer.data ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
