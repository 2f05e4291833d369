import { describe, expect, test } from 'vitest';
import { ambassadorDesk, ambassadorFields, ambassadorReview } from '../ambassador/ambassador-fields.ts';
import { dappDesk, dappFields, dappReview } from '../dapp/dapp-fields.ts';
import { nftDesk, nftFields, nftReview } from '../nft/nft-fields.ts';
import { tokenDesk, tokenFields, tokenReview } from '../token/token-fields.ts';
import { checkFields } from './check-fields.ts';
import { cleanFields } from './clean-fields.ts';
import { defineFields, type FieldGroup, type Fields } from './field.ts';
import { createSentSchema } from './sent-schema.ts';

interface Description {
  fields: Fields;
  review: readonly FieldGroup[];
  desk: readonly FieldGroup[];
  /** What the card at the head of the review shows, and what another field says already. */
  notInReview: readonly string[];
  notAtDesk: readonly string[];
}

const descriptions: Record<string, Description> = {
  dapp: {
    fields: dappFields,
    review: dappReview,
    desk: dappDesk,
    notInReview: ['title', 'desc', 'icon', 'has_tokens', 'has_invite_reward'],
    notAtDesk: ['has_tokens'],
  },
  token: { fields: tokenFields, review: tokenReview, desk: tokenDesk, notInReview: ['icon'], notAtDesk: [] },
  nft: { fields: nftFields, review: nftReview, desk: nftDesk, notInReview: ['icon'], notAtDesk: [] },
  ambassador: {
    fields: ambassadorFields,
    review: ambassadorReview,
    desk: ambassadorDesk,
    notInReview: [],
    notAtDesk: [],
  },
};

describe.each(Object.entries(descriptions))('the description of %s', (_kind, description) => {
  const names = Object.keys(description.fields);
  const shownBy = (groups: readonly FieldGroup[]) => groups.flatMap(({ fields }) => fields);

  test('shows each field once in the review and once at the desk', () => {
    expect([...shownBy(description.review), ...description.notInReview].sort()).toEqual([...names].sort());
    expect([...shownBy(description.desk), ...description.notAtDesk].sort()).toEqual([...names].sort());
  });

  test('asks for a field only by answers that are further up on the page', () => {
    for (const [place, field] of Object.values(description.fields).entries()) {
      const needed = [
        ...Object.keys(field.when ?? {}),
        ...(field.type === 'network-accounts' ? [field.of] : []),
      ];
      for (const name of needed) expect(names.slice(0, place)).toContain(name);
    }
  });
});

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
  return checked.ok ? [] : checked.faults;
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

test('errors of single fields and of rules stand side by side, each once', () => {
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
