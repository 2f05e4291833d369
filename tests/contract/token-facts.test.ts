import { bech32 } from '@scure/base';
import { beforeAll, describe, expect, it } from 'vitest';
import { getAddress } from 'viem';
import type { TokenFacts } from '#features/submission/asset-submission/model/token-facts.ts';
import { readTokenFacts } from '#features/submission/asset-submission/server/read-token-facts.ts';
import { devChainId, devStranger, devTokenContract } from '#platform/chain/dev/dev-accounts.ts';
import type { ChainOf } from '#platform/chain/network-chains.ts';
import { rememberTokens } from '#platform/chain/remember-tokens.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { shareTestChain, startFaultyEndpoint } from '../support/chain.ts';
import { startSwitchableProxy } from '../support/switchable-proxy.ts';
import { deployTokenContracts } from '../support/token-contracts.ts';

const getChain = shareTestChain();
let tokens: Awaited<ReturnType<typeof deployTokenContracts>>;
beforeAll(async () => {
  tokens = await deployTokenContracts(getChain().transactions);
});

const connect = (rpcUrl: string, timeoutMs = 30_000): ChainOf => {
  const chain = createRpcChain({ rpcUrl, chainId: devChainId, log: createLog('silent'), timeoutMs });
  return (network) => (network === 'bsc' || network === 'harmony' ? chain : unavailableChain);
};
const read = (address: string, standard?: string): Promise<TokenFacts> =>
  readTokenFacts({ chainOf: connect(getChain().rpcUrl) }, { network: 'bsc', address, standard });
const codesOf = (facts: TokenFacts) =>
  facts.status === 'read' ? facts.findings.map(({ code }) => code) : [];

