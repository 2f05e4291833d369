import type { Finding } from '#features/store/token-checks/model/check.ts';
import { storeCheck } from '#features/store/token-checks/server/check-rows.ts';
import type { Database } from '#platform/database/database.ts';

/** A token on no chain, whose check is only stored. */
export const checkedToken = '0x5fbdb2315678afecb367f032d93f642f64180aa3';

export const noResale: Finding = {
  ...{ id: 'resale', outcome: 'stop', why: 'reverts', call: 'eth_simulateV1 swap', block: 90 },
  params: { failed: 3, tried: 3, reason: 'not open' },
};

export const canRaise: Finding = {
  ...{ id: 'fee-change', outcome: 'caution', why: 'owner-can', call: 'eth_simulateV1 setFee', block: 90 },
  params: { effect: 'raises-fee', function: 'setFee(uint256)', before: 300, fee: 2_500 },
};

const bought: Finding = {
  ...{ id: 'purchase', outcome: 'passed', why: 'works', call: 'eth_simulateV1 swap', block: 90 },
  params: { failed: 0, tried: 3 },
};

interface StoredCheck {
  block?: bigint;
  now?: Date;
  /** In small letters. */
  pair?: `0x${string}`;
}

/** Stores a check of the token, which was stopped. */
export const storeTestCheck = (
  database: Database,
  { block = 90n, now = new Date(), pair }: StoredCheck = {},
): Promise<void> =>
  storeCheck(
    database,
    { network: 'bsc', token: checkedToken, pair },
    {
      result: { block, name: 'Example Token', symbol: 'EXT', findings: [bought, noResale, canRaise] },
      madeFor: 'visitor',
      now,
    },
  );

/** The form of an appeal of its resale, as a browser sends it. */
export const appealOf = (changed: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...{ kind: 'token-check', network: 'bsc', address: checkedToken, pair: '', block: '90', finding: 'resale' },
  ...{ text: 'Trading was not open yet.', email: '', lang: 'en' },
  ...changed,
});
