import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/* What the wall of the build (scripts/build/wall-of-the-browser.ts) promises, held against the built files. */

const dist = join(import.meta.dirname, '../../dist');

/** Text files below a folder, by path. */
function readTexts(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(?:js|mjs|css|html|json|webmanifest|svg|map)$/.test(name));
  return new Map(texts.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** What only the desk has: paths of its API, its packages with their class names and messages, its own header. */
const traces: Readonly<Record<string, RegExp>> = {
  'a path of the desk’s API': /api\/desk/,
  'a path of signing in': /api\/auth\//,
  'react-admin': /react-admin|\bra\.(?:action|auth|boolean|navigation|notification|page)\./,
  'Material UI': /Mui[A-Z][a-z]+|@mui\b|MUI:/,
  Emotion: /@emotion\b|data-emotion/,
  'a header of the desk': /Desk-Active/i,
};

const filesWith = (texts: Map<string, string>, trace: RegExp) =>
  [...texts].filter(([, text]) => trace.test(text)).map(([name]) => name);

test('no file of the visitors’ site has a path, a package or a header of the desk', () => {
  const visitors = readTexts(join(dist, 'client'));
  const desk = readTexts(join(dist, 'desk'));
  expect(visitors.size).toBeGreaterThan(100);
  for (const [what, trace] of Object.entries(traces)) {
    expect(filesWith(visitors, trace), what).toEqual([]);
    // The desk's own files show that the search finds what it looks for.
    expect(filesWith(desk, trace), `${what} at the desk`).not.toEqual([]);
  }
});

test('no module of the desk is in the manifest of the visitors’ site', () => {
  const visitors = readTexts(join(dist, 'client'));
  const manifest = JSON.parse(visitors.get('.vite/manifest.json') ?? '{}') as Record<
    string,
    { src?: string; file: string }
  >;
  const entries = Object.entries(manifest);
  expect(entries.length).toBeGreaterThan(50);
  const ofDesk = entries.filter(([key, { src = '' }]) =>
    /\/desk\/|desk-kit|react-admin|@mui/.test(`${key} ${src}`),
  );
  expect(ofDesk).toEqual([]);
});
