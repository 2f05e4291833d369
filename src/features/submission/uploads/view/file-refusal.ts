import { uploadRefusalCodes, type UploadRefusalCode } from '#lib/upload-refusal-code.ts';
import type { UploadRefusal } from '#lib/upload-refusal.ts';

/** How an upload ended when it did not succeed. */
export type UploadError = UploadRefusal | { code: PassingCode };

/** What is no error of the file: the same file may be sent again. */
export type PassingCode = 'offline' | 'server' | 'too-many-requests';

export function isPassing({ code }: UploadError): boolean {
  return code === 'offline' || code === 'server' || code === 'too-many-requests';
}

const codes: readonly unknown[] = uploadRefusalCodes;

/** Reads why the server refused a file; its status tells when the body does not. */
export function parseRefusal(status: number, data: unknown): UploadRefusal {
  const found = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const { code, width, height, format, pages } = found;
  if (!codes.includes(code)) return { code: status === 413 ? 'too-large' : 'broken' };
  return {
    code: code as UploadRefusalCode,
    ...(typeof width === 'number' && typeof height === 'number' ? { width, height } : {}),
    ...(typeof format === 'string' ? { format } : {}),
    ...(typeof pages === 'number' ? { pages } : {}),
  };
}
