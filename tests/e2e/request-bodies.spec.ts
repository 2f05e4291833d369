import { expect, test } from '@playwright/test';
import { endAfterTests } from '../support/end-after-tests.ts';
import { startOwnPortal } from '../support/own-portal.ts';
import type { PortalProcess } from '../support/portal-process.ts';
import { sendRaw } from '../support/send-raw.ts';

interface Sending {
  method?: string;
  headers: Record<string, string | number>;
  body: readonly Buffer[];
}

const json = { 'Content-Type': 'application/json' };
const chunk = (text: string) => Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
const lastChunk = Buffer.from('0\r\n\r\n');
const withLength = (text: string, headers: Record<string, string> = json): Sending => ({
  headers: { ...headers, 'Content-Length': Buffer.byteLength(text) },
  body: [Buffer.from(text)],
});
const chunked = (...texts: string[]): Sending => ({
  headers: { ...json, 'Transfer-Encoding': 'chunked' },
  body: [...texts.map(chunk), lastChunk],
});
const large = 'x'.repeat(300_000);

/** The forms of a body other than a correct one. */
const sendings: Record<string, Sending> = {
  'JSON in chunks': chunked('{"key":', '"swap"}'),
  'no chunk at all': chunked(),
  'no body': { headers: json, body: [] },
  'no body and no type': { headers: {}, body: [] },
  'an empty body': withLength(''),
  'JSON of another type': withLength('[1,"two",null]'),
  'a JSON null': withLength('null'),
  'no content type': withLength('{"key":"swap"}', {}),
  'another content type': withLength('key=swap', { 'Content-Type': 'application/x-www-form-urlencoded' }),
  'broken JSON': withLength('{"key":'),
  'broken JSON in chunks': chunked('{"key":'),
  'too much, as said in advance': withLength(`{"key":"${large}"}`),
  'too much, in chunks': chunked('{"key":"', large, '"}'),
  OPTIONS: { method: 'OPTIONS', headers: {}, body: [] },
  'OPTIONS with a body': { ...withLength('{}'), method: 'OPTIONS' },
};
/** Accepts, redirects or refuses the request. */
const allowed = [200, 204, 303, 400, 403, 404, 405, 409, 413, 415, 422];

let portal: PortalProcess;
const ending = endAfterTests();
test.beforeAll(async () => {
  // The visitor's address comes from a header, so that the limit of one address does not answer first.
  portal = ending(await startOwnPortal({ TRUSTED_PROXIES: '1' }));
});

/** Every address in the API description that accepts a body. */
async function listAddresses(): Promise<string[]> {
  const { paths } = (await (await fetch(`${portal.origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const described = Object.keys(paths).filter((path) => paths[path]?.['post'] ?? paths[path]?.['put']);
  return described.map((path) => path.replaceAll(/\{\w+\}/g, 'unknown-reference'));
}

test('an API call answers without failing, whatever the form of its body', async () => {
  const addresses = await listAddresses();
  expect(addresses.length).toBeGreaterThan(10);
  const failed: string[] = [];
  let visitor = 0;
  for (const target of addresses) {
    for (const [title, sending] of Object.entries(sendings)) {
      visitor += 1;
      const headers = { 'X-Forwarded-For': `198.51.${visitor >> 8}.${visitor & 255}`, ...sending.headers };
      const { status } = await sendRaw({ origin: portal.origin, ...sending, target, headers });
      if (!allowed.includes(status)) failed.push(`${target}, ${title}: ${status}`);
    }
  }
  expect(failed).toEqual([]);
});

test('a chunked body is read like one with a length', async () => {
  const post = (target: string, sending: Sending) => sendRaw({ origin: portal.origin, ...sending, target });
  expect((await post('/api/searches', chunked('{"key":', '"swap"}'))).status).toBe(200);
  expect((await post('/v1/swap_market/market_optional', chunked('[]'))).status).toBe(200);
  expect((await post('/api/subscribe', chunked(`{"email":"${large}"}`))).status).toBe(413);
});

test('the desk answers without failing, whatever the form of a body', async () => {
  const origin = portal.deskOrigin;
  const failed: string[] = [];
  for (const target of ['/api/auth/sign-in', '/api/auth/sign-out', '/api/desk/submissions/1/actions']) {
    for (const [title, sending] of Object.entries(sendings)) {
      const headers = { Origin: origin, ...sending.headers };
      const { status } = await sendRaw({ origin, ...sending, target, headers });
      if (![...allowed, 401, 429].includes(status)) failed.push(`${target}, ${title}: ${status}`);
    }
  }
  expect(failed).toEqual([]);
});
