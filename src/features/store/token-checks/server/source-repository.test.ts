import { expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import type { PageRequest, TextAnswer } from '#platform/web/web.ts';
import { createSourceRepository } from './source-repository.ts';

const address = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
const code = '0x6080';

const matching: TextAnswer = {
  reachable: true,
  status: 200,
  text: JSON.stringify({ runtimeMatch: 'match', runtimeBytecode: { onchainBytecode: code } }),
};

/** A repository that gives these answers, the last one again and again. */
function createRepository(...answers: readonly [TextAnswer, ...TextAnswer[]]) {
  const asked: { url: string; request: PageRequest }[] = [];
  const lines: { msg: string; reason?: string }[] = [];
  const readJson = async (url: string, request: PageRequest): Promise<TextAnswer> => {
    asked.push({ url, request });
    return answers[Math.min(asked.length, answers.length) - 1]!;
  };
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as never) });
  const url = 'https://sources.example.org/server';
  const repository = createSourceRepository({ url, web: { readJson }, log });
  return { repository, asked, lines, find: () => repository.of(56)({ address, code }, 100n) };
}

it('asks once, for so much and so long, and says what it asked', async () => {
  const { repository, asked, find } = createRepository(matching);
  const path = '/v2/contract/56/0x5FbDB2315678afecb367f032d93F642f64180aa3';
  expect(await find()).toEqual({
    ...{ id: 'source', outcome: 'passed', why: 'source-matches', params: {} },
    ...{ call: `GET …${path}`, block: 100 },
  });
  expect(asked).toEqual([
    {
      url: `https://sources.example.org/server${path}?fields=runtimeBytecode.onchainBytecode`,
      request: { maxBytes: 1_048_576, timeoutMs: 5_000 },
    },
  ]);
  expect(repository.host).toBe('sources.example.org');
});

it.each<[string, TextAnswer]>([
  ['is not reached', { reachable: false, reason: 'refused' }],
  ['does not answer in time', { reachable: false, reason: 'timed-out' }],
  ['is in a network that is not public', { reachable: false, reason: 'forbidden-address' }],
  ['leads elsewhere', { reachable: true, status: 301, text: '' }],
  ['is out of order', { reachable: true, status: 500, text: '{}' }],
])('a repository that %s is a finding', async (_name, answer) => {
  const finding = await createRepository(answer).find();
  expect(finding).toMatchObject({ outcome: 'not-determined', why: 'repository-failed', block: 100 });
});

it('tells the operator when a repository fails and when it works again, each once', async () => {
  const failing: TextAnswer = { reachable: false, reason: 'timed-out' };
  const { lines, find } = createRepository(failing, failing, matching);
  for (let times = 0; times < 4; times += 1) await find();
  expect(lines.map(({ msg, reason }) => [msg, reason])).toEqual([
    [
      'sources of tokens cannot be looked up: the source repository does not answer correctly',
      'Error: timed-out',
    ],
    ['sources of tokens are looked up again', undefined],
  ]);
});
