import { expect, test } from 'vitest';
import { checkFields } from './check-fields.ts';
import { cleanFields } from './clean-fields.ts';
import { defineFields } from './field.ts';
import { createSentSchema } from './sent-schema.ts';

const fields = defineFields({
  name: { type: 'text', max: 5, required: true },
  has_guide: { type: 'flag' },
  guide: { type: 'link', max: 100, required: true, when: { has_guide: true } },
  has_map: { type: 'flag', when: { has_guide: true } },
  map: { type: 'choice', values: ['paper', 'screen'], required: true, when: { has_map: true } },
  links: { type: 'links', max: 3, maxCharacters: 30 },
  rows: { type: 'rows', max: 3, columns: { left: { max: 3 }, right: {} } },
});
const schema = createSentSchema(fields);
const check = (input: unknown, ruleErrors: Parameters<typeof checkFields>[2] = []) =>
  checkFields({ fields, schema }, cleanFields(fields, input), ruleErrors);
const errorsOf = (input: unknown, ruleErrors: Parameters<typeof checkFields>[2] = []) => {
  const checked = check(input, ruleErrors);
  return checked.ok ? [] : checked.issues;
};

test('what an answer does not ask for is neither kept nor required, however deep', () => {
  const checked = check({ name: 'a', guide: 'b.co', has_map: true, map: 'paper' });
  expect(checked).toEqual({
    ok: true,
    value: { name: 'a', has_guide: false, guide: '', has_map: false, map: null, links: [], rows: [] },
  });
});

test('what an answer asks for is required', () => {
  expect(errorsOf({ name: 'a', has_guide: true, has_map: true })).toEqual([
    { path: 'guide', code: 'required' },
    { path: 'map', code: 'choose-one' },
  ]);
});

test('errors of single fields and of rules are listed together, each once', () => {
  const rule = { path: 'rows.1.left', code: 'address', params: { value: 'long' } } as const;
  const input = { name: 'too long', rows: [{}, { left: 'long' }], links: ['x'] };
  expect(errorsOf(input, [rule, rule])).toEqual([
    { path: 'name', code: 'too-long', params: { max: 5 } },
    { path: 'links.0', code: 'url' },
    { path: 'rows.1.left', code: 'too-long', params: { max: 3 } },
    rule,
  ]);
});

test('rows without anything and links that are there twice are left out of what is sent', () => {
  const checked = check({
    name: 'a',
    links: ['a.co', '', 'https://a.co'],
    rows: [{ left: ' ' }, { right: 'r', else: 'x' }, {}],
  });
  expect(checked).toMatchObject({
    ok: true,
    value: { links: ['https://a.co'], rows: [{ left: '', right: 'r' }] },
  });
});
