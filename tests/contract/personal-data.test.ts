import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeHoldings } from '#features/site/privacy/model/describe-holdings.ts';
import { holdings } from '#features/site/privacy/model/holdings.ts';
import { columnsOf, personalData } from '#features/site/privacy/model/personal-data.ts';
import { describeOnEachEngine } from '../support/databases.ts';

const holdingNames = Object.keys(holdings) as (keyof typeof holdings)[];

/** Every column, as `table.column`. */
const listed = Object.entries(personalData).flatMap(([table, { personal, other }]) =>
  [...Object.keys(personal), ...other.split(' ')]
    .filter((column) => column !== '')
    .map((column) => `${table}.${column}`),
);

describeOnEachEngine('the list of what is kept about people', (_open, openShared) => {
  it('names every column of the schema once, as personal or not, and no other', async () => {
    const { database } = await openShared();
    const tables = await database.introspection.getTables();
    const stored = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
    expect(listed.toSorted()).toEqual(stored.toSorted());
  });
});

it('gives every reason to keep something at least one column', () => {
  expect(holdingNames.filter((name) => columnsOf(name).length === 0)).toEqual([]);
});

it('is the table of docs/privacy.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/privacy.md'), 'utf8');
  expect(page).toContain(describeHoldings());
});
