/** Specification §5. */
export const logoSide = 400;
export const logoMaxBytes = 5 * 1024 * 1024;
export const auditMaxBytes = 10 * 1024 * 1024;

/** Why a file was not taken. Sizes in pixels are there when they are what is wrong. */
export interface FileRefusal {
  code: 'too-large' | 'wrong-type' | 'wrong-size' | 'broken';
  width?: number;
  height?: number;
}

/** How an upload ended when it did not succeed. */
export type UploadTrouble = FileRefusal | { code: 'offline' | 'server' | 'too-many-requests' };

const codes: readonly unknown[] = [
  'too-large',
  'wrong-type',
  'wrong-size',
  'broken',
] satisfies FileRefusal['code'][];

/** Reads why the server refused a file; its status tells when the body does not. */
export function parseRefusal(status: number, data: unknown): FileRefusal {
  const { code, width, height } = (typeof data === 'object' && data !== null ? data : {}) as Record<
    string,
    unknown
  >;
  if (codes.includes(code)) {
    const isMeasured = typeof width === 'number' && typeof height === 'number';
    return { code: code as FileRefusal['code'], ...(isMeasured ? { width, height } : {}) };
  }
  return { code: status === 413 ? 'too-large' : 'wrong-type' };
}
