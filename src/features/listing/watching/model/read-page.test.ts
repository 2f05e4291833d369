import { expect, it } from 'vitest';
import { findParking, findPhraseRequest, namesItem } from './describe-page.ts';
import { readPage } from './read-page.ts';

const address = 'https://app.lagoon.example/pools/';
const read = (html: string) => readPage(html, address);

it('reads title, description and what visitors see', () => {
  const page = read(`<!doctype html><html><head><title>Lagoon &amp; Reef</title><style>.a{color:red}</style>
    <meta name="description" content="Deep pools"><script>secret()</script></head>
    <body><!-- hidden --><h1>Swap<b>now</b></h1><noscript>Enable it</noscript></body>`);
  expect(page.title).toBe('Lagoon & Reef');
  expect(page.words).toEqual(['lagoon', 'reef', 'deep', 'pools', 'swap', 'now', 'enable', 'it']);
});

it('names the hosts of scripts, relative ones included', () => {
  const page = read(`<script src="/a.js"></script><SCRIPT async SRC='https://cdn.example/b.js'></SCRIPT>
    <script src=//cdn.example/c.js></script><script>inline()</script>`);
  expect(page.scriptHosts).toEqual(['app.lagoon.example', 'cdn.example']);
});

it('counts characters where a language has no spaces', () => {
  expect(read('<p>助记词 swap</p>').words).toEqual(['助', '记', '词', 'swap']);
});

it.each([
  ['<meta http-equiv="Refresh" content="0; url=https://elsewhere.example/x">', 'https://elsewhere.example/x'],
  ["<meta content='5;URL=/next' http-equiv=refresh>", 'https://app.lagoon.example/next'],
  ['<meta http-equiv="refresh" content="300">', undefined],
])('follows %s', (html, target) => {
  expect(read(html).refreshTo).toBe(target);
});

it.each(['<script', '<!-- never closed', '<title>Open', '<p title="a>b', '<<<<>>>', '<script>x'.repeat(3)])(
  'reads a broken page: %s',
  (html) => {
    expect(read(html).words.length).toBeLessThan(5);
  },
);

it('reads a page made to be slow in linear time', () => {
  const words = (html: string) => read(html).words.length;
  expect(words('<'.repeat(131_072))).toBe(0);
  expect(words('<script>'.repeat(16_384))).toBe(0);
  expect(words('<meta content="'.repeat(8_192))).toBe(0);
  expect(words('<!--'.repeat(32_768))).toBe(0);
  expect(words('word '.repeat(26_000))).toBe(3_000);
});

it('sees a request for a recovery phrase only where one can type', () => {
  const request = '<p>Enter your Recovery  Phrase</p>';
  expect(findPhraseRequest(read(request))).toBeNull();
  expect(findPhraseRequest(read(`${request}<input type="password">`))).toBe('recovery phrase');
  expect(findPhraseRequest(read('<textarea></textarea><p>请输入助记词</p>'))).toBe('助记词');
  expect(findPhraseRequest(read('<textarea></textarea><p>シードフレーズを入力</p>'))).toBe('シードフレーズ');
  expect(findPhraseRequest(read('<textarea></textarea><p>रिकवरी फ़्रेज़ डालें</p>'))).toBe('रिकवरी फ़्रेज़');
  // Read without its vowel signs, a private company looks like a private key.
  expect(findPhraseRequest(read('<textarea></textarea><p>प्राइवेट कंपनी</p>'))).toBeNull();
});

it('knows parked domains by their words, and by whose service they load', () => {
  expect(findParking(read('<h1>lagoon.example</h1><p>This domain is for sale!</p>'), [])).toBe(
    'domain is for sale',
  );
  expect(findParking(read('<p>Ads</p>'), ['lagoon.example', 'sedoparking.com'])).toBe('sedoparking.com');
  const shop = `<p>This domain is for sale</p><p>${'offer '.repeat(500)}</p>`;
  expect(findParking(read(shop), [])).toBeNull();
});

it('finds the name of an item however it is written', () => {
  const page = read('<title>LAGOON-Exchange</title>');
  expect(namesItem(page, ['Lagoon Exchange'])).toBe(true);
  expect(namesItem(page, ['Reef Finance', 'lagoon'])).toBe(true);
  expect(namesItem(page, ['Reef', 'x'])).toBe(false);
});
