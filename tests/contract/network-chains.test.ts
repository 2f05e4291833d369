import { expect, test } from 'vitest';
import { devChainId, devTokenContract } from '#platform/chain/dev/dev-accounts.ts';
import { createNetworkChains } from '#platform/chain/network-chains.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { shareTestChain } from '../support/chain.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createFakeChain } from '../support/fake-chain.ts';
import { contract, createWorld, validDapp } from '../support/submission-world.ts';

const getChain = shareTestChain();
const log = createLog('silent');

describeOnEachEngine('chains by network', (open) => {
  const connect = async (endpoints: Record<string, string>, donationChainId = devChainId) => {
    const { rpcUrl } = getChain();
    const world = await createWorld(await open());
    const chain = createRpcChain({ rpcUrl, chainId: devChainId, log });
    const donation = { chain, rpcUrl, chainId: donationChainId };
    return createNetworkChains({ database: world.database, endpoints, donation, log });
  };

  test('the demonstration replaces a network with its chain', async () => {
    const chainOf = await connect({ bsc: getChain().rpcUrl });
    expect(await chainOf('bsc').readToken({ address: devTokenContract })).toMatchObject({
      ok: true,
      value: { symbol: 'TPT' },
    });
    expect(await chainOf('eth').readToken({ address: devTokenContract })).toEqual({
      ok: false,
      code: 'no-endpoint',
    });
  });

  test('any other endpoint must serve the network that it is named for', async () => {
    const chainOf = await connect({ bsc: `${getChain().rpcUrl}/` });
    expect(await chainOf('bsc').getChainId()).toEqual({ ok: true, value: devChainId });
    expect(await chainOf('bsc').readToken({ address: devTokenContract })).toEqual({
      ok: false,
      code: 'endpoint-down',
    });
  });

  test('the donation chain serves its own network without being configured twice', async () => {
    const chainOf = await connect({}, 56);
    expect((await chainOf('bsc').getChainId()).ok).toBe(true);
    expect(chainOf('eth')).toBe(unavailableChain);
  });

  test.each(['tron', 'dogenet'])(
    '%s is not an EVM network of the forms and stops the start',
    async (network) => {
      await expect(connect({ [network]: 'https://rpc.example.org' })).rejects.toThrow(
        `The setting TOKEN_RPC_URLS names ${network}, which is not an EVM network of the forms.`,
      );
    },
  );

  test('looks for contracts of a DApp on every network that has an endpoint, but not on a chain that replaces one', async () => {
    const [bsc, eth] = [createFakeChain(), createFakeChain()];
    for (const { withoutCode } of [bsc, eth]) withoutCode.add(contract.toLowerCase());
    const world = await createWorld(await open(), {
      chainOf: (network) => {
        if (network === 'bsc')
          return { ...bsc.reader, getChainId: async () => ({ ok: true, value: devChainId }) };
        return network === 'eth'
          ? { ...eth.reader, getChainId: async () => ({ ok: true, value: 1 }) }
          : unavailableChain;
      },
    });
    const networks = ['bsc', 'eth', 'tron'];
    const addresses = [
      { network: 'bsc', addresses: contract },
      { network: 'eth', addresses: contract },
      { network: 'tron', addresses: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
    ];
    const { findings } = await world.submissions.check('dapp', validDapp(world, { networks, addresses }));
    expect(findings).toEqual([
      { severity: 'blocking', code: 'contract-not-deployed', params: { network: 'eth', address: contract } },
    ]);
  });
});
