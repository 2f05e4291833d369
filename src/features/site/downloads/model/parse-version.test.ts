import { expect, it } from 'vitest';
import { parseVersion } from './parse-version.ts';

it.each([
  ['3.8.0', '3.8.0'],
  [' v3.8.0 ', '3.8.0'],
  ['Version 10.0', '10.0'],
  ['1.2.3.4', '1.2.3.4'],
  ['3.12.345', '3.12.345'],
  ['３．８．０', '3.8.0'],
  ['3。8。0', '3.8.0'],
  ['ｖ٣.٨.٠', '3.8.0'],
  ['\u200b3.8.0\ufeff', '3.8.0'],
  ['build 3.8.0', undefined],
  ['1234567.0', undefined],
  ['3', undefined],
  ['3.8.0-beta', undefined],
  ['3,8,0', undefined],
  ['', undefined],
  ['latest', undefined],
])('parses %j as %j', (text, version) => {
  expect(parseVersion(text)).toBe(version);
});
