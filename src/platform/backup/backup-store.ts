import type { S3Account } from '../objects/s3-requests.ts';

/** Where backups are kept by name; other files may be there too. */
export interface BackupStore {
  /** For people: a folder, or `s3://bucket/prefix`. */
  address: string;
  /** Folder of this machine in which a backup is written, and checked, before it is kept. */
  workFolder: string;
  /** What is finished in the work folder is kept elsewhere, so that a file there was left by a killed run. */
  isPassedOn: boolean;
  /** Names of everything there; of nothing where the folder does not exist yet. */
  list(): Promise<string[]>;
  /** Keeps a finished backup of the work folder; when this returns it is whole and would survive a power cut. @returns its address @throws Error and then nothing is kept */
  keep(name: string): Promise<string>;
  /** Runs work with a backup as a file of this machine. @throws BackupError where there is none of this name */
  read<Result>(name: string, work: (file: string) => Promise<Result>): Promise<Result>;
  remove(name: string): Promise<void>;
}

/** Where the settings say that backups are kept. */
export interface BackupPlace {
  /** A folder, or `s3://bucket/prefix`. */
  folder: string;
  /** Undefined where no store is set up. */
  s3?: S3Account | undefined;
}
