import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distFolder } from '../../scripts/build/dist-folder.ts';

const root = join(import.meta.dirname, '../..');
const sources = [
  'brand',
  'messages',
  'scripts',
  'src',
  'lingui.config.ts',
  'vite.keys.config.ts',
  'package.json',
  'tests/support/keys-file-process.ts',
];

const folders: string[] = [];
/** Another checkout, in a folder with a name of its own. */
function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-keys-'));
  folders.push(folder);
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function buildIn(folder: string): string {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'tests/support/keys-file-process.ts'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(stderr);
  return readFileSync(join(folder, distFolder, 'keys/offline-keys.html'), 'utf8');
}

let html = '';
let other = '';
beforeAll(() => {
  [html, other] = [buildIn(copySources()), buildIn(copySources())];
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const sha256 = (text: string, encoding: 'hex' | 'base64' = 'hex') =>
  createHash('sha256').update(text).digest(encoding);

test('two builds in two folders are the same file', () => {
  expect(sha256(other)).toBe(sha256(html));
});

test('its policy allows its own script and style by their hashes, and nothing else', () => {
  const inside = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text]) => text ?? '');
  expect([inside('script'), inside('style')].map(({ length }) => length)).toEqual([1, 1]);
  const [script, style] = [inside('script')[0] ?? '', inside('style')[0] ?? ''];
  expect(/Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]).toBe(
    `default-src 'none'; script-src 'sha256-${sha256(script, 'base64')}'; style-src 'sha256-${sha256(style, 'base64')}'; ` +
      "img-src data:; connect-src 'none'; base-uri 'none'; form-action 'none'",
  );
});

test('it says which version of the product built it', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(html).toContain(`<meta name="version" content="${version}">`);
});

test('it names no address that it could load: no script, no sheet, no font, no picture', () => {
  expect(html).not.toMatch(/<(?:script|link|img|iframe|use)[^>]*\b(?:src|href)="(?!#|data:)/);
  expect(html).not.toMatch(/url\((?!["']?data:)/);
  expect(html).not.toMatch(/\bimport\s*\(/);
});

test('its script does nothing that no policy stops: it goes to no other page and opens no WebRTC connection', () => {
  expect(html).not.toMatch(/RTCPeerConnection|WebTransport|\bwindow\.open\b/);
  expect(html).not.toMatch(/\blocation\.(?:assign|replace)\b|\blocation(?:\.href)?\s*=(?!=)/);
  expect(html).not.toMatch(/\beval\s*\(|\bnew Function\b/);
});

test('it has words for every language of the site', () => {
  for (const words of [
    '离线密钥',
    '離線金鑰',
    'Offline keys',
    '오프라인 키',
    'Ключи без сети',
    'Claves sin conexión',
  ])
    expect(html).toContain(words);
  for (const words of [
    'ऑफ़लाइन प्राइवेट की',
    'Mga offline na key',
    'Chaves sem rede',
    'オフラインの鍵',
    'Khóa ngoại tuyến',
    'คีย์ออฟไลน์',
  ])
    expect(html).toContain(words);
});

test('it carries the licenses of the packages inside, as a comment at its end', () => {
  const comment =
    /<\/script>\n<!--\n(?<text>[^]*)\n-->\n<\/body><\/html>\n$/.exec(html)?.groups?.['text'] ?? '';
  for (const name of ['@scure/bip39', '@noble/curves', 'react'])
    expect(comment).toMatch(new RegExp(`^## ${name} - .* \\(MIT\\)$`, 'm'));
  expect(comment).toContain('Permission is hereby granted');
  expect(comment).not.toMatch(/--!?>/);
});
