import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  getAddress,
  namehash,
  numberToHex,
  toFunctionSelector,
  zeroAddress,
  type Hex,
} from 'viem';
import { normalize } from 'viem/ens';
import { plainSigns } from '#lib/plain-signs.ts';
import { multicallAbi } from '#features/tools/approvals/model/abi.ts';
import { callWeight } from '#features/tools/approvals/model/call-weight.ts';
import { readRequestSchema } from '#features/tools/approvals/model/read-request.ts';
import type { NodeAnswer, NodeCall } from '#features/tools/approvals/model/reading/node-call.ts';
import { multicallAddress } from '#features/tools/approvals/model/reading/read-states.ts';
import { isName } from '../list/recipient-cell.ts';
import { lookUpNames, nameRegistry } from './look-up-names.ts';

const resolver: Hex = getAddress(`0x${'5e'.repeat(20)}`);
const crew: Hex = getAddress(`0x${'c0'.repeat(20)}`);
const crewElsewhere: Hex = getAddress(`0x${'c1'.repeat(20)}`);
const bnbType = 0x8000_0038n;

const addressWord = (address: Hex) => encodeAbiParameters([{ type: 'address' }], [address]);
const bytesWord = (bytes: Hex) => encodeAbiParameters([{ type: 'bytes' }], [bytes]);
const [resolverSelector, addressSelector, coinSelector] = [
  'function resolver(bytes32)',
  'function addr(bytes32)',
  'function addr(bytes32,uint256)',
].map((each) => toFunctionSelector(each)) as [Hex, Hex, Hex];

/** Records by the names' hashes: what their resolver returns, null where it refuses. */
type Records = Readonly<Record<Hex, { own?: Hex | null; onBnb?: Hex | null }>>;

/** Of every name that the tests mean; all others are not registered. */
const records: Records = {
  [namehash('crew.eth')]: { own: addressWord(crew), onBnb: bytesWord(crewElsewhere) },
  [namehash('🚢.eth')]: { own: addressWord(crew), onBnb: bytesWord('0x') },
  [namehash('empty.eth')]: { own: addressWord(zeroAddress), onBnb: bytesWord(zeroAddress) },
  [namehash('offchain.eth')]: { own: null, onBnb: null },
  [namehash('short.eth')]: { own: '0x12', onBnb: bytesWord('0x1234') },
};

/** What a call of a contract returns; null where it reverts. */
function resultOf(to: string, data: Hex): Hex | null {
  const [selector, node] = [data.slice(0, 10), `0x${data.slice(10, 74)}` as const];
  const record = records[node];
  if (to.toLowerCase() === nameRegistry && selector === resolverSelector)
    return addressWord(record ? resolver : zeroAddress);
  if (to.toLowerCase() !== resolver.toLowerCase() || !record) return '0x';
  if (selector === addressSelector) return record.own ?? null;
  const isBnb = selector === coinSelector && BigInt(`0x${data.slice(74)}`) === bnbType;
  return isBnb ? (record.onBnb ?? null) : bytesWord('0x');
}

const answered = (result: unknown): NodeAnswer => ({ ok: true, result });
const reverted: NodeAnswer = { ok: false, reason: 'reverted' };

function callAnswer({ to, data }: { to: string; data: Hex }): NodeAnswer {
  if (to !== multicallAddress) {
    const result = resultOf(to, data);
    return result === null ? reverted : answered(result);
  }
  const { args } = decodeFunctionData({ abi: multicallAbi, data });
  const results = args[0].map(({ target, callData }) => {
    const result = resultOf(target, callData);
    return { success: result !== null, returnData: result ?? '0x' };
  });
  return answered(encodeFunctionResult({ abi: multicallAbi, functionName: 'aggregate3', result: results }));
}

/** A node of a chain that has the registry. @param hasMulticall whether it has Multicall3 as well */
function nodeOf({ chainId = 1, hasMulticall = true } = {}) {
  const spent = { units: 0 };
  const answer = (call: NodeCall): NodeAnswer => {
    spent.units += callWeight(call);
    if (call.method === 'eth_chainId') return answered(numberToHex(chainId));
    if (call.method === 'eth_getCode') return answered(hasMulticall ? '0x60' : '0x');
    return callAnswer(call.params[0] as { to: string; data: Hex });
  };
  const ask = async (calls: readonly NodeCall[]) => {
    // As the relay takes them.
    v.parse(readRequestSchema, { calls });
    return calls.map(answer);
  };
  return { spent, source: { ask, isSpent: () => false, chainId: 1 } };
}

const ethereum = 1;
const bnb = 56;

async function lookUp(name: string, chainId = ethereum) {
  const found = await lookUpNames([name], nodeOf().source, chainId);
  return found.get(name);
}

const known = (name: string, address: Hex) => ({ kind: 'known', name, address });

