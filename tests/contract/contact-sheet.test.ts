import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readShot, writeContactSheet } from '../../scripts/shots/contact-sheet.ts';

it('reads page, theme and width from the name of a picture, and leaves other files out', () => {
  expect(readShot('th', 'tools-approvals-dark-1440.png')).toEqual({
    locale: 'th',
    page: 'tools-approvals',
    theme: 'dark',
    width: 1440,
    file: 'th/tools-approvals-dark-1440.png',
  });
  expect(readShot('th', 'notes.txt')).toBeUndefined();
});

it('shows the pictures of all languages in one sheet, a row for each page, phones first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tideport-sheet-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const locale of ['en', 'th']) {
    mkdirSync(join(folder, locale));
    for (const name of [
      'news-light-1440.png',
      'news-light-375.png',
      'news-dark-375.png',
      'about-light-375.png',
    ])
      writeFileSync(join(folder, locale, name), '');
  }
  const sheet = readFileSync(writeContactSheet(folder), 'utf8');
  expect([...sheet.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, page]) => page)).toEqual(['about', 'news']);
  expect([...sheet.matchAll(/src="(.*?)"/g)].map(([, file]) => file)).toEqual([
    'en/about-light-375.png',
    'th/about-light-375.png',
    'en/news-light-375.png',
    'en/news-dark-375.png',
    'en/news-light-1440.png',
    'th/news-light-375.png',
    'th/news-dark-375.png',
    'th/news-light-1440.png',
  ]);
});
