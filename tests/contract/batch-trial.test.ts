import { beforeAll, expect, test } from 'vitest';
import type { Hex } from 'viem';
import type { AskNode, NodeAnswer } from '#features/tools/approvals/model/reading/node-call.ts';
import type { Recipient } from '#features/tools/batch-sending/model/list/parse-recipients.ts';
import { prepareList } from '#features/tools/batch-sending/model/sending/prepare-list.ts';
import { shareTestChain } from '../support/chain.ts';
import { relayTo } from '../support/relay.ts';
import { deployPaymentContracts, freshAddress, network, payer } from '../support/batch-payments.ts';

/* The dry run of tokens as the contract would pay them: through the relay, on a node that simulates and on one that does not. */

const chain = shareTestChain();
let contracts: Awaited<ReturnType<typeof deployPaymentContracts>>;

beforeAll(async () => {
  contracts = await deployPaymentContracts(chain().transactions);
});

const rows: readonly Recipient[] = Array.from({ length: 20 }, (_, index) => ({
  ...{ line: index + 1, address: freshAddress(7_777, index), amount: 1_000n },
}));

const prepare = (token: Hex, recipients = rows, ask: AskNode = relayTo(chain().rpcUrl)) =>
  prepareList({
    ...{ ask, account: payer, network, recipients, leftOut: [], balance: 10n ** 15n },
    asset: { kind: 'token', token, symbol: 'FUSSY', decimals: 6 },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });

/** A node that does not know `eth_simulateV1`. */
const withoutSimulation = (): AskNode => {
  const ask = relayTo(chain().rpcUrl);
  return async (calls) => {
    const answers = await ask(calls);
    return answers.map((answer, index): NodeAnswer =>
      calls[index]?.method === 'eth_simulateV1' ? { ok: false, reason: 'refused' } : answer,
    );
  };
};

test('a token with a fee: what arrives is known before anything is approved', async () => {
  expect(await prepare(contracts.withFee)).toMatchObject({ kind: 'ready', arriving: 19_400n });
});

test('a token without events: what arrives is not known', async () => {
  expect(await prepare(contracts.quiet)).toMatchObject({ kind: 'ready', arriving: null });
});

test('a line that the token rejects is found among the others, also without simulations', async () => {
  const dead = '0x000000000000000000000000000000000000dEaD';
  const list = rows.map((row) => (row.line === 14 ? { ...row, address: dead as Hex } : row));
  const rejected = { kind: 'rejected', lines: [14] };
  expect(await prepare(contracts.quiet, list)).toEqual(rejected);
  expect(await prepare(contracts.quiet, list, withoutSimulation())).toEqual(rejected);
});

test('a token that lets no contract spend it is named as such, not line by line', async () => {
  expect(await prepare(contracts.refusingApproval)).toEqual({ kind: 'refused' });
});

test('a token whose transfers pass, but not those of a contract, is refused as well', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...{ line: index + 1, address: freshAddress(7_778, index), amount: 1_000n },
  }));
  expect(await prepare(contracts.refusingSpending, many)).toEqual({ kind: 'refused' });
});

test('a node that does not simulate says nothing of fees', async () => {
  expect(await prepare(contracts.withFee, rows, withoutSimulation())).toMatchObject({
    kind: 'ready',
    arriving: null,
  });
});
