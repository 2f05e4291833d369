import { brand } from '#brand/brand.ts';
import { createDonations } from '#features/submission/donations/server/donations.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { createLog } from '#platform/log/log.ts';
import { moveSubmission } from './donations.ts';

/* A separate portal process that verifies until nothing is left to check: `node verifier-process.ts <JSON of
   url, dataDir, rpcUrl>`. */

const { url, dataDir, rpcUrl } = JSON.parse(process.argv[2]!) as {
  url?: string;
  dataDir: string;
  rpcUrl: string;
};

const log = createLog('error');
const { database, engine, close } = await connectDatabase({ url, dataDir });
const chain = createRpcChain({ rpcUrl, chainId: brand.donation.chainId, log });
const donations = createDonations({ database, engine, brand, chain, now: () => new Date(), log });

process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
for (;;) {
  await donations.verifyDue({ onOutcome: moveSubmission });
  const left = await database
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'checking')
    .limit(1)
    .execute();
  if (left.length === 0) break;
}
await close();
process.exit();
