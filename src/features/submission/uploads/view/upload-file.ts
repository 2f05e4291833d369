import { apiAddress } from '#lib/api-address.ts';
import { answerOf, type Answer } from '#features/submission/submissions/view/api/request-json.ts';

export type FileRole = 'icon' | 'audit' | 'cv';

export interface UploadHandlers {
  /** Share of the file that has been sent, 0 to 1. */
  onProgress(share: number): void;
  onEnd(answer: Answer<unknown>): void;
}

/** Without progress for this long the connection counts as lost. */
const stallTimeoutMs = 30_000;

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface UploadRequest {
  role: FileRole;
  /** The draft's secret: with it the server tells later whether it has the file. */
  key: string;
  file: Blob;
}

/**
 * Sends a file as the body of one request, telling how far it is (which fetch cannot).
 * @returns cancels the upload; `onEnd` is not called then
 */
export function uploadFile({ role, key, file }: UploadRequest, handlers: UploadHandlers): () => void {
  const request = new XMLHttpRequest();
  let stall: ReturnType<typeof setTimeout> | undefined;
  let canceled = false;
  const end = (answer: Answer<unknown>) => {
    clearTimeout(stall);
    if (!canceled) handlers.onEnd(answer);
  };
  const watch = () => {
    clearTimeout(stall);
    stall = setTimeout(() => request.abort(), stallTimeoutMs);
  };
  request.open('POST', apiAddress(`/api/uploads?role=${role}`));
  request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
  request.setRequestHeader('Upload-Key', key);
  request.upload.addEventListener('progress', (event) => {
    watch();
    if (event.lengthComputable) handlers.onProgress(event.loaded / event.total);
  });
  request.addEventListener('load', () => end(answerOf(request.status, parseBody(request.responseText))));
  request.addEventListener('error', () => end({ kind: 'offline' }));
  request.addEventListener('abort', () => end({ kind: 'offline' }));
  watch();
  request.send(file);
  return () => {
    canceled = true;
    request.abort();
  };
}
