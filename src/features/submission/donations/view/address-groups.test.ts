import { describe, expect, it } from 'vitest';
import { addressGroups, shortAddress } from './address-groups.ts';

describe('addressGroups', () => {
  it('separates the ends of an address', () => {
    expect(addressGroups('0x7a3F91b204Eec5D0881260aF3B9cd74EA0f1c91E')).toEqual({
      first: '0x7a3F 91b2',
      middle: '04Ee c5D0 8812 60aF 3B9c d74E',
      last: 'A0f1 c91E',
    });
  });

  it.each(['', '0x', '0x12', 'abcdefgh'])('keeps %j whole', (address) => {
    const { first, middle, last } = addressGroups(address);
    expect(`${first}${middle}${last}`.replaceAll(' ', '')).toBe(address);
  });
});

describe('shortAddress', () => {
  it('shows the first and the last eight characters', () => {
    expect(shortAddress('0x2c81f0aa11bb22cc33dd44ee55ff66778e4d07aa')).toBe('0x2c81f0…8e4d07aa');
    expect(shortAddress('short')).toBe('short');
  });
});
