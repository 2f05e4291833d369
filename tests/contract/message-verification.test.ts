import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hashMessage, toHex, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { readRequestSchema } from '#features/tools/approvals/model/read-request.ts';
import {
  askContract,
  type ContractQuestion,
} from '#features/tools/message-verification/model/ask-contract.ts';
import { readMessage, type MessageHash } from '#features/tools/message-verification/model/message-hashes.ts';
import { devChainId } from '#platform/chain/dev/dev-accounts.ts';
import * as v from 'valibot';
import { shareTestChain } from '../support/chain.ts';
import { relayTo } from '../support/relay.ts';
import { deploySigningContracts, owner, type SigningContracts } from '../support/signing-contracts.ts';
import { startUnreliableNode, type UnreliableNode } from '../support/unreliable-node.ts';

const chain = shareTestChain();
const message = 'Ahoj';
const hash = hashMessage(message);
const asPasted = (only: Hex): MessageHash[] => [{ reading: 'as-pasted', hash: only }];
let contracts: SigningContracts;
let node: UnreliableNode;
let signature: Hex;
let foreign: Hex;

beforeAll(async () => {
  contracts = await deploySigningContracts(chain().transactions);
  signature = await owner.signMessage({ message });
  foreign = await privateKeyToAccount(`0x${'02'.repeat(32)}`).signMessage({ message });
  node = await startUnreliableNode(chain().rpcUrl);
  return () => node.stop();
});
afterEach(() => {
  node.issues = {};
});

/** Asks through the portal's own relay with the filter in front of it, as the page does. */
async function ask(change: Partial<ContractQuestion> = {}) {
  const answer = await askContract({
    ask: relayTo(node.rpcUrl),
    chainId: devChainId,
    address: contracts.wallet,
    hashes: asPasted(hash),
    signature,
    isWrapped: false,
    ...change,
  });
  return answer.result;
}

describe('a contract wallet', () => {
  test('accepts what its owner signed, and nothing else', async () => {
    expect(await ask()).toBe('valid');
    expect(await ask({ signature: foreign })).toBe('invalid');
    expect(await ask({ hashes: asPasted(hashMessage('Ahoj ')) })).toBe('invalid');
  });

  test('is asked about every reading of the message', async () => {
    const question = {
      ask: relayTo(node.rpcUrl),
      chainId: devChainId,
      address: contracts.wallet,
      isWrapped: false,
    };
    const hashesOf = (text: string) => {
      const read = readMessage('text', text);
      return 'fault' in read ? [] : read.hashes;
    };
    const ofWindows = await owner.signMessage({ message: 'one\r\ntwo' });
    expect(await askContract({ ...question, hashes: hashesOf('one\ntwo'), signature: ofWindows })).toEqual({
      result: 'valid',
      reading: 'windows-lines',
    });
    const raw = toHex('hello');
    const ofBytes = await owner.signMessage({ message: { raw } });
    expect(await askContract({ ...question, hashes: hashesOf(raw), signature: ofBytes })).toEqual({
      result: 'valid',
      reading: 'hex-bytes',
    });
    expect(await askContract({ ...question, hashes: hashesOf(`${raw}00`), signature: ofBytes })).toEqual({
      result: 'invalid',
    });
  });

  test('that refuses to answer has not accepted the signature', async () => {
    expect(await ask({ signature: '0x1234' })).toBe('invalid');
  });

  test('is not there where no contract is, which says nothing about the signature', async () => {
    expect(await ask({ address: owner.address })).toBe('no-contract');
    expect(await ask({ address: contracts.futureWallet })).toBe('no-contract');
  });

  test('that is not deployed yet is asked as if it were', async () => {
    const address = contracts.futureWallet;
    expect(await ask({ address, isWrapped: true, signature: contracts.wrap(signature) })).toBe('valid');
    expect(await ask({ address, isWrapped: true, signature: contracts.wrap(foreign) })).toBe('invalid');
    expect(await ask({ address, isWrapped: true, signature: contracts.wrapWithout(signature) })).not.toBe(
      'valid',
    );
    expect(await ask({ isWrapped: true, signature: contracts.wrap(signature) })).toBe('valid');
  });
});

describe('nothing is determined', () => {
  test('while the endpoint is down', async () => {
    node.issues = { failsEvery: 1 };
    expect(await ask()).toBe('not-determined');
    expect(await ask({ signature: foreign })).toBe('not-determined');
  });

  test('by a node that does not answer calls', async () => {
    node.issues = { drops: 'eth_call' };
    expect(await ask()).toBe('not-determined');
  });

  test('by a node of another chain', async () => {
    expect(await ask({ chainId: 1 })).toBe('not-determined');
  });
});

test('the relay runs no code of a visitor: a call without a recipient begins with the reference validator', () => {
  const call = (data: string) => ({ calls: [{ method: 'eth_call', params: [{ data }, 'latest'] }] });
  expect(v.safeParse(readRequestSchema, call('0x6080604052')).success).toBe(false);
  expect(v.safeParse(readRequestSchema, call('0x')).success).toBe(false);
});
