import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCreate2Address, keccak256, zeroHash, type Hex } from 'viem';
import { sharedDeployer } from './dev-accounts.ts';
import { describeCompilation } from './compile-contracts.ts';

/**
 * The batch payment contract as it was compiled once (contracts/BatchPayment.build.json): networks have this code at one address, so it must stay the same
 * when the compiler or a library changes.
 */
interface BatchBuild {
  /** Of solc. */
  compiler: string;
  /** Hash of the code that a chain has of it. */
  codeHash: Hex;
  bytecode: Hex;
  /** Of the compiler (standard JSON), with all sources. */
  input: object;
}

const file = join(import.meta.dirname, '../../../../contracts/BatchPayment.build.json');

export const readBatchBuild = async (): Promise<BatchBuild> =>
  JSON.parse(await readFile(file, 'utf8')) as BatchBuild;

/** The build as the sources give it now. */
export async function makeBatchBuild(): Promise<BatchBuild> {
  const { compiler, input, contracts } = await describeCompilation();
  const { bytecode, runtimeCode } = contracts['BatchPayment']!;
  return { compiler, codeHash: keccak256(runtimeCode), bytecode, input };
}

export const writeBatchBuild = async (build: BatchBuild): Promise<void> =>
  writeFile(file, `${JSON.stringify(build, null, 2)}\n`);

/** Where and how anyone deploys it, on every chain that has the shared deployer. */
export const deploymentOf = ({ bytecode }: Pick<BatchBuild, 'bytecode'>) => ({
  address: getCreate2Address({ from: sharedDeployer, salt: zeroHash, bytecode }),
  to: sharedDeployer,
  data: `${zeroHash}${bytecode.slice(2)}` as const,
});
