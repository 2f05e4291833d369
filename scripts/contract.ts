import { parseArgs } from 'node:util';
import {
  deploymentOf,
  makeBatchBuild,
  readBatchBuild,
  writeBatchBuild,
} from '#platform/chain/dev/batch-build.ts';

const usage = `The batch payment contract (contracts/BatchPayment.sol), the same at one address on every chain.

  npm run contract -- batch            says how anyone deploys it, and what BATCH_CONTRACTS gets
  npm run contract -- batch --write    compiles it and writes contracts/BatchPayment.build.json: a changed contract has another address`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});

if (positionals.join(' ') === 'batch') {
  if (values.write) await writeBatchBuild(await makeBatchBuild());
  const build = await readBatchBuild();
  const { address, to, data } = deploymentOf(build);
  console.log(`Address:    ${address}
Code hash:  ${build.codeHash}
Compiler:   solc ${build.compiler}, input in contracts/BatchPayment.build.json (standard JSON, for block explorers)
Deployment: a transaction from any account, without coins, to ${to} with this data:
${data}`);
} else {
  console.error(usage);
  process.exitCode = 1;
}
