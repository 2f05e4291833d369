import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';
import { createS3Bucket } from '#platform/objects/s3-bucket.ts';
import type { S3Account, S3Patience } from '#platform/objects/s3-requests.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

/** The one key that the server knows. */
const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export const testBucket = 'backups';

/** Repeats right away. */
export const testPatience: S3Patience = {
  limitMs: 10_000,
  slowestBytesPerSecond: 1024,
  attempts: 3,
  firstPauseMs: 1,
};

/** @returns true where it has answered by itself */
type Instead = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A store that speaks S3, on loopback, with one bucket; it refuses requests without a signature, as a private bucket does. */
export async function startObjectStore() {
  let instead: Instead = () => false;
  const requests: string[] = [];
  const store = new S3rver({
    silent: true,
    directory: useTemporaryFolder(),
    serviceEndpoint: 'localhost',
    configureBuckets: [{ name: testBucket }],
  });
  await store.configureBuckets();
  const handle = store.callback();
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (instead(request, response)) return;
    if (request.headers.authorization) handle(request, response);
    else response.writeHead(403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const account: S3Account = {
    ...key,
    endpoint: `http://localhost:${(server.address() as AddressInfo).port}`,
    region: 'eu-central-1',
    pathStyle: true,
  };
  return {
    account,
    /** What it was asked, `PUT /bucket/name`. */
    requests,
    /** From now on this is asked first. */
    answerInstead(next: Instead) {
      instead = next;
    },
    /** Names of the objects below a prefix that ends with a slash. */
    listObjects: (prefix: string) =>
      createS3Bucket(account, { bucket: testBucket, prefix }, testPatience).list(),
    /** The settings by which a process finds it. */
    env: {
      S3_ENDPOINT: account.endpoint,
      S3_REGION: account.region,
      S3_ACCESS_KEY_ID: key.accessKeyId,
      S3_SECRET_ACCESS_KEY: key.secretAccessKey,
    },
  };
}
