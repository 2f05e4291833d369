import * as v from 'valibot';
import { expect, test } from 'vitest';
import { exampleNft } from './nft/example-nft.ts';
import { checkNftSubmission } from './nft/nft-submission.ts';
import { payloadSchema, payloadVersion } from './stored-payload.ts';

test('a form that passed its checks is read back unchanged', () => {
  const checked = checkNftSubmission(exampleNft, { eth: ['ERC721'] });
  expect(checked.ok).toBe(true);
  const schema = payloadSchema('nft', payloadVersion)!;
  expect(v.parse(schema, checked.ok && checked.value)).toEqual(exampleNft);
});

test('a rule of the form that became stricter does not make an earlier form unreadable', () => {
  const lax = { ...exampleNft, contact: 'x', description: 'y'.repeat(9000), website: 'lights' };
  expect(v.parse(payloadSchema('nft', 1)!, lax)).toEqual(lax);
  expect(v.is(payloadSchema('nft', 1)!, { ...lax, name: undefined })).toBe(false);
  expect(payloadSchema('nft', 2)).toBeUndefined();
});
