import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { parseRecipients } from '#features/tools/batch-sending/model/list/parse-recipients.ts';
import { readEntries } from '#features/store/catalogue/server/import/read-json.ts';
import { hostText } from '#features/listing/content-host/model/host-text.ts';
import { checkChainJson } from '#features/submission/developer/model/chain-file/check-chain-json.ts';
import { createKnownChains } from '#features/submission/developer/model/chain-file/rules/known-chains.ts';
import { checkEndpoint } from '#features/submission/developer/server/check-endpoint.ts';
import { parseWords } from '#features/team/mail/model/template/parse-words.ts';
import { readMessage } from '#features/tools/message-verification/model/message-hashes.ts';
import { parseSignature } from '#features/tools/message-verification/model/parse-signature.ts';
import { readingMinutes } from '#features/core/news/model/reading-minutes.ts';
import { cleanText } from '#features/submission/form-fields/model/clean-text.ts';
import { parseDescriptor } from '#features/store/clear-signing/model/parse-descriptor.ts';
import { readRequest } from '#features/tools/request-reading/model/read-request.ts';
import { readPage } from '#features/listing/watching/model/read-page.ts';
import { splitLinks } from '#lib/split-links.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import { presentError } from '#platform/http/present-error.ts';
import { createLog } from '#platform/log/log.ts';
import type { Web } from '#platform/web/web.ts';
import { crowdedFile } from '../support/descriptors.ts';
import { longestTurnMs, watchListener } from '../support/watch-listener.ts';

/*
 * The known worst inputs of every parser that a visitor, an editor, an import or an outside host can reach. Markdown has its own corpus
 * (worst-markdown.test.ts), files theirs (uploads-hostile.spec.ts, pdf-qpdf.test.ts), answers of content hosts too (content-host-hostile.test.ts).
 */

const fill = (piece: string, length: number) => piece.repeat(Math.floor(length / piece.length));
const json = (value: unknown) => JSON.stringify(value);

const app = new Hono();
app.onError(presentError(createLog('silent')));
app.post('/', limitBody(3 * 1024 * 1024), async (c) => c.json(Object.keys(await c.req.json()).length));
async function post(body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  return (await app.request('/', { method: 'POST', headers, body })).text();
}

const endpoint = (text: string) =>
  checkEndpoint(
    { postJson: async () => ({ reachable: true, status: 200, text }) } as unknown as Web,
    'https://node.example',
    1n,
  );

const known = createKnownChains([{ chain_id: 1, name: 'Ethereum' }]);
const chain = (text: string) => {
  const checked = checkChainJson(text, known);
  return checked.kind === 'empty' ? checked.kind : checked.issues.map(({ code }) => code);
};

const typed = (types: object, message: object) =>
  readMessage('typed-data', json({ types, primaryType: 'A', domain: {}, message }));
/** Types of which each needs the next. */
const typesInTypes = Object.fromEntries(
  Array.from({ length: 1_500 }, (_, index) => [
    `C${index}`,
    index === 1_499 ? [] : [{ name: 'x', type: `C${index + 1}[]` }],
  ]),
);

/** Calldata whose thousand calls are the same bytes. */
const sameCalls = (() => {
  const word = (value: number) => value.toString(16).padStart(64, '0');
  const head = `0xac9650d8${word(32)}${word(1_000)}`;
  return `${head}${fill(word(32_000), 64_000)}${word(31_008)}${fill('ab', 62_016)}`;
})();

/** Typed data of which nothing is signed. */
const namesOfNoType = json({
  types: { A: [] },
  primaryType: 'A',
  message: Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`a${index}`, 1])),
});

const marks = '\u0301\u0327';
const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const importShape = { fields: ['dapps'], isEntry: () => false, names: ['title'] };

interface Row {
  parser: string;
  shape: string;
  /** Where it runs: everyone waits for the server, one person for their own browser or command. */
  runs: 'server' | 'own machine';
  read: () => unknown;
  /** What the answer contains, as JSON. */
  answer: string;
}

