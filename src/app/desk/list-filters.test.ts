import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wholeQueue } from '#features/submission/review-queue/desk/queue-filter.ts';
import { caseKinds } from '#features/team/accounts/model/case-kind.ts';
import { triedLists } from '../../../tests/e2e/tried-filters.ts';

const features = new URL('../../features/', import.meta.url);

/** Filters that several lists have; each list names its own with them. */
const shared = [
  'core/desk-kit/desk/filter-bar.tsx',
  'core/desk-kit/desk/search-filter.tsx',
  'team/cases/desk/assignee-filter.tsx',
  'team/cases/desk/case-filters.tsx',
  'team/cases/desk/case-list.tsx',
];

const read = (file: string) => readFileSync(new URL(file, features), 'utf8');

/** What narrows the list around it. */
const narrowing =
  /\bsetFilters\b|<(?:FilterBar|FilterForm|FilterLiveForm|SearchFilter|CaseFilters|CaseTabs|ChoiceFilter)\b/;

/** Each with the filter's name. */
const named = [
  /<Choice(?:Filter)?\s[^<>]*\bname="(\w+)"/g,
  /<\w*Input\s[^<>]*?\bsource="(\w+)"/g,
  /\bsetFilters\([^;(]*?\.\.\.\w+,\s*(\w+)/g,
];

/** The filters that a file has, by name. */
function listFilters(file: string): string[] {
  const source = read(file);
  const names = named.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name));
  return [
    ...names,
    ...(/<(?:(?:SearchFilter|CaseFilters)\b|FilterBar\s[^<>]*\bsearch=)/.test(source) ? ['q'] : []),
    ...(/<CaseTabs\b/.test(source) ? ['state'] : []),
  ];
}

const isCaseList = (list: string) => caseKinds.some((kind) => kind === list);

test('each filter of each list of the desk is tried through its screen', () => {
  for (const [list, { files, filters }] of Object.entries(triedLists)) {
    const found =
      list === 'submissions'
        ? Object.keys(wholeQueue)
        : [...files.flatMap(listFilters), ...(isCaseList(list) ? ['assignee'] : [])];
    expect(Object.keys(filters).toSorted(), list).toEqual([...new Set(found)].toSorted());
  }
});

test('each file that narrows a list is named by the list', () => {
  const found = globSync('*/*/desk/**/*.tsx', { cwd: features }).map((file) => file.replaceAll('\\', '/'));
  const known = new Set([...shared, ...Object.values(triedLists).flatMap(({ files }) => files)]);
  const withFilters = found.filter((file) => narrowing.test(read(file)));
  expect(withFilters.filter((file) => !known.has(file))).toEqual([]);
  expect([...known].filter((file) => !withFilters.includes(file))).toEqual([]);
});
