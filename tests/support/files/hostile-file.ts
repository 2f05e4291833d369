import type { UploadRefusal } from '#lib/upload-refusal.ts';
import type { UploadRole } from '#platform/files/upload.ts';

/** A file that must not be taken, and the refusal that says why. */
export interface HostileFile {
  /** Says what is wrong with it. */
  title: string;
  role: UploadRole;
  /** What the sender calls it. */
  name: string;
  make(): Buffer | Promise<Buffer>;
  refusal: UploadRefusal;
}

/** A file that only looks suspicious: it has to be taken. */
export type SoundFile = Omit<HostileFile, 'refusal'>;
