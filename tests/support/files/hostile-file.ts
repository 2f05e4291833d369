import type { UploadRefusal } from '#lib/upload-refusal.ts';
import type { UploadRole } from '#platform/files/upload.ts';

/** A file that must be refused, and the expected refusal. */
export interface HostileFile {
  /** Describes what is wrong with it. */
  title: string;
  role: UploadRole;
  /** The file name given by the sender. */
  name: string;
  make(): Buffer | Promise<Buffer>;
  refusal: UploadRefusal;
}

/** A file that only looks suspicious: it must be accepted. */
export type AcceptedFile = Omit<HostileFile, 'refusal'>;
