import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createS3Bucket } from '#platform/objects/s3-bucket.ts';
import type { S3Account } from '#platform/objects/s3-requests.ts';
import { startObjectStore, testBucket, testPatience } from '../support/object-store.ts';

const contentOf = (words: string, type = 'text/plain') => ({
  body: new Blob([words], { type }),
  sha256: createHash('sha256').update(words).digest('hex'),
});

const open = (account: S3Account, prefix = 'a/') =>
  createS3Bucket(account, { bucket: testBucket, prefix }, testPatience);

test('an object is put, read, listed below its prefix only, and removed', async () => {
  const { account } = await startObjectStore();
  const bucket = open(account);
  await bucket.put('one.txt', contentOf('first'));
  await bucket.put('one.txt', contentOf('second'));
  await open(account, 'a/deeper/').put('two.txt', contentOf('elsewhere'));
  await open(account, '').put('three.txt', contentOf('above'));
  const opened = await bucket.open('one.txt');
  expect(opened?.sizeBytes).toBe('second'.length);
  expect(opened && (await text(opened.stream))).toBe('second');
  expect(await bucket.list()).toEqual(['one.txt']);
  expect(await open(account, '').list()).toEqual(['three.txt']);
  await bucket.remove('one.txt');
  await bucket.remove('one.txt');
  expect(await bucket.open('one.txt')).toBeUndefined();
  expect(await bucket.list()).toEqual([]);
});

test('answers are read where a library has replaced the global Response', async () => {
  const { account } = await startObjectStore();
  vi.stubGlobal('Response', class extends Response {});
  onTestFinished(() => void vi.unstubAllGlobals());
  await open(account).put('one.txt', contentOf('first'));
  expect(await open(account).list()).toEqual(['one.txt']);
});

test('a bucket may be named in the host instead of the path', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<ListBucketResult/>'));
  onTestFinished(() => asked.mockRestore());
  const account = { accessKeyId: 'a', secretAccessKey: 'b', region: 'eu-central-1', pathStyle: false };
  await open({ ...account, endpoint: 'https://s3.example.org' }).list();
  expect(String(asked.mock.calls[0]?.[0])).toMatch(/^https:\/\/backups\.s3\.example\.org\/\?list-type=2&/);
});

test('more objects than one answer has are all listed', async () => {
  const { account, answerInstead } = await startObjectStore();
  // The tests' server cannot go on with a listing: its cipher is no longer in OpenSSL.
  const pages = new Map([
    [null, '<Key>a/one &amp; two</Key></Contents><NextContinuationToken>1/a+b==</NextContinuationToken>'],
    ['1/a+b==', '<Key>a/three</Key></Contents><IsTruncated>false</IsTruncated>'],
  ]);
  answerInstead(({ url = '' }, response) => {
    const token = new URL(url, account.endpoint).searchParams.get('continuation-token');
    response.end(`<?xml version="1.0"?><ListBucketResult><Contents>${pages.get(token)}</ListBucketResult>`);
    return true;
  });
  expect(await open(account).list()).toEqual(['one & two', 'three']);
});

test('what fails in passing is repeated, and what the store refuses is not', async () => {
  const { account, requests, answerInstead } = await startObjectStore();
  const bucket = open(account);
  let failures = 2;
  answerInstead((_request, response) => {
    if (failures === 0) return false;
    failures -= 1;
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    return true;
  });
  await bucket.put('one.txt', contentOf('first'));
  expect(await bucket.list()).toEqual(['one.txt']);
  expect(requests.filter((each) => each.startsWith('PUT'))).toHaveLength(3);

  failures = 9;
  await expect(bucket.list()).rejects.toThrow(
    /did not take GET s3:\/\/backups\/ in 3 attempts; it answered 503 \(SlowDown\)\.$/,
  );
  failures = 0;
  requests.length = 0;
  const stranger = open({ ...account, secretAccessKey: 'another' });
  await expect(stranger.put('one.txt', contentOf('changed'))).rejects.toThrow(
    /refused PUT s3:\/\/backups\/a\/one\.txt: 403 \(SignatureDoesNotMatch\)\.$/,
  );
  expect(requests).toEqual(['PUT /backups/a/one.txt']);
  const opened = await bucket.open('one.txt');
  expect(opened && (await text(opened.stream))).toBe('first');
});

test('a store that is not there, says nothing, or has no such bucket is named', async () => {
  const { account, answerInstead } = await startObjectStore();
  const elsewhere = createS3Bucket(account, { bucket: 'another', prefix: '' }, testPatience);
  await expect(elsewhere.list()).rejects.toThrow(/has no bucket another\.$/);
  await expect(elsewhere.put('one.txt', contentOf('first'))).rejects.toThrow(/has no bucket another\.$/);
  const gone = open({ ...account, endpoint: 'http://127.0.0.1:2' });
  await expect(gone.list()).rejects.toThrow(/^The store at http:\/\/127\.0\.0\.1:2 did not take GET/);
  answerInstead(() => true);
  const hurried = { ...testPatience, limitMs: 20, attempts: 2 };
  const silent = createS3Bucket(account, { bucket: testBucket, prefix: '' }, hurried);
  await expect(silent.list()).rejects.toThrow(/in 2 attempts; The operation was aborted due to timeout\.$/);
});
