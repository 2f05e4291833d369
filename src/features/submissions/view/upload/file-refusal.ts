import { uploadRefusalCodes, type UploadRefusalCode } from '../../model/upload-refusal.ts';

/** Specification §5. */
export const logoSide = 400;
export const logoMaxBytes = 5 * 1024 * 1024;
export const pdfMaxBytes = 10 * 1024 * 1024;

/** Why a file was not taken. Sizes in pixels, the kind of picture and the pages are there when they are what is wrong. */
export interface FileRefusal {
  code: UploadRefusalCode;
  width?: number;
  height?: number;
  format?: string;
  pages?: number;
}

/** How an upload ended when it did not succeed. */
export type UploadTrouble = FileRefusal | { code: PassingCode };

/** What is no fault of the file: the same file may be sent again. */
export type PassingCode = 'offline' | 'server' | 'too-many-requests';

export function isPassing({ code }: UploadTrouble): boolean {
  return code === 'offline' || code === 'server' || code === 'too-many-requests';
}

const codes: readonly unknown[] = uploadRefusalCodes;

/** Reads why the server refused a file; its status tells when the body does not. */
export function parseRefusal(status: number, data: unknown): FileRefusal {
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