describe('facts of a token', () => {
  it('come from the contract, in whole tokens', async () => {
    expect(await read(devTokenContract)).toEqual({
      status: 'read',
      name: 'Tideport Token',
      symbol: 'TPT',
      decimals: 18,
      total_supply: '1000000000',
      proxy: null,
      findings: [],
    });
  });

  it('show what the owner can do, as findings', async () => {
    const owner = getAddress(devStranger);
    expect(await read(tokens.guarded)).toEqual({
      status: 'read',
      name: 'Guarded Token',
      symbol: 'GRD',
      decimals: 8,
      total_supply: '1500000.00000005',
      owner,
      proxy: null,
      findings: [
        { code: 'owner-is-account', params: { owner } },
        { code: 'can-mint', params: { functions: 'mint(address,uint256)' } },
        { code: 'can-pause', params: { functions: 'pause(), unpause()' } },
        { code: 'can-blacklist', params: { functions: 'blacklist(address,bool)' } },
        { code: 'fee-on-transfer-functions', params: { functions: 'setTaxFeePercent(uint256)' } },
        { code: 'can-limit-transfers', params: { functions: 'enableTrading()' } },
      ],
    });
    expect(await read(tokens.ownedByContract)).toMatchObject({
      findings: [
        { code: 'owner-is-contract', params: { owner: getAddress(tokens.guarded) } },
        {},
        {},
        {},
        {},
        {},
      ],
    });
  });

  it.each([
    ['clone', 'eip-1167', false],
    ['uups', 'uups', true],
    ['beaconProxy', 'beacon', true],
  ] as const)('look through a proxy: %s', async (name, kind, isUpgradeable) => {
    const implementation = getAddress(tokens.implementation);
    const facts = await read(tokens[name]);
    expect(facts).toMatchObject({
      status: 'read',
      symbol: 'UPG',
      total_supply: '42',
      owner: getAddress(devStranger),
      proxy: { kind, implementation },
    });
    expect(codesOf(facts)).toEqual([
      'owner-is-account',
      ...(isUpgradeable ? ['upgradeable'] : []),
      'can-mint',
    ]);
  });

  it.each([
    ['plainProxy', 'eip-1967'],
    ['legacyProxy', 'openzeppelin-legacy'],
  ] as const)('distinguish a proxy that upgrades itself from one that does not: %s', async (name, kind) => {
    const implementation = getAddress(tokens.early);
    const facts = await read(tokens[name]);
    expect(facts).toMatchObject({
      status: 'read',
      symbol: 'ERL',
      proxy: { kind, implementation },
    });
    expect(facts).toMatchObject({
      findings: expect.arrayContaining([
        { code: 'upgradeable', params: { kind, implementation } },
        { code: 'standard-function-missing', params: { function: 'approve(address,uint256)' } },
      ]),
    });
  });

  it('of a collection count its items, and report when another standard was chosen', async () => {
    const facts = { name: 'Piece Collection', symbol: 'PCS', total_supply: '3' };
    expect(await read(tokens.collection, 'ERC721')).toEqual({
      status: 'read',
      ...facts,
      proxy: null,
      findings: [{ code: 'can-mint', params: { functions: 'safeMint(address,uint256)' } }],
    });
    expect(codesOf(await read(tokens.collection, 'BEP20'))).toEqual(['other-standard', 'can-mint']);
    expect(await read(devTokenContract, 'ERC721')).toMatchObject({
      symbol: 'TPT',
      findings: [{ code: 'other-standard', params: { standard: 'ERC20' } }],
    });
  });

  it('of an early token: bytes32 texts, getOwner, and missing functions', async () => {
    expect(await read(tokens.early)).toEqual({
      status: 'read',
      name: 'Early Token',
      symbol: 'ERL',
      decimals: 2,
      total_supply: '123.45',
      owner: null,
      proxy: null,
      findings: [
        { code: 'standard-function-missing', params: { function: 'allowance(address,address)' } },
        { code: 'standard-function-missing', params: { function: 'approve(address,uint256)' } },
        { code: 'standard-function-missing', params: { function: 'transferFrom(address,address,uint256)' } },
        { code: 'ownership-renounced', params: {} },
      ],
    });
  });

  it.each(['burning', 'endless', 'noUtf8', 'zeros', 'reverting'] as const)(
    'of a hostile contract (%s) are empty',
    async (way) => {
      expect(await read(tokens.hostile[way])).toEqual({ status: 'not-a-token' });
    },
  );

  it('contain no invisible characters', async () => {
    expect(await read(tokens.hostile.invisible)).toMatchObject({ name: 'USDT', symbol: 'USDT' });
  });

  it('recognize contracts that are not tokens, and accounts', async () => {
    expect(await read(tokens.maker)).toEqual({ status: 'not-a-token' });
    expect(await read(getChain().relay)).toEqual({ status: 'not-a-token' });
    expect(await read(devStranger)).toEqual({ status: 'not-a-contract' });
    // An account that borrows code for a while (EIP-7702) stays an account.
    const lent = getAddress(`0x${'7702'.repeat(10)}`);
    const code = `0xef0100${devTokenContract.slice(2)}`;
    await getChain().transactions.call('anvil_setCode', [lent, code]);
    expect(await read(lent)).toEqual({ status: 'not-a-contract' });
  });

  it('are read at an address in the network’s own format', async () => {
    const chainOf = connect(getChain().rpcUrl);
    const bytes = Uint8Array.from(Buffer.from(devTokenContract.slice(2), 'hex'));
    const address = bech32.encode('one', bech32.toWords(bytes));
    expect(await readTokenFacts({ chainOf }, { network: 'harmony', address })).toMatchObject({
      symbol: 'TPT',
    });
  });

  it('are left to the person where there is no endpoint', async () => {
    const chainOf = connect(getChain().rpcUrl);
    const ask = (network: 'eth' | 'tron', address: string) =>
      readTokenFacts({ chainOf }, { network, address });
    expect(await ask('eth', devTokenContract)).toEqual({ status: 'no-endpoint' });
    expect(await ask('tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toEqual({ status: 'no-endpoint' });
  });
});

describe('an endpoint that fails', () => {
  let proxy: Awaited<ReturnType<typeof startSwitchableProxy>>;
  beforeAll(async () => {
    proxy = await startSwitchableProxy(getChain().rpcUrl);
    return () => proxy.close();
  });

  it.each(['down', 'hanging', 'garbage'] as const)(
    'is unreachable while it is %s, and asked again',
    async (mode) => {
      const chain = connect(proxy.url, 800);
      const chainOf = () => rememberTokens(chain('bsc'));
      const remembering = chainOf();
      const ask = () =>
        readTokenFacts({ chainOf: () => remembering }, { network: 'bsc', address: devTokenContract });
      proxy.set(mode);
      expect(await ask()).toEqual({ status: 'unreachable' });
      proxy.set('up');
      expect(await ask()).toMatchObject({ status: 'read', symbol: 'TPT' });
      // Cached: it is not asked again.
      proxy.set('down');
      expect(await ask()).toMatchObject({ status: 'read', symbol: 'TPT' });
      proxy.set('up');
    },
  );

  it('that serves another chain is not a source of facts', async () => {
    const chain = createRpcChain({ rpcUrl: proxy.url, chainId: 56, log: createLog('silent') });
    expect(
      await readTokenFacts({ chainOf: () => chain }, { network: 'bsc', address: devTokenContract }),
    ).toEqual({ status: 'unreachable' });
  });

  it('gets few requests for everything', async () => {
    const counted = await startFaultyEndpoint(getChain().rpcUrl);
    const chainOf = connect(counted.rpcUrl);
    await readTokenFacts({ chainOf }, { network: 'bsc', address: tokens.guarded });
    expect(counted.requestCount).toBe(3);
    await readTokenFacts({ chainOf }, { network: 'bsc', address: tokens.beaconProxy });
    expect(counted.requestCount).toBe(7);
    await counted.stop();
  });
});
