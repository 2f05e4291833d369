import { describe, expect, it } from 'vitest';
import { personAddress } from './same-address.ts';

describe('the address of a person', () => {
  const address = personAddress(' Ana.Keeper+tide@Lights.example.org ');

  it('is the same in any case', () => {
    expect(address.isSame('ana.keeper+tide@lights.EXAMPLE.org')).toBe(true);
    expect(address.isSame('ana.keeper@lights.example.org')).toBe(false);
    expect(address.isSame(null)).toBe(false);
    expect(personAddress('ÄNA@example.org').isSame('äna@example.org')).toBe(true);
  });

  it.each([
    ['Write to Ana.Keeper+Tide@lights.example.org.', 'Write to (erased).'],
    ['{"to":"ana.keeper+tide@lights.example.org"}', '{"to":"(erased)"}'],
    ['<ana.keeper+tide@lights.example.org>, ANA.KEEPER+TIDE@LIGHTS.EXAMPLE.ORG', '<(erased)>, (erased)'],
  ])('is found and replaced in %s', (text, without) => {
    expect(address.isIn(text)).toBe(true);
    expect(address.replaceIn(text, '(erased)')).toBe(without);
  });

  it.each([
    'xana.keeper+tide@lights.example.org',
    'jo.ana.keeper+tide@lights.example.org',
    'ana.keeper+tide@lights.example.org.au',
    'ana.keeper+tide@lights.example.organ',
    'anaxkeeper+tide@lights.example.org',
  ])('is not found in %s', (text) => {
    expect(address.isIn(text)).toBe(false);
    expect(address.replaceIn(text, '(erased)')).toBe(text);
  });
});
