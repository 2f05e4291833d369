import { expect, it } from 'vitest';
import type { ProbeAnswer } from '#platform/web/web.ts';
import { createLegalTexts } from './legal-texts.ts';

const addresses = [
  'https://help.harbor.test/privacy-en/index.html',
  'https://help.harbor.test/terms-en/index.html',
];

/** A help site under test, with a clock of its own. */
function openSite() {
  const gone = new Set<string>();
  const opened: string[] = [];
  let timeMs = 0;
  const probe = async (address: string): Promise<ProbeAnswer> => {
    opened.push(address);
    return gone.has(address)
      ? { reachable: false, reason: 'status', status: 404 }
      : { reachable: true, status: 200 };
  };
  const texts = createLegalTexts({ addresses, web: { probe }, now: () => new Date(timeMs) });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { gone, opened, texts, settle, pass: (ms: number) => void (timeMs += ms) };
}

it('opens the legal pages once, however many people look in ten minutes', async () => {
  const site = openSite();
  expect(site.texts.read()).toEqual({ kind: 'checking' });
  site.texts.read();
  await site.settle();
  expect(site.texts.read()).toEqual({ kind: 'checked', silent: [] });
  site.pass(9 * 60_000);
  site.texts.read();
  expect(site.opened).toEqual(addresses);
});

it('names a page that does not respond, and opens it again after half a minute', async () => {
  const site = openSite();
  site.gone.add(addresses[1]!);
  site.texts.read();
  await site.settle();
  expect(site.texts.read()).toEqual({ kind: 'checked', silent: ['/terms-en/index.html'] });
  site.gone.clear();
  site.pass(30_000);
  site.texts.read();
  await site.settle();
  expect(site.texts.read()).toEqual({ kind: 'checked', silent: [] });
});
