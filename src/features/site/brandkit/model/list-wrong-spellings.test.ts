import { describe, expect, it } from 'vitest';
import { listWrongSpellings } from './list-wrong-spellings.ts';

const textsOf = (name: string, parts: readonly [string, string]) =>
  listWrongSpellings(name, parts).map(({ text }) => text);

describe('listWrongSpellings', () => {
  it('returns the five kinds of misspelling', () => {
    expect(textsOf('Tideport', ['Tide', 'port'])).toEqual([
      'TidePort',
      'Tide Port',
      'Tide-port',
      'tideport',
      'TIDEPORT',
    ]);
  });

  it('never calls the name itself wrong', () => {
    expect(textsOf('AcmePay', ['Acme', 'Pay'])).not.toContain('AcmePay');
    expect(textsOf('acme pay', ['acme', 'pay'])).not.toContain('acme pay');
  });
});
