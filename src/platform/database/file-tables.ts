import type { Generated } from 'kysely';

interface FileTable {
  /** Lower-case hex of the content; identifies the row. */
  sha256: string;
  media_type: string;
  size_bytes: number;
  width: number | null;
  height: number | null;
  /** Perceptual hash, 64 binary digits; empty for what is not a picture, null until it has been computed. */
  picture_hash: string | null;
  /** 1 when any visitor may read it: icons of listed items. */
  public: number;
  /** Empty where `object` is set. */
  bytes: Uint8Array;
  create_time: string;
  /** Name of the object of a bucket that has the bytes; null where this row has them. */
  object: Generated<string | null>;
}

/** Objects of the bucket of files that are removed when they are due: no row names them, or none yet. */
interface ObjectRemovalTable {
  name: string;
  due_time: string;
}

interface UploadTable {
  sha256: string;
  /** `picture`: sent at the desk, for a content. */
  role: 'icon' | 'audit' | 'cv' | 'picture' | 'whole-picture';
  /** SHA-256 of the secret that the sender's device keeps. */
  key_hash: string;
  /** When it was last sent. */
  create_time: string;
  /** Of the file as its sender has it, which is not always what is stored; null before that was kept. */
  sent_sha256: Generated<string | null>;
}

/** Files, what they were sent as, and the objects of a bucket that large ones are. */
export interface FileTables {
  files: FileTable;
  object_removals: ObjectRemovalTable;
  uploads: UploadTable;
}
