import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeSource, type SourceAnswer } from './judge-source.ts';

const code = '0x60806040AB';

const said = (json: unknown, status = 200): SourceAnswer => ({
  reachable: true,
  status,
  text: JSON.stringify(json),
});

/** As the repository answers about a contract whose source it has. */
const contractOf = (runtimeMatch: unknown, onchainBytecode: unknown = code.toLowerCase()) => ({
  ...{ match: 'exact_match', creationMatch: 'exact_match', runtimeMatch },
  ...{ chainId: '56', address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', matchId: '7' },
  ...{ verifiedAt: '2026-11-30T08:00:00Z', runtimeBytecode: { onchainBytecode } },
});
const unknownContract = {
  ...{ match: null, creationMatch: null, runtimeMatch: null },
  ...{ chainId: '56', address: '0x5FbDB2315678afecb367f032d93F642f64180aa3' },
};

const cut = (answer: SourceAnswer): SourceAnswer =>
  answer.reachable ? { ...answer, text: answer.text.slice(0, 200) } : answer;

describe('an answer of the repository', () => {
  it.each<[string, SourceAnswer, readonly [outcome: string, why: string]]>([
    ['an exact match', said(contractOf('exact_match')), ['passed', 'source-matches-exactly']],
    ['a match', said(contractOf('match')), ['passed', 'source-matches']],
    ['no contract', said(unknownContract, 404), ['not-determined', 'no-matching-source']],
    [
      'no such chain',
      said({ customCode: 'unsupported_chain' }, 404),
      ['not-determined', 'no-matching-source'],
    ],
    ['a match of the creation alone', said(contractOf(null)), ['not-determined', 'no-matching-source']],
    ['other code', said(contractOf('exact_match', '0x6080')), ['not-determined', 'other-code-compared']],
    ['longer code', said(contractOf('match', `${code}00`)), ['not-determined', 'other-code-compared']],
    ['no code', said(contractOf('exact_match', null)), ['not-determined', 'repository-failed']],
    ['an empty code', said(contractOf('exact_match', '')), ['not-determined', 'repository-failed']],
    ['a match of another kind', said(contractOf('perfect')), ['not-determined', 'repository-failed']],
    ['a match with 404', said(contractOf('match'), 404), ['not-determined', 'repository-failed']],
    ['404 of another service', said({ error: 'no route' }, 404), ['not-determined', 'repository-failed']],
    [
      '404 without JSON',
      { reachable: true, status: 404, text: '<p>' },
      ['not-determined', 'repository-failed'],
    ],
    ['an error', said(contractOf('match'), 500), ['not-determined', 'repository-failed']],
    ['a redirect', { reachable: true, status: 302, text: '' }, ['not-determined', 'repository-failed']],
    ['too many requests', said({ message: 'slow' }, 429), ['not-determined', 'repository-failed']],
    ['an answer cut off', cut(said(contractOf('match'))), ['not-determined', 'repository-failed']],
    ['a list', said([contractOf('match')]), ['not-determined', 'repository-failed']],
    ['null', said(null), ['not-determined', 'repository-failed']],
    ['no answer in time', { reachable: false }, ['not-determined', 'repository-failed']],
  ])('with %s', (_name, answer, [outcome, why]) => {
    expect(judgeSource(answer, code)).toEqual({ id: 'source', outcome, why, params: {} });
  });

  const anyStatus = fc.constantFrom(200, 404, 204, 301, 500);
  const anyText = fc.oneof(
    fc.string(),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify({ ...contractOf('match'), runtimeBytecode: value })),
    fc.jsonValue().map((value) => JSON.stringify({ ...contractOf('match'), runtimeMatch: value })),
  );

  it('never throws, and passes for no other code than the one that runs', () => {
    fc.assert(
      fc.property(anyStatus, anyText, (status, text) => {
        const finding = judgeSource({ reachable: true, status, text }, '0xfe');
        expect([finding.id, finding.outcome]).toEqual(['source', 'not-determined']);
      }),
    );
  });
});
