import { parseArgs } from 'node:util';
import { devFaucet, devTokenContract } from '#platform/chain/dev/dev-accounts.ts';
import { startDevChain } from '#platform/chain/dev/dev-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { endOnSignal } from './end-on-signal.ts';

/* The development chain on its own: `node scripts/dev-chain.ts [--port 8545] [--state
   data/chain/state.json]`. It runs until it is interrupted. `npm start` and `npm run dev` start their own. */

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8545' },
    state: { type: 'string', default: 'data/chain/state.json' },
  },
});

const chain = await startDevChain({
  port: Number(values.port),
  stateFile: values.state,
  log: createLog('info'),
});
console.log(`Development chain: ${chain.rpcUrl}\nToken: ${devTokenContract}\nFaucet: ${devFaucet}`);

const running = setInterval(() => undefined, 60_000);
endOnSignal(async () => {
  clearInterval(running);
  await chain.stop();
});
