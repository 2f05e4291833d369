import { expect, it } from 'vitest';
import type { Hex } from 'viem';
import { judgeList } from './judge-list.ts';
import { parseRecipients } from './list/parse-recipients.ts';

const one = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const two = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const token: Hex = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
const contract: Hex = '0xccf7b4730a5a9636265df7300ef16d7f412493c8';
const account: Hex = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const asset = { kind: 'token', token, symbol: 'TPT', decimals: 6 } as const;

const planted = [
  [`${one.replace('F', 'f')},1`, 'checksum'],
  [`${two.replace('d', 'D')},1`, 'checksum'],
  ['0x1234,1', 'address'],
  [`${one}0,1`, 'address'],
  ['nonsense,1', 'address'],
  ['crew.eth,1', 'name'],
  [`0x${'0'.repeat(40)},1`, 'zero-address'],
  [one, 'columns'],
  [`${one},1,2`, 'separator'],
  [`"${one},1`, 'quotes'],
  [`${one},0`, 'zero'],
  [`${one},0.0000000`, 'zero'],
  [`${one},1.1234567`, 'decimals'],
  [`${one},"1,234"`, 'open'],
  [`${one},"1.2.3"`, 'form'],
  [`${one},-1`, 'form'],
  [`${one},1e3`, 'form'],
  [`${one},${'9'.repeat(80)}`, 'too-large'],
  [`${token},1`, 'no-recipient'],
  [`${contract},1`, 'no-recipient'],
  [`${two},7`, 'rejected'],
] as const;

it('21 errors among 2,000 lines are named with their lines, and nothing else is', () => {
  const lines = Array.from({ length: 2_000 }, (_, index) => `0x${String(index + 1).padStart(40, 'a')},1.5`);
  const places = planted.map(([line, kind], index) => {
    const place = 13 + index * 89;
    lines[place - 1] = line;
    return { line: place, kind };
  });
  const list = parseRecipients(lines.join('\n'), asset.decimals);
  const { faults, rows, warnings } = judgeList(list, {
    asset,
    contract,
    account,
    rejected: [places.at(-1)!.line],
  });
  expect(faults.map(({ line, kind }) => ({ line, kind }))).toEqual(places);
  expect(rows).toHaveLength(2_000 - planted.length);
  expect(warnings).toEqual([]);
});

it('an address that comes again is a warning, unless its line has an error', () => {
  const list = parseRecipients(`${one},1\n${two},1\n${one},2\n${two},3`, 6);
  const { faults, warnings, rows } = judgeList(list, { asset, contract, account, rejected: [4] });
  expect(faults).toEqual([{ line: 4, kind: 'rejected' }]);
  expect(warnings).toEqual([{ line: 3, first: 1, kind: 'repeated' }]);
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 3]);
});

const warningsOf = (text: string) => {
  const list = parseRecipients(text, 6);
  return judgeList(list, { asset, contract, account, rejected: [] });
};

it('an address that only begins and ends like an earlier one is a warning, as poisoned histories have such', () => {
  const fake = `${one.slice(0, 6)}${'a'.repeat(32)}${one.slice(-4)}`.toLowerCase();
  const { warnings, rows } = warningsOf(`${one},1\n${two},1\n${fake},1\n${one},2`);
  expect(warnings).toEqual([
    { line: 3, kind: 'look-alike', first: 1 },
    { line: 4, kind: 'repeated', first: 1 },
  ]);
  expect(rows).toHaveLength(4);
});

it('the payer, addresses that burn tokens and those of the chain itself are warnings', () => {
  const low = (digits: string) => `0x${digits.padStart(40, '0')}`;
  const lines = [account, low('dEaD').toLowerCase(), low('1'), low('9'), low('10000')];
  const { warnings, faults } = warningsOf(lines.map((address) => `${address},1`).join('\n'));
  expect(faults).toEqual([]);
  expect(warnings).toEqual([
    { line: 1, kind: 'own' },
    { line: 2, kind: 'system' },
    { line: 3, kind: 'system' },
    { line: 4, kind: 'system' },
  ]);
});
