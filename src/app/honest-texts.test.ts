import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findScamWords } from '#features/submission/submission-checks/model/scam-words.ts';
import { readDictionaries, translateTexts } from '../../content/translations.ts';

interface Described {
  desc: Record<string, string>;
}

const readItems = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../content', file), 'utf8')) as Described[];

test.each(['dapps.json', 'tokens.json'])(
  'no text of %s has the words of a scam, in any language: they describe real projects',
  async (file) => {
    const dictionaries = await readDictionaries();
    const texts = readItems(file).flatMap(({ desc }) => Object.values(translateTexts(desc, dictionaries)));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.flatMap((text) => findScamWords(text).map((found) => ({ ...found, text })))).toEqual([]);
  },
);