describe('a name', () => {
  it.each([
    ['crew.eth', 'crew.eth'],
    ['Crew.ETH', 'crew.eth'],
    ['ＣＲＥＷ.eth', 'crew.eth'],
    ['cre\u200bw.eth', 'crew.eth'],
    ['🚢.eth', '🚢.eth'],
    ['🚢\ufe0f.eth', '🚢.eth'],
  ])('is looked up in its normal form: %j is %j', async (typed, name) => {
    expect(await lookUp(typed)).toEqual(known(name, crew));
  });

  it.each([
    ['cr\u0435w.eth', 'name-mixed', 'a Cyrillic letter among Latin ones'],
    ['\u0430\u0440\u0440\u04cf\u0435.eth', 'name-form', 'Cyrillic letters that are a Latin word'],
    ['crew_a.eth', 'name-form', 'an underscore inside'],
    ['xn--abc.eth', 'name-form', 'Punycode'],
    ['a\u200db.eth', 'name-form', 'a joiner that joins nothing'],
    ['crew.eth\u202c', 'name-form', 'a mark of direction'],
    ['crew。eth', 'name-form', 'another full stop'],
    ['⓪xcrew.eth', 'name-form', 'the beginning of an address'],
    ['nobody.eth', 'name-none', 'not registered'],
    ['empty.eth', 'name-none', 'no record'],
    ['short.eth', 'name-none', 'an answer that is no address'],
    ['offchain.eth', 'name-elsewhere', 'a resolver that refuses the call'],
  ])('without an address says why: %j is %s (%s)', async (typed, kind) => {
    expect(await lookUp(typed)).toEqual({ kind });
  });

  it('on another chain has the address of this chain, and never that of Ethereum', async () => {
    expect(await lookUp('crew.eth', bnb)).toEqual(known('crew.eth', crewElsewhere));
    for (const name of ['🚢.eth', 'empty.eth', 'short.eth'])
      expect(await lookUp(name, bnb), name).toEqual({ kind: 'name-none' });
    expect(await lookUp('crew.eth', 10)).toEqual({ kind: 'name-none' });
    expect(await lookUp('offchain.eth', bnb)).toEqual({ kind: 'name-elsewhere' });
    expect(await lookUp('crew.eth', 11_297_108_109)).toEqual({ kind: 'name-none' });
  });
});

describe('a chain', () => {
  it('without Multicall3 is asked for each name', async () => {
    const { source } = nodeOf({ hasMulticall: false });
    const found = await lookUpNames(['crew.eth', 'offchain.eth', 'nobody.eth'], source, ethereum);
    expect([...found.values()]).toEqual([
      known('crew.eth', crew),
      { kind: 'name-elsewhere' },
      { kind: 'name-none' },
    ]);
  });

  it('with another id is not believed', async () => {
    const { source } = nodeOf({ chainId: 56 });
    expect((await lookUpNames(['crew.eth'], source, ethereum)).get('crew.eth')).toEqual({
      kind: 'name-unread',
    });
  });

  it.each([
    [false, 'name-unread'],
    [true, 'name-spent'],
  ])('that does not answer leaves names open (its share is spent: %s)', async (isSpent, kind) => {
    const refusal: NodeAnswer = { ok: false, reason: isSpent ? 'rate' : 'unreachable' };
    const ask = async (calls: readonly NodeCall[]) => calls.map(() => refusal);
    const source = { ask, isSpent: () => isSpent, chainId: 1 };
    const found = await lookUpNames(['crew.eth', 'cr\u0435w.eth'], source, ethereum);
    expect([...found.values()]).toEqual([{ kind }, { kind: 'name-mixed' }]);
  });

  it('is asked for 2,000 names in few calls', async () => {
    const { source, spent } = nodeOf();
    const others = Array.from({ length: 1_999 }, (_, index) => `crew${index}.eth`);
    const found = await lookUpNames(['crew.eth', ...others], source, ethereum);
    expect(found.size).toBe(2_000);
    expect(found.get('crew.eth')).toEqual(known('crew.eth', crew));
    expect(spent.units).toBeLessThan(50);
  });
});

it('the normal form of a name has the form of a name, so that it can be entered again', () => {
  const sign = fc.constantFrom(
    'a',
    'Z',
    '٣',
    '５',
    'ｅ',
    '\u200d',
    '\ufe0f',
    '🚢',
    '’',
    '-',
    '$',
    'é',
    'İ',
    'ﬀ',
  );
  const label = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }),
    fc.string({ unit: sign, minLength: 1 }),
  );
  const last = fc.constantFrom('eth', 'ETH', 'ｅｔｈ', 'eth\u200b', 'com', 'ſt');
  fc.assert(
    fc.property(label, last, (first, end) => {
      const typed = `${first}.${end}`;
      fc.pre(isName(plainSigns(typed)));
      let normal: string;
      try {
        normal = normalize(typed);
      } catch {
        return;
      }
      fc.pre(!normal.startsWith('0x'));
      expect([isName(normal), normalize(normal)]).toEqual([true, normal]);
    }),
  );
});
