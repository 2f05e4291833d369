import { expect, it } from 'vitest';
import { recipientKey } from './recipient-key.ts';

it.each([
  ['Ana@Example.com', 'ana@example.com'],
  ['ana+tideport@example.com', 'ana@example.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['no address', 'no address'],
])('%s counts as %s', (address, key) => expect(recipientKey(address)).toBe(key));
