import { expect, it } from 'vitest';
import { withoutPerson } from '#features/submission/form-fields/model/without-person.ts';
import { reviewKinds } from './review-kinds.ts';

const filled = (kind: keyof typeof reviewKinds) =>
  Object.fromEntries(Object.keys(reviewKinds[kind].fields).map((name) => [name, `filled ${name}`]));

it.each([
  ['dapp', ['email', 'others']],
  ['token', ['company_name', 'contact', 'email']],
  ['nft', ['company_name', 'contact', 'email']],
] as const)('a form of a %s without its sender has no %s, and everything else', (kind, personal) => {
  const form = filled(kind);
  const emptied = Object.fromEntries(personal.map((name) => [name, '']));
  expect(withoutPerson(reviewKinds[kind].fields, { ...form, unknown: 1 })).toEqual({
    ...form,
    ...emptied,
    unknown: 1,
  });
});
