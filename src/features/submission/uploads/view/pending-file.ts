/*
 * The file that is being sent is stored in the browser's own database until the server has it: after a reload or a crash it is sent
 * again by itself. Where there is no such database, people choose it again.
 */

const storeName = 'files';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('pending-uploads', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('There is no database in this browser')));
  });
}

async function withStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await openDatabase();
    const request = ask(database.transaction(storeName, mode).objectStore(storeName));
    return await new Promise<Result | undefined>((resolve) => {
      const end = (result: Result | undefined) => {
        database.close();
        resolve(result);
      };
      request.addEventListener('success', () => end(request.result));
      request.addEventListener('error', () => end(undefined));
    });
  } catch {
    return undefined;
  }
}

export interface PendingFile {
  file: File;
  preview: string | null;
}

/** @param id the draft and the field it belongs to */
export async function keepPending(id: string, pending: PendingFile): Promise<void> {
  await withStore('readwrite', (store) => store.put(pending, id));
}

export async function dropPending(id: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(id));
}

export async function findPending(id: string): Promise<PendingFile | undefined> {
  const found: unknown = await withStore('readonly', (store) => store.get(id) as IDBRequest<unknown>);
  const pending = (typeof found === 'object' ? found : null) as Partial<PendingFile> | null;
  return pending?.file instanceof File ? { file: pending.file, preview: pending.preview ?? null } : undefined;
}
