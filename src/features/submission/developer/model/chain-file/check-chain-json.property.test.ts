import fc from 'fast-check';
import { format } from 'prettier';
import { expect, it } from 'vitest';
import { checkChainJson } from './check-chain-json.ts';
import { createKnownChains } from './rules/known-chains.ts';
import { exampleChain } from './example-chain.ts';

const known = createKnownChains([{ chain_id: 1, name: 'Ethereum' }]);

function copyOf(text: string): string | undefined {
  const checked = checkChainJson(text, known);
  return checked.kind === 'read' ? checked.corrected.text : undefined;
}

const issuesOf = (text: string) => {
  const checked = checkChainJson(text, known);
  return checked.kind === 'empty' ? [] : checked.issues;
};

const names = [
  ...Object.keys(exampleChain),
  'title',
  'parent',
  'ens',
  'status',
  'redFlags',
  'slip44',
  'CHAINID',
  'url',
  'standard',
];
const scraps = fc.constantFrom(
  '',
  ' ',
  'https://a.example/',
  ' https://b.example',
  'EIP3091',
  '10',
  '0x1f',
  'eip155:1',
  'L2',
  '${KEY}',
  null,
  1e3,
  -0,
  18,
);
/** Garbage that looks like a chain file at every level. */
const { node: chainLike } = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    scraps,
    fc.jsonValue({ maxDepth: 1 }),
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names), tie('node'), { maxKeys: 8 }),
  ),
}));
const brokenChain = fc
  .dictionary(fc.constantFrom(...names), chainLike, { maxKeys: 6 })
  .map((members) => JSON.stringify({ ...exampleChain, ...members }));

it('never throws, for any input', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.json(),
        fc.string({ unit: fc.constantFrom(...'{}[]",:\\/*\'“”#0x1eE-+. \n\tnulltrue') }),
      ),
      (text) => {
        checkChainJson(text, known);
      },
    ),
    { numRuns: 3000 },
  );
});

it('reports truncated input without throwing', () => {
  const text = JSON.stringify(exampleChain, null, 2);
  for (let end = 0; end < text.length; end += 1) checkChainJson(text.slice(0, end), known);
});

it('correcting the corrected copy changes nothing', () => {
  fc.assert(
    fc.property(brokenChain, (text) => {
      const copy = copyOf(text);
      expect(copy).toBeDefined();
      expect(copyOf(copy ?? '')).toBe(copy);
      expect(issuesOf(copy ?? '').filter(({ severity }) => severity === 'fixed')).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

it('the order of the members does not matter', () => {
  const members = Object.entries(exampleChain);
  fc.assert(
    fc.property(fc.shuffledSubarray(members, { minLength: 0 }), (some) => {
      const ordered = members.filter((member) => some.includes(member));
      const [text, other] = [some, ordered].map((each) => JSON.stringify(Object.fromEntries(each)));
      expect(copyOf(text ?? '')).toBe(copyOf(other ?? ''));
      const codes = (json = '') =>
        issuesOf(json)
          .map(({ code, path }) => `${code} ${path}`)
          .sort();
      expect(codes(text)).toEqual(codes(other));
    }),
  );
});

it('a copy is formatted as the repository requires', async () => {
  const urls = fc.array(fc.webUrl(), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(urls, urls, fc.string({ maxLength: 100 }), async (rpc, faucets, title) => {
      const copy = copyOf(JSON.stringify({ ...exampleChain, rpc, faucets, title })) ?? '';
      expect(await format(copy, { parser: 'json' })).toBe(copy);
    }),
    { numRuns: 200 },
  );
});
