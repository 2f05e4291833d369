import { expect, test } from 'vitest';
import { urlKey } from '#lib/url-key.ts';
import { findLookAlikes } from './find-look-alikes.ts';
import { siteLooksOf } from './known-sites.ts';
import { siteNameOf } from './site-name.ts';

test.each([
  ['https://app.uniswap.org/swap', 'uniswap.org', 'uniswap'],
  ['https://www.lantern.co.uk', 'lantern.co.uk', 'lantern'],
  ['https://lantern.com.br/app', 'lantern.com.br', 'lantern'],
  ['https://uniswap.vercel.app', 'uniswap.vercel.app', 'uniswap'],
  ['https://app.uniswap.github.io/', 'uniswap.github.io', 'uniswap'],
  ['https://uniswap.pages.dev', 'uniswap.pages.dev', 'uniswap'],
  ['https://uniswap.web.app', 'uniswap.web.app', 'uniswap'],
  ['https://uniswap.netlify.app', 'uniswap.netlify.app', 'uniswap'],
  ['https://vercel.app', 'vercel.app', 'vercel'],
  ['https://unìswap.org', 'unìswap.org', 'unìswap'],
  ['https://sites.google.com/view/uniswap/home', 'sites.google.com/view/uniswap', 'uniswap'],
  ['https://github.com/Uniswap/interface', 'github.com/Uniswap', 'Uniswap'],
  ['https://medium.com/@uniswap', 'medium.com/@uniswap', 'uniswap'],
  ['https://github.com', 'github.com', 'github'],
  ['http://127.0.0.1:4000/a', '127.0.0.1', '127'],
  ['not a link', '', ''],
])('%s belongs to %s', (url, domain, label) => {
  expect(siteNameOf(url)).toEqual({ domain, label });
});

const hostsTaken = (listed: string, submitted: string) => {
  const known = {
    ...siteLooksOf({ title: 'Known', url: listed, urlKey: urlKey(listed) }),
    contracts: new Set<string>(),
    evidence: { listed: 'dapp', hid: 1, title: 'Known' } as const,
  };
  const findings = findLookAlikes([known], { title: 'Something else', url: submitted } as never);
  return findings.map(({ code, params }) => `${code} ${params['host']}`);
};

test.each([
  ['https://uniswap.vercel.app', 'https://unlswap.vercel.app', 'uniswap.vercel.app'],
  ['https://uniswap.github.io', 'https://uniswop.github.io', 'uniswap.github.io'],
  ['https://uniswap.org', 'https://uniswap.pages.dev', 'uniswap.org'],
  [
    'https://sites.google.com/view/uniswap',
    'https://sites.google.com/view/unlswap',
    'sites.google.com/view/uniswap',
  ],
])('a site beside %s that is taken for it is found: %s', (listed, submitted, host) => {
  expect(hostsTaken(listed, submitted)).toEqual([`look-alike-url ${host}`]);
});

test('other sites of the same team, and other names on a shared host, are no look-alikes', () => {
  expect(hostsTaken('https://app.uniswap.org', 'https://vote.uniswap.org')).toEqual([]);
  expect(hostsTaken('https://uniswap.vercel.app', 'https://lantern.vercel.app')).toEqual([]);
  expect(hostsTaken('https://lantern.co.uk', 'https://harbor.co.uk')).toEqual([]);
});
