import { join } from 'node:path';
import {
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  parseAbi,
  serializeErc6492Signature,
  zeroHash,
  type Hex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { compileContracts } from '#platform/chain/dev/compile-contracts.ts';
import { devStranger } from '#platform/chain/dev/dev-accounts.ts';
import type { DevTransactions } from '#platform/chain/dev/dev-transactions.ts';

/** A key that everyone knows; the owner of the contract wallets. */
export const owner = privateKeyToAccount(`0x${'01'.repeat(32)}`);

const makerAbi = parseAbi(['function make(address owner, bytes32 salt) returns (address)']);

/** Contract wallets of one owner on a development chain: one deployed, one that is only an address yet. */
export async function deploySigningContracts(transactions: DevTransactions) {
  const compiled = await compileContracts({
    sourceDir: join(import.meta.dirname, 'contracts'),
    outputDir: join(import.meta.dirname, '../../dist/test-contracts'),
    evmVersion: 'cancun',
  });
  const argument = encodeAbiParameters([{ type: 'address' }], [owner.address]);
  const walletCode: Hex = `${compiled.OwnedWallet!.bytecode as Hex}${argument.slice(2)}`;
  const deploy = async (data: Hex): Promise<Hex> => {
    const receipt = await transactions.getReceipt(await transactions.send({ from: devStranger, data }));
    return receipt.contractAddress as Hex;
  };
  const maker = await deploy(compiled.WalletMaker!.bytecode as Hex);
  const make = encodeFunctionData({ abi: makerAbi, functionName: 'make', args: [owner.address, zeroHash] });
  return {
    wallet: await deploy(walletCode),
    futureWallet: getContractAddress({
      opcode: 'CREATE2',
      from: maker,
      salt: zeroHash,
      bytecode: walletCode,
    }),
    /** A signature for the future wallet, with what would deploy it (ERC-6492). */
    wrap: (signature: Hex): Hex => serializeErc6492Signature({ address: maker, data: make, signature }),
    /** The reference validator's answer needs a factory; this one deploys nothing. */
    wrapWithout: (signature: Hex): Hex =>
      serializeErc6492Signature({ address: devStranger as Hex, data: '0x', signature }),
  };
}

export type SigningContracts = Awaited<ReturnType<typeof deploySigningContracts>>;
