import { describe, expect, it } from 'vitest';
import type { ApiParameter } from './api-outline.ts';
import { addressOf, exampleValues, headersOf, listMissing } from './call-address.ts';

const parameter = (place: ApiParameter['place'], name: string, example = ''): ApiParameter => ({
  ...{ place, name, example },
  ...{ type: 'string', isRequired: place === 'path', note: '' },
});

const call = {
  path: '/v1/news/{id}',
  parameters: [
    parameter('path', 'id', '1'),
    parameter('query', 'lang', 'en'),
    parameter('query', 'key'),
    parameter('header', 'key'),
  ],
};

describe('what a call sends', () => {
  it('is what its command has, before a field is changed', () => {
    expect(addressOf(call, exampleValues(call))).toBe('/v1/news/1?lang=en');
    expect(headersOf(call, exampleValues(call))).toEqual({});
  });

  it('is encoded, and a header is no part of the address', () => {
    const values = { 'path id': 'a/b?c', 'query lang': '', 'query key': 'tide & port', 'header key': 'k1' };
    expect(addressOf(call, values)).toBe('/v1/news/a%2Fb%3Fc?key=tide+%26+port');
    expect(headersOf(call, values)).toEqual({ key: 'k1' });
  });

  it('needs the required parameters', () => {
    expect(listMissing(call, exampleValues(call))).toEqual([]);
    expect(listMissing(call, {}).map(({ name }) => name)).toEqual(['id']);
  });

  it('has 1 for a part of the path that is not described', () => {
    expect(addressOf({ path: '/v1/{page}/list', parameters: [] }, {})).toBe('/v1/1/list');
  });
});
