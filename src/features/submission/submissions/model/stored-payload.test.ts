import * as v from 'valibot';
import { expect, test } from 'vitest';
import { defineFields } from '#features/submission/form-fields/model/field.ts';
import { createStoredFormat, payloadSchema } from './stored-payload.ts';

const fields = defineFields({
  title: { type: 'text', max: 10, required: true },
  docs_url: { type: 'link', max: 100, since: 2 },
  mode: { type: 'choice', values: ['fast', 'slow'], required: true, since: 3 },
});
const format = createStoredFormat('nft', fields, 'StoredForm');

test('versions that are not known have no shape', () => {
  expect(payloadSchema(format, 0)).toBeUndefined();
  expect(payloadSchema(format, 4)).toBeUndefined();
});

test('a field that was added is empty in forms of the versions before it, and needed in those after', () => {
  expect(format.version).toBe(3);
  expect(v.parse(payloadSchema(format, 1)!, { title: 'a' })).toEqual({
    title: 'a',
    docs_url: '',
    mode: null,
  });
  const second = { title: 'a', docs_url: 'https://docs.example.org' };
  expect(v.parse(payloadSchema(format, 2)!, second)).toEqual({ ...second, mode: null });
  expect(v.is(payloadSchema(format, 2)!, { title: 'a' })).toBe(false);
  expect(v.is(payloadSchema(format, 3)!, second)).toBe(false);
});
