import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { containsText } from '#platform/database/contains-text.ts';
import { describeOnEachEngine } from '../support/databases.ts';

/** What is stored, and what people type to find it. */
const found: readonly (readonly [string, readonly string[]])[] = [
  ['Pancake Swap', ['pancake', 'ＰＡＮＣＡＫＥ', 'cake sw']],
  ['Ёлка и Йога', ['ёлка', 'ЕЛКА', 'йог', 'ИОГА']],
  ['São Paulo Câmbio', ['sao paulo', 'SÃO', 'cambio']],
  ['Sa\u0303o in two parts', ['são', 'sao', 'SA\u0303O']],
  ['Ví điện tử', ['vi dien tu', 'ĐIỆN']],
  ['國際錢包', ['国际钱包', '國際', '际钱']],
  ['国际钱包', ['國際錢包', '国际']],
  ['さくら ﾜﾚｯﾄ', ['サクラ', 'ワレット', 'さくら']],
  ['Straße 12', ['strasse', 'STRASSE 12', '１２', '१२']],
  ['कीमत ₹२५० हिन्दी', ['हिंदी', '250', 'हिन्दी']],
  ['กระเป๋าเเดง', ['กระเป๋าแดง', 'เเดง']],
  ['محفظة ١٢٣', ['محفظه'.slice(0, 4), '123', 'مُحفظة']],
  ['ᴬ 100% [sure] ^-]\\_', ['100%', '[sure]', '^-]\\_', '％ ［']],
  ['Zero\u200bWidth é', ['zerowidth', 'zero width'.replace(' ', '')]],
];

const missed: readonly (readonly [string, string])[] = [
  ['が', 'か'],
  ['100 é', '100%'],
  ['abc é', 'a.c'],
  ['Café', 'cafe s'],
  ['x²é', 'x3'],
];

describeOnEachEngine('a search at the desk', (open) => {
  const isIn = async (text: string, words: string) => {
    const { database } = await open();
    const { rows } = await sql<{ hit: unknown }>`select 1 as hit from
      (select cast(${text} as text) as text) as texts where ${containsText('text', words)}`.execute(database);
    return rows.length === 1;
  };

  it.each(found)('finds %j', async (text, queries) => {
    for (const words of queries) expect(await isIn(text, words), words).toBe(true);
  });

  it.each(missed)('in %j finds no %j', async (text, words) => {
    expect(await isIn(text, words)).toBe(false);
  });
});
