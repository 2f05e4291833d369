import { expect, test } from 'vitest';
import { listQuery } from './list-query.ts';

test('every filter that narrows a list is in its query, whatever it is called', () => {
  expect(
    listQuery({ filter: { choice: 'security', q: 'tide', state: '', kind: undefined, page_id: 4 } }),
  ).toBe('choice=security&q=tide&page_id=4');
});

test('a filter that cannot be written is an error, not a list that is not narrowed', () => {
  expect(() => listQuery({ filter: { from: { day: 1 } } })).toThrow('The filter from is no text');
});

test('the page and a chosen order are in the query; without a chosen order the server has its own', () => {
  const pagination = { page: 2, perPage: 25 };
  expect(listQuery({ pagination, sort: { field: 'report_count', order: 'DESC' } })).toBe(
    'page=2&per_page=25&sort=report_count&order=DESC',
  );
  expect(listQuery({ pagination, sort: { field: 'id', order: 'DESC' } })).toBe('page=2&per_page=25');
});
