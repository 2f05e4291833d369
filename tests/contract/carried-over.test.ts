import { expect, test } from 'vitest';
import { listCarriedOver } from '../../scripts/messages/list-carried-over.ts';
import { checkOutWords, readTranslations } from '../../scripts/messages/read-earlier-texts.ts';

const text = (source: string, translation: string) => ({
  place: `home: “${source}”`,
  source,
  text: translation,
});

test('a translation that was kept for a rewritten English is listed with both', () => {
  const before = [text('Ask the contract', 'Preguntar al contrato'), text('Pay', 'Pagar')];
  const now = [text('Check with the contract', 'Preguntar al contrato'), text('Pay', 'Pagar')];
  expect(listCarriedOver(before, now, 'es')).toEqual([
    'es: home: “Check with the contract” keeps the translation of “Ask the contract”: “Preguntar al contrato”',
  ]);
});

test.each([
  ['was translated anew', [text('Check with the contract', 'Consultar con el contrato')]],
  [
    'has the same words as one that is still there',
    [text('Ask', 'Preguntar'), text('Question', 'Preguntar')],
  ],
  ['is a name', [text('Tideport', 'Tideport')]],
])('one that %s is not', (_name, now) => {
  const before = [text('Ask', 'Preguntar'), text('TidePort', 'Tideport')];
  expect(listCarriedOver(before, now, 'es')).toEqual([]);
});

test('messages and contents are read as a commit has them', () => {
  const folder = '.cache/words-of-a-test';
  checkOutWords('HEAD', folder);
  for (const locale of ['zh', 'th']) {
    const places = readTranslations(folder, locale).map(({ place }) => place);
    expect(places.some((place) => place.startsWith('home: “'))).toBe(true);
    const content = locale === 'zh' ? 'news.json: “' : 'content: “';
    expect(places.some((place) => place.startsWith(content))).toBe(true);
  }
});