const rows: Row[] = [
  ...(
    [
      ['lists without end', fill('[', 3_000_000), 'nested too deeply'],
      ['lists in lists', `${fill('[', 1_000_000)}${fill(']', 1_000_000)}`, 'nested too deeply'],
      ['objects without end', fill('{"a":', 3_000_000), 'nested too deeply'],
      ['a number of a hundred thousand digits', `{"a":${fill('9', 100_000)}}`, '1'],
      ['one name a hundred thousand times', `{${fill('"a":1,', 600_000)}"a":1}`, '1'],
    ] as const
  ).map(([shape, body, answer]): Row => ({
    parser: 'JSON of a request',
    shape,
    runs: 'server',
    read: () => post(body),
    answer,
  })),
  ...(
    [
      ['an error nested without end', `{"error":${fill('[', 30_000)}${fill(']', 30_000)}}`, 'not-json-rpc'],
      ['a chain id without end', `{"result":"0x${fill('f', 60_000)}"}`, 'not-json-rpc'],
    ] as const
  ).map(([shape, text, answer]): Row => ({
    parser: 'answer of an endpoint',
    shape,
    runs: 'server',
    read: () => endpoint(text),
    answer,
  })),
  ...['<', '<a b="', '<script>', '<meta name=', '<!--', '&', '漢', '\u0301', marks].map((piece): Row => ({
    parser: 'watched page',
    shape: `${piece} without end`,
    runs: 'server',
    read: () =>
      readPage(`<title>Lagoon</title>${fill(piece, piece === '漢' ? 43_000 : 65_000)}`, 'https://a.example')
        .title,
    answer: 'Lagoon',
  })),
  {
    parser: 'clear-signing file',
    shape: 'functions of many groups',
    runs: 'server',
    read: () => parseDescriptor(crowdedFile(`(${fill('(uint256 a,', 200)}uint256 b${fill(')', 18)})`)),
    answer: 'function',
  },
  {
    parser: 'text of a host',
    shape: 'a letter with a million marks',
    runs: 'server',
    read: () => hostText(`a${fill(marks, 1_000_000)}b`, 99),
    answer: 'b',
  },
  {
    parser: 'field of a form',
    shape: 'a letter with many marks',
    runs: 'server',
    read: () => cleanText(`a${fill(marks, 200_000)}`),
    answer: 'á',
  },
  {
    parser: 'reading time',
    shape: 'as many words as a host may send',
    runs: 'server',
    read: () => readingMinutes(fill('a ', 200_000)),
    answer: '500',
  },
  ...['{', '{a', '}', '{a}'].map((piece): Row => ({
    parser: 'words of a mail',
    shape: `${piece} without end`,
    runs: 'server',
    read: () => parseWords(fill(piece, 10_000)).length > 3_000,
    answer: 'true',
  })),
  ...[')', '(', 'a.', 'a-', 'http://', '.a/'].map((piece): Row => ({
    parser: 'links in a text',
    shape: `${piece} without end`,
    runs: 'own machine',
    read: () => {
      const text = fill(piece, 10_000);
      return (
        splitLinks(text)
          .map((part) => part.text)
          .join('') === text
      );
    },
    answer: 'true',
  })),
  ...[',', '[', '{"a":', '"', '\\u', '/*', '1,', "'", '{"a":1,"a":1,', '{a:', '“'].map((piece): Row => ({
    parser: 'chain file',
    shape: `${piece} without end`,
    runs: 'own machine',
    read: () => chain(fill(piece, 64 * 1024)),
    answer: '[',
  })),
  {
    parser: 'chain file',
    shape: 'a chain id without end',
    runs: 'own machine',
    read: () => chain(`{"chainId":${fill('9', 64_000)}}`),
    answer: 'not-a-whole-number',
  },
  ...[
    '"',
    '""',
    ',',
    '\t',
    ' ',
    'a.',
    '1,',
    `${address},1e9999999999\n`,
    `${address},${fill('9', 300)}\n`,
  ].map((piece): Row => ({
    parser: 'list of recipients',
    shape: `${piece.slice(0, 60).trim()} without end`,
    runs: 'own machine',
    read: () => parseRecipients(`${fill(piece, 200_000)}\n${address},1`, 18).recipients.length,
    answer: '1',
  })),
  {
    parser: 'typed data',
    shape: 'many types in many structures',
    runs: 'own machine',
    read: () =>
      typed(
        {
          EIP712Domain: [],
          ...typesInTypes,
          A: [{ name: 'a', type: 'B[]' }],
          B: [{ name: 'c', type: 'C0' }],
        },
        { a: Array.from({ length: 3_000 }, () => ({ c: { x: [] } })) },
      ),
    answer: '"fault":{"kind":"shape","at":"message"',
  },
  {
    parser: 'typed data',
    shape: 'lists in lists of a type',
    runs: 'own machine',
    read: () => typed({ EIP712Domain: [], A: [{ name: 'a', type: `uint8${fill('[]', 6_000)}` }] }, { a: [] }),
    answer: '"hashes"',
  },
  {
    parser: 'typed data',
    shape: 'JSON without end',
    runs: 'own machine',
    read: () => readMessage('typed-data', fill('[', 100_000)),
    answer: '"fault":{"kind":"json"',
  },
  {
    parser: 'signature',
    shape: 'without end',
    runs: 'own machine',
    read: () => parseSignature(fill('0x1', 200_000)),
    answer: 't',
  },
  ...(
    [
      ['a thousand calls that are the same bytes', sameCalls, 'unknown-call'],
      ['bytes without end', `0x${fill('ab', 999_000)}`, 'too-deep'],
      ['JSON without end', fill('[', 999_000), 'json'],
      ['a text without end', fill('a\u0301', 999_000), 'sign-text'],
      [
        'the bytes of a text without end',
        json({ method: 'personal_sign', params: [`0x${fill('61', 999_000)}`] }),
        'sign-text',
      ],
      ['names that no type has', namesOfNoType, 'unsigned'],
      ['more than is read', fill('a', 3_000_000), 'too-long'],
    ] as const
  ).map(([shape, text, answer]): Row => ({
    parser: 'request of a site',
    shape,
    runs: 'own machine',
    read: () => {
      const result = readRequest(text, 0);
      return 'fault' in result
        ? result.fault
        : [result.reading.acts.map(({ kind }) => kind), result.reading.dangers];
    },
    answer,
  })),
  {
    parser: 'import',
    shape: 'a million empty entries',
    runs: 'own machine',
    read: () => {
      const list = readEntries(`[${fill('1,', 200_000)}1]`, importShape);
      return list.ok && list.entries.length;
    },
    answer: '100001',
  },
  {
    parser: 'import',
    shape: 'lists without end',
    runs: 'own machine',
    read: () => readEntries(fill('[', 500_000), importShape),
    answer: 'not-json',
  },
];

/** The longest that one person waits. */
const ownMachineMs = 2_000;

test.each(rows)('$parser: $shape gets its answer, and nobody waits', async ({ runs, read, answer }) => {
  const { result, turnMs } = await watchListener(async () => read());
  expect(json(result)).toContain(answer);
  expect(turnMs).toBeLessThan(runs === 'server' ? longestTurnMs : ownMachineMs);
});
