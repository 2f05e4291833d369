import { expect, it } from 'vitest';
import { parseRoles } from './role.ts';

it.each([
  ['reviewer', ['reviewer']],
  ['reviewer recruiter', ['reviewer', 'recruiter']],
  ['bookkeeper', ['bookkeeper']],
  [' editor,administrator ', ['editor', 'administrator']],
  ['reviewer, reviewer', ['reviewer']],
  ['', undefined],
  [' , ', undefined],
  ['owner', undefined],
  ['reviewer owner', undefined],
  ['Reviewer', undefined],
])('the roles %j are read as %j', (text, roles) => {
  expect(parseRoles(text)).toEqual(roles);
});
