import type { BackgroundLoop } from '#lib/background-loop.ts';
import type { FoundFile } from '#platform/files/find-file.ts';
import type { Page } from '#platform/database/fetch-page.ts';
import type { ContentBody } from '../model/content-body.ts';
import type { Entry, EntryRow, FoundEntry, KindCount } from '../model/content-entry.ts';
import type { PictureCut } from '../model/picture-cut.ts';
import { adoptRows } from './adopt-rows.ts';
import { createEntry, type NewEntry } from './create-entry.ts';
import type { EditingDependencies } from './editing-dependencies.ts';
import { bodyOf, getEntryRow, getVersion, portOf } from './entry-rows.ts';
import { getEntry } from './get-entry.ts';
import { countEntries, findEntries, listEntries, type EntryListRequest } from './list-entries.ts';
import { performAction, readBody, type ActionOutcome, type ActionRequest } from './perform-action.ts';
import { cutAgain, getCut, storePicture, type CutRequest, type PictureRequest } from './picture-cuts.ts';
import { findPicture } from './pictures.ts';
import { runDue, startSchedule } from './run-due.ts';

/** What editors do with contents of every kind. All calls that name an unknown kind, entry or version throw AppError not-found. */
export interface Editing {
  /** Every kind, with how many entries are in each state. */
  counts(): Promise<KindCount[]>;
  /** One page of a kind, and how many match in all. */
  list(kind: string, request: EntryListRequest): Promise<Page<EntryRow>>;
  /** The latest of every kind, by a part of the title. */
  find(request: { q: string; limit: number }): Promise<FoundEntry[]>;
  get(kind: string, id: number): Promise<Entry>;
  /** The body of one version. */
  getBody(kind: string, id: number, number: number): Promise<ContentBody>;
  /** Stores a new draft, once for each form. @returns its id @throws AppError bad-request naming the fields that are wrong */
  create(request: NewEntry): Promise<number>;
  /**
   * Saves, publishes, schedules, takes down, restores or deletes, in one transaction with the row that visitors read, the content revision and
   * the audit record.
   * @throws AppError bad-request naming what is wrong or missing
   */
  perform(request: ActionRequest): Promise<ActionOutcome>;
  /** A body that was sent, as it would be stored. @throws AppError bad-request */
  readBody(kind: string, sent: unknown): ContentBody;
  /** Stores a picture for a field of the type `picture`, cut around the middle. @returns its address @throws AppError bad-request saying what is accepted */
  storePicture(request: PictureRequest): Promise<string>;
  /** The whole of which a stored picture is a part, and which part. @param hash of the picture @throws AppError not-found for one that was never cut here */
  getCut(hash: string): Promise<PictureCut>;
  /** Cuts another part out of the same picture. @returns its address @throws AppError bad-request for a part that cannot be stored */
  cutAgain(request: CutRequest): Promise<string>;
  /** An uploaded picture, published or not. @param name as in its address, hash and ending */
  findPicture(name: string): Promise<FoundFile | undefined>;
  /** Publishes and takes down what is due. @returns how many entries changed */
  runDue(): Promise<number>;
  /** Does that at the right times. @param options.onChange called after visitors' content changed */
  startSchedule(options: { pollMs: number; onChange: () => Promise<void> }): BackgroundLoop;
}

export function createEditing(dependencies: EditingDependencies): Editing {
  const { database, ports } = dependencies;
  return {
    counts: async () => {
      for (const port of ports) await adoptRows(database, port);
      return countEntries(database, ports);
    },
    list: async (kind, request) => {
      await adoptRows(database, portOf(ports, kind));
      return listEntries(database, kind, request);
    },
    find: async (request) => {
      for (const port of ports) await adoptRows(database, port);
      return findEntries(database, ports, request);
    },
    get: (kind, id) => getEntry(database, portOf(ports, kind).kind.name, id),
    getBody: async (kind, id, number) => {
      await getEntryRow(database, kind, id);
      return bodyOf(await getVersion(database, id, number));
    },
    create: (request) => createEntry(dependencies, request),
    perform: (request) => performAction(dependencies, request),
    readBody: (kind, sent) => readBody(portOf(ports, kind), sent),
    storePicture: (request) => storePicture(dependencies, request),
    getCut: (hash) => getCut(database, hash),
    cutAgain: (request) => cutAgain(dependencies, request),
    findPicture: (name) => findPicture(dependencies, name),
    runDue: () => runDue(dependencies),
    startSchedule: (options) => startSchedule(dependencies, options),
  };
}
