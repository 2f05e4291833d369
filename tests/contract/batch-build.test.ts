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
