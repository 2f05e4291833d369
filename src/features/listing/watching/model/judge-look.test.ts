import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { blocklistSchema, createBlocklist } from './blocklist.ts';
import { judgeLook } from './judge-look.ts';
import type { Look, SeenPage } from './look.ts';
import { simhash } from './simhash.ts';

const words = (name: string) => Array.from({ length: 80 }, (_, at) => `${name}${(at * 5) % 47}`);
const swapText = simhash(words('swap'));
const casinoText = simhash(words('casino'));
const letsEncrypt = { issuer: "C=US, O=Let's Encrypt, CN=R11", keyHash: 'aa' };
const digiCert = { issuer: 'C=US, O=DigiCert Inc, CN=G5', keyHash: 'bb' };

const baseline: SeenPage = {
  status: 200,
  finalUrl: 'https://lagoon.example/',
  site: 'lagoon.example',
  certificate: letsEncrypt,
  title: 'Lagoon',
  simhash: swapText,
  scriptHosts: ['lagoon.example'],
  asksFor: null,
};
const blocklist = createBlocklist(
  v.parse(blocklistSchema, {
    blacklist: ['evil.example'],
    fuzzylist: ['metalagoon.example'],
    tolerance: 1,
  }),
);

interface Change {
  page?: Partial<SeenPage>;
  look?: Partial<Extract<Look, { reachable: true }>>;
  first?: boolean;
  dismissed?: string[];
}

function judge({ page, look, first = false, dismissed = [] }: Change) {
  const seen = { ...baseline, ...page };
  const judged = judgeLook({
    look: {
      reachable: true,
      page: seen,
      addresses: ['https://lagoon.example/', seen.finalUrl],
      parkedBy: null,
      namesItem: true,
      ...look,
    },
    baseline: first ? null : baseline,
    listedSite: 'lagoon.example',
    blocklist,
    dismissed: new Set(dismissed),
  });
  return [judged.isHijack, ...judged.signals.map(({ code }) => code)];
}

const elsewhere = { finalUrl: 'https://bet.example/', site: 'bet.example' };
const foreign = { namesItem: false };

describe('is as before', () => {
  it.each<[string, Change]>([
    ['the same page', {}],
    ['a redesign that still names the item', { page: { simhash: casinoText, title: 'Lagoon 2' } }],
    ['a redesign at another provider', { page: { simhash: casinoText, certificate: digiCert } }],
    ['a renewed certificate', { page: { certificate: { ...letsEncrypt, keyHash: 'cc' } } }],
    ['another issuer and key alone', { page: { certificate: digiCert } }],
    ['another subdomain', { page: { finalUrl: 'https://app.lagoon.example/' } }],
    ['more scripts', { page: { scriptHosts: ['lagoon.example', 'stats.example'] } }],
    ['a page without words', { page: { simhash: null }, look: foreign }],
    ['the first look', { first: true, page: { simhash: casinoText }, look: foreign }],
    ['a wallet that always asked for a phrase', { first: true, page: { asksFor: 'seed phrase' } }],
  ])('%s', (_name, change) => {
    expect(judge(change)).toEqual([false]);
  });
});

describe('asks a person', () => {
  it.each<[string, Change, string[]]>([
    ['another site with the same page', { page: elsewhere }, ['moved']],
    ['another site at the first look', { first: true, page: elsewhere }, ['moved']],
    ['a page of something else', { page: { simhash: casinoText }, look: foreign }, ['content-changed']],
    ['a parked domain at the first look', { first: true, look: { parkedBy: 'sedo.com' } }, ['parked']],
    ['a certificate that is gone', { page: { certificate: null } }, ['certificate-changed']],
    ['a phrase field on the same page', { page: { asksFor: 'seed phrase' } }, ['asks-for-phrase']],
    [
      'a redirect to a name that resembles a protected one',
      { page: { finalUrl: 'https://metalag0on.example/', site: 'metalag0on.example' } },
      ['moved', 'look-alike'],
    ],
  ])('%s', (_name, change, codes) => {
    expect(judge(change)).toEqual([false, ...codes]);
  });
});

describe('is a clear hijack', () => {
  it.each<[string, Change, string[]]>([
    ['another site with new content', { page: { ...elsewhere, simhash: casinoText } }, ['moved']],
    ['a host on the blocklist', { look: { addresses: ['https://claim.evil.example/'] } }, ['blocklisted']],
    [
      'a host on the blocklist at the first look',
      { first: true, look: { addresses: ['https://evil.example/'] } },
      ['blocklisted'],
    ],
    ['a script from the blocklist', { page: { scriptHosts: ['cdn.evil.example'] } }, ['blocklisted-script']],
    [
      'new content that asks for a phrase',
      { page: { simhash: casinoText, asksFor: 'seed phrase' } },
      ['asks-for-phrase'],
    ],
    [
      'new content on a parked domain',
      { page: { simhash: casinoText }, look: { parkedBy: 'sedo.com' } },
      ['parked'],
    ],
    [
      'a foreign page with another certificate',
      { page: { simhash: casinoText, certificate: digiCert }, look: foreign },
      ['content-changed', 'certificate-changed'],
    ],
  ])('%s', (_name, change, codes) => {
    expect(judge(change)).toEqual([true, ...codes]);
  });
});

it('does not raise again what a person has dismissed', () => {
  const listed = { look: { addresses: ['https://evil.example/'] } };
  expect(judge({ ...listed, dismissed: ['blocklisted evil.example'] })).toEqual([false]);
  expect(judge({ ...listed, dismissed: ['blocklisted other.example'] })).toEqual([true, 'blocklisted']);
});
