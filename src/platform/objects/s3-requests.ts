import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { ObjectStoreError } from './object-store-error.ts';

/** A store that speaks S3, and the key that it knows the portal by. */
export interface S3Account {
  /** Origin of the store. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is named in the path; otherwise it is the first part of the host name. */
  pathStyle: boolean;
}

/** How long the store may take, and how often it is asked. */
export interface S3Patience {
  /** For a request that carries next to nothing. */
  limitMs: number;
  /** What is carried may take longer by its size over this. */
  slowestBytesPerSecond: number;
  attempts: number;
  /** Before the second attempt; then doubled. Each is shortened by chance, so that nodes do not ask in step. */
  firstPauseMs: number;
}

export const usualPatience: S3Patience = {
  limitMs: 30_000,
  slowestBytesPerSecond: 256 * 1024,
  attempts: 5,
  firstPauseMs: 500,
};

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Empty for the bucket itself. */
  key: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** SHA-256 in hexadecimal digits is part of what is signed, so the store refuses bytes that changed on their way. */
  content?: { body: Blob; sha256: string };
  /** How much the answer brings. */
  expectedBytes?: number;
}

const emptySha256 = createHash('sha256').digest('hex');
const secondMs = 1_000;

const isPassing = (status: number) => status >= 500 || status === 429;

/** `fetch` keeps the reason in the cause. */
const describeFailure = ({ message, cause }: Error) =>
  cause instanceof Error ? `${message}: ${cause.message}` : message;

/** The reason that stores give in XML, such as `AccessDenied`. */
async function readReason(response: Response): Promise<string> {
  const code = /<Code>(\w{1,80})<\/Code>/.exec(await response.text().catch(() => ''))?.[1];
  return code ? `${response.status} (${code})` : String(response.status);
}

/**
 * @returns an answer of the store, also one with the status 404
 * @throws ObjectStoreError where it refuses, or where no attempt succeeds
 */
export type SendS3 = (request: S3Request) => Promise<Response>;

/** @returns where a request goes to */
function createAddresses({ endpoint, pathStyle }: S3Account, bucket: string) {
  const base = new URL(pathStyle ? `${endpoint}/${bucket}/` : `${endpoint}/`);
  if (!pathStyle) base.hostname = `${bucket}.${base.hostname}`;
  return ({ key, query = {} }: S3Request): URL => {
    // Without the last slash: some stores sign the bucket's own path without it.
    const url = key === '' && pathStyle ? new URL(base.href.slice(0, -1)) : new URL(key, base);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };
}

/** Sends signed requests to one bucket and repeats what failed in passing; all of them may be made twice. */
export function createS3Requests(account: S3Account, bucket: string, patience: S3Patience): SendS3 {
  const { accessKeyId, secretAccessKey, region } = account;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const addressOf = createAddresses(account, bucket);

  async function attempt(request: S3Request): Promise<Response> {
    const { method, content, expectedBytes = content?.body.size ?? 0 } = request;
    const headers = { ...request.headers, 'x-amz-content-sha256': content?.sha256 ?? emptySha256 };
    // Signed without the body, which is a stream from the disk: its hash is known.
    const signed = await client.sign(addressOf(request), { method, headers });
    const carriedMs = (expectedBytes / patience.slowestBytesPerSecond) * secondMs;
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'error',
      signal: AbortSignal.timeout(patience.limitMs + Math.ceil(carriedMs)),
      ...(content && { body: content.body }),
    });
  }

  const nameOf = (request: S3Request) => `${request.method} s3://${bucket}/${request.key}`;

  /** @returns the answer, or why another attempt may help */
  async function tryOnce(request: S3Request): Promise<Response | string> {
    let response: Response;
    try {
      response = await attempt(request);
    } catch (error) {
      return describeFailure(error as Error);
    }
    return isPassing(response.status) ? `it answered ${await readReason(response)}` : response;
  }

  return async function send(request: S3Request): Promise<Response> {
    for (let count = 1; ; count += 1) {
      const response = await tryOnce(request);
      if (typeof response !== 'string') {
        if (response.ok || response.status === 404) return response;
        throw new ObjectStoreError(
          `The store at ${account.endpoint} refused ${nameOf(request)}: ${await readReason(response)}.`,
        );
      }
      if (count >= patience.attempts)
        throw new ObjectStoreError(
          `The store at ${account.endpoint} did not take ${nameOf(request)} in ${count} attempts; ${response}.`,
        );
      await pause((patience.firstPauseMs * 2 ** (count - 1) * (1 + Math.random())) / 2);
    }
  };
}
