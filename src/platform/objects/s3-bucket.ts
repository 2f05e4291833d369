import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ObjectStoreError } from './object-store-error.ts';
import { readListing } from './read-listing.ts';
import type { S3Place } from './s3-address.ts';
import {
  createS3Requests,
  usualPatience,
  type S3Account,
  type S3Patience,
  type SendS3,
} from './s3-requests.ts';

export interface OpenedObject {
  sizeBytes: number;
  stream: Readable;
}

/** Objects below a prefix of a bucket. Names have letters, digits, `.`, `_` and `-` only. Each call throws ObjectStoreError where the store does not do it. */
export interface S3Bucket {
  /** Puts an object; one of this name is replaced as a whole. @param content.sha256 in hexadecimal digits */
  put(name: string, content: { body: Blob; sha256: string }): Promise<void>;
  /** @param sizeBytes where it is known; it sets how long reading may take, and is asked for otherwise @returns undefined where there is none */
  open(name: string, sizeBytes?: number): Promise<OpenedObject | undefined>;
  /** Removes an object; one that is not there counts as removed. */
  remove(name: string): Promise<void>;
  /** Names of all objects directly below the prefix, in the order of their characters. */
  list(): Promise<string[]>;
}

const readableOf = (response: Response) => Readable.fromWeb(response.body as ReadableStream<Uint8Array>);

async function listNames(send: SendS3, prefix: string, missingBucket: () => Error): Promise<string[]> {
  const names: string[] = [];
  let next: string | undefined;
  do {
    const query = { 'list-type': '2', prefix, delimiter: '/', ...(next && { 'continuation-token': next }) };
    const response = await send({ method: 'GET', key: '', query });
    if (!response.ok) throw missingBucket();
    const listing = readListing(await response.text());
    names.push(...listing.keys.map((key) => key.slice(prefix.length)));
    next = listing.next;
  } while (next);
  // A console makes an object of the prefix itself.
  return names.filter((name) => name !== '');
}

export function createS3Bucket(
  account: S3Account,
  { bucket, prefix }: S3Place,
  patience: S3Patience = usualPatience,
): S3Bucket {
  const send = createS3Requests(account, bucket, patience);
  const missingBucket = () =>
    new ObjectStoreError(`The store at ${account.endpoint} has no bucket ${bucket}.`);
  const keyOf = (name: string) => `${prefix}${name}`;

  async function readSize(name: string): Promise<number | undefined> {
    const head = await send({ method: 'HEAD', key: keyOf(name) });
    return head.ok ? Number(head.headers.get('content-length') ?? 0) : undefined;
  }

  return {
    async put(name, content) {
      const headers = { 'content-type': content.body.type || 'application/octet-stream' };
      const response = await send({ method: 'PUT', key: keyOf(name), headers, content });
      await response.body?.cancel();
      if (!response.ok) throw missingBucket();
    },
    async open(name, known) {
      const sizeBytes = known ?? (await readSize(name));
      if (sizeBytes === undefined) return undefined;
      const response = await send({ method: 'GET', key: keyOf(name), expectedBytes: sizeBytes });
      if (response.ok) return { sizeBytes, stream: readableOf(response) };
      await response.body?.cancel();
      return undefined;
    },
    async remove(name) {
      const response = await send({ method: 'DELETE', key: keyOf(name) });
      await response.body?.cancel();
    },
    list: () => listNames(send, prefix, missingBucket),
  };
}
