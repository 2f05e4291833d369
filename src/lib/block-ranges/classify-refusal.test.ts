import { expect, it } from 'vitest';
import { classifyRefusal } from './classify-refusal.ts';

const limited = (maxBlocks: number) => ({ reason: 'range', maxBlocks });
/** Too much at once, and not how many blocks are allowed. */
const tooMuch = { reason: 'range', maxBlocks: undefined };

/** As public nodes and providers word it. */
it.each([
  ['geth', -32_000, 'exceed maximum block range: 5000', limited(5_000)],
  ['geth', -32_000, 'query timeout exceeded', tooMuch],
  ['Nethermind', -32_005, 'Too many logs requested. Max logs per response is 20000.', tooMuch],
  ['Besu', -32_005, 'Requested range exceeds maximum RPC range limit', tooMuch],
  ['Erigon of Polygon', -32_005, 'block range too large, max range: 10000', limited(10_000)],
  ['reth', -32_602, 'query exceeds max block range 100000', limited(100_000)],
  ['reth', -32_602, 'query exceeds max results 20000, retry with the range 25766988-25775072', tooMuch],
  ['reth', -32_008, 'Response is too big {"data":"Exceeded max limit of 167772160"}', tooMuch],
  [
    'Alchemy',
    -32_602,
    'Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range and no limit on the response size, or you can request any block range with a cap of 10K logs in the response. Based on your parameters and the response size limit, this block range should work: [0xc5dc00, 0xc614a7]',
    tooMuch,
  ],
  [
    'Alchemy',
    -32_600,
    'Under the Free tier plan, you can make eth_getLogs requests with up to a 10 block range. Based on your parameters, this block range should work: [0x1180fca, 0x1180fd3]. Upgrade to PAYG for expanded block range.',
    limited(10),
  ],
  [
    'Alchemy',
    -32_600,
    'You can make eth_getLogs requests with up to a 500 block range. Based on your parameters, this block range should work: [0x123c9b2, 0x123cba5]',
    limited(500),
  ],
  [
    'Alchemy',
    -32_000,
    'Query timeout exceeded. Consider reducing your block range. Based on your parameters and the response size limit, this block range should work: [0x5223c98, 0x5223e80]',
    tooMuch,
  ],
  ['Infura', -32_602, 'range 1000000 exceeds limit of 10000', limited(10_000)],
  [
    'Infura',
    -32_005,
    'query returned more than 10000 results. Try with this block range [0x1F2C1D8, 0x1F2C9A0].',
    tooMuch,
  ],
  ['QuickNode', -32_614, 'eth_getLogs is limited to a 10,000 range', limited(10_000)],
  [
    'QuickNode',
    -32_615,
    'eth_getLogs is limited to a 5 range, upgrade from discover plan at https://dashboard.example/billing/plan2024',
    limited(5),
  ],
  [
    'QuickNode',
    -32_602,
    'eth_getLogs and eth_newFilter are limited to a 10,000 blocks range',
    limited(10_000),
  ],
  ['1RPC', -32_000, 'eth_getLogs is limited to 0 - 50000 blocks range', limited(50_000)],
  ['1RPC', -32_000, 'response size should not greater than 10000000 bytes', tooMuch],
  ['Ankr', -32_600, 'block range is too wide', tooMuch],
  [
    'Chainstack',
    -32_602,
    'Block range limit exceeded. See more details at https://docs.example/limits#evm-range-limits-10000',
    tooMuch,
  ],
  ['dRPC', 35, 'ranges over 10000 blocks are not supported on freetier', limited(10_000)],
  [
    'Cloudflare',
    -32_047,
    "Invalid eth_getLogs request. 'fromBlock'-'toBlock' range too large. Max range: 800",
    limited(800),
  ],
  ['BSC', -32_005, 'limit exceeded', tooMuch],
  ['Polygon', -32_000, 'Block range is too large', tooMuch],
  ['Base', -32_614, 'please limit the query to at most 1000 blocks', limited(1_000)],
  ['Base', -32_000, 'block range too large', tooMuch],
  ['Optimism', -32_000, 'block range greater than 10000 max', limited(10_000)],
  ['Optimism', -32_020, 'backend response too large', tooMuch],
  ['Arbitrum', -32_000, 'logs matched by query exceeds limit of 10000', tooMuch],
  [
    'Avalanche',
    -32_000,
    'requested too many blocks from 0 to 16777216, maximum is set to 2048',
    limited(2_048),
  ],
  ['Moonbeam', -32_603, 'block range is too wide (maximum 1024)', limited(1_024)],
  [
    'zkSync',
    -32_602,
    'Query returned more than 10000 results. Try with this block range [0x1, 0x2a].',
    tooMuch,
  ],
  ['Blast', -32_600, 'block range exceeds the range allowed for your plan (9999 > 2000)', limited(2_000)],
  [
    'Morph',
    -32_000,
    'block range is larger than max block range, block range = 5120, max block range = 5000',
    limited(5_000),
  ],
  ['Scroll', -32_000, 'block range is bigger than maxBlockRange', tooMuch],
  [
    'Tenderly',
    -32_602,
    'invalid params {"payload":"range 9009594 is bigger than range limit 2000"}',
    limited(2_000),
  ],
  ['Sonic', -32_000, 'too wide blocks range, the limit is 100', limited(100)],
  ['Cronos', -32_000, 'maximum [from, to] blocks distance: 10000', limited(10_000)],
  ['Harmony', -32_000, 'GetLogs query must be smaller than size 1024', limited(1_024)],
  ['thirdweb', -32_602, 'Maximum allowed number of requested blocks is 3500', limited(3_500)],
  ['LlamaRPC', -32_600, 'eth_getLogs range is too large, max is 1k blocks', limited(1_000)],
  ['Pocket', -32_000, 'eth_getLogs block range too large, range: 6000, max: 5000', limited(5_000)],
  ['Somnia', -32_000, 'block range exceeds 1000', limited(1_000)],
  ['an index', -32_000, 'Response size is larger than 150MB limit', tooMuch],
  ['HTTP 413', 413, 'Payload Too Large', tooMuch],
  ['HTTP 429 about the range', 429, 'eth_getLogs is limited to a 10,000 range', limited(10_000)],
])('%s, %i: %s', (...[, code, message, expected]) => {
  expect(classifyRefusal(code, message)).toEqual({ ok: false, ...expected });
});

it.each([
  [-32_005, 'daily request count exceeded, request rate limited', 'rate'],
  [-32_005, 'Too Many Requests', 'rate'],
  [-32_005, 'project ID request rate exceeded', 'rate'],
  [-32_016, 'over rate limit', 'rate'],
  [-32_007, '15/second request limit reached: limited to 15 requests per second', 'rate'],
  [-32_000, 'too many requests, reason: call rate limit exhausted, retry in 10s', 'rate'],
  [429, 'Your app has exceeded its compute units per second capacity.', 'rate'],
  [429, '', 'rate'],
  [429, 'limit exceeded', 'rate'],
  [3, 'execution reverted', 'reverted'],
  [-32_000, 'execution reverted: ERC721: invalid token ID', 'reverted'],
  [-32_601, 'the method eth_getLogs does not exist', 'refused'],
  [-32_000, 'missing trie node 0xabc (path )', 'refused'],
  [4_444, 'pruned history unavailable', 'refused'],
  [0, '', 'refused'],
])('%i %s: %s', (code, message, reason) => {
  expect(classifyRefusal(code, message)).toMatchObject({ ok: false, reason });
});
