import fc from 'fast-check';
import { expect, it } from 'vitest';
import { whyTestNetwork, type NetworkWords } from './test-network.ts';

it.each<[NetworkWords, string]>([
  [{ name: 'Lantern', isTest: true }, 'the list says so'],
  [{ name: 'Lantern Testnet' }, 'name "Lantern Testnet"'],
  [{ name: 'Lantern Testnet2' }, 'name "Lantern Testnet2"'],
  [{ name: 'LanternTestnet' }, 'name "LanternTestnet"'],
  [{ name: 'Lantern Tesnet' }, 'name "Lantern Tesnet"'],
  [{ name: 'Lantern Testneet' }, 'name "Lantern Testneet"'],
  [{ name: 'Lantern Dev-Net' }, 'name "Lantern Dev-Net"'],
  [{ name: 'Lantern Test Network' }, 'name "Lantern Test Network"'],
  [{ name: 'LanternTest' }, 'name "LanternTest"'],
  [{ name: 'Lantern Staging' }, 'name "Lantern Staging"'],
  [{ name: 'Lantern Previewnet' }, 'name "Lantern Previewnet"'],
  [{ name: 'Localhost' }, 'name "Localhost"'],
  [{ name: 'Lantern Sepolia' }, 'name "Lantern Sepolia"'],
  [{ name: 'Lantern Görli' }, 'name "Lantern Görli"'],
  [{ name: 'lantern_holesky' }, 'name "lantern_holesky"'],
  [{ name: 'Hoodi' }, 'name "Hoodi"'],
  [{ name: 'Quay', title: 'Quay Testnet Lisbon' }, 'title "Quay Testnet Lisbon"'],
  [{ name: 'Quay', title: 'Amoy' }, 'title "Amoy"'],
  [{ name: 'Quay', network: 'testnet' }, 'network "testnet"'],
  [{ name: 'Quay', network: 'Chapel' }, 'network "Chapel"'],
  [{ name: 'Quay', networkType: 'TESTNET' }, 'networkType "TESTNET"'],
  [{ name: 'Quay', chain: 'Quay Testnet' }, 'chain "Quay Testnet"'],
  [{ name: 'Quay', shortName: 'quay-testnet' }, 'shortName "quay-testnet"'],
  [{ name: 'Quay Mainnet', network: 'testnet' }, 'network "testnet"'],
  [{ name: 'Quay', parentId: 11155111 }, 'its parent is chain 11155111'],
  [
    { name: 'Quay', nodes: ['https://a.testnet.example.org', 'https://b-testnet.example.org'] },
    'its node https://a.testnet.example.org',
  ],
])('%j is a test network', (words, why) => {
  expect(whyTestNetwork(words)).toBe(why);
});

it.each<[NetworkWords]>([
  [{}],
  [{ name: 'Ethereum' }],
  [{ name: 'Lantern Mainnet', network: 'mainnet', shortName: 'lnt' }],
  [{ name: 'Latest Network' }],
  [{ name: 'Contest Chain', shortName: 'device' }],
  [{ name: 'Devote Chain' }],
  [{ name: 'Attestation' }],
  [{ name: 'Fujisan' }],
  [{ name: 'Lantern Beta Mainnet', isTest: false }],
  [{ name: 'Fuji Mainnet' }],
  [{ name: 'Lantern', title: 'Lantern Mainnet', parentId: 11155111 }],
  [{ name: 'Lantern', parentId: 1 }],
  [{ name: 'Lantern', nodes: ['https://rpc.testnet.example.org', 'https://rpc.example.org'] }],
  [{ name: 'Lantern', nodes: [] }],
])('%j is no test network', (words) => {
  expect(whyTestNetwork(words)).toBeUndefined();
});

it('never throws, and knows "testnet" in any place', () => {
  const field = fc.constantFrom('name', 'title', 'network', 'networkType', 'chain', 'shortName');
  fc.assert(
    fc.property(field, fc.string(), fc.string(), (name, before, after) => {
      whyTestNetwork({ [name]: before + after });
      expect(whyTestNetwork({ [name]: `${before}Testnet${after}` })).toBeDefined();
    }),
  );
});
