import { keccak256 } from 'viem';
import { expect, test } from 'vitest';
import { paymentCodeHash } from '#features/tools/batch-sending/model/payment-contract.ts';
import { deploymentOf, makeBatchBuild, readBatchBuild } from '#platform/chain/dev/batch-build.ts';
import { devBatchContract } from '#platform/chain/dev/dev-accounts.ts';

test('the stored build of the batch payment contract has the known address and is what its source gives, as long as compiler and libraries are the same', async () => {
  const [build, now] = [await readBatchBuild(), await makeBatchBuild()];
  expect([build.codeHash, deploymentOf(build).address]).toEqual([paymentCodeHash, devBatchContract]);
  const sourceIn = ({ input }: typeof build) =>
    (input as { sources: Record<string, unknown> }).sources['BatchPayment.sol'];
  expect(sourceIn(build)).toEqual(sourceIn(now));
  const isSame = build.compiler === now.compiler && JSON.stringify(build.input) === JSON.stringify(now.input);
  expect(isSame ? now : build).toEqual(build);
});

test('the stored bytecode leaves the code with the known hash on a chain, so the page uses what is deployed from it', async () => {
  const { bytecode, codeHash } = await readBatchBuild();
  // What deploys it ends with RETURN and INVALID; the rest is the code as it is returned, since the contract has no immutable values.
  const start = bytecode.indexOf('f3fe') + 4;
  expect(start).toBe(64);
  expect(keccak256(`0x${bytecode.slice(start)}`)).toBe(codeHash);
  expect(codeHash).toBe(paymentCodeHash);
});
