/** The offline key file of this build. */
export interface KeysFile {
  name: string;
  sizeBytes: number;
  /** 64 digits of lower-case hex. */
  sha256: string;
}

export const keysFileName = 'offline-keys.html';

/** Where the site serves it. */
export const keysFilePath = `/tools/${keysFileName}`;
