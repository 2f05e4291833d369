import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Abi } from 'viem';

export interface CompiledContract {
  abi: Abi;
  /** What deploys it. */
  bytecode: `0x${string}`;
  /** What a chain has of it then; known here only for contracts without immutable values. */
  runtimeCode: `0x${string}`;
}

/** By the contract's name. */
export type CompiledContracts = Record<string, CompiledContract>;

interface Output {
  errors?: { severity: string; formattedMessage: string }[];
  contracts?: Record<string, Record<string, { abi: Abi; evm: Record<Code, { object: string }> }>>;
}

type Code = 'bytecode' | 'deployedBytecode';

const root = join(import.meta.dirname, '../../../..');
const require = createRequire(import.meta.url);

export interface ContractSources {
  /** Folder of the sources, one contract of the same name in each. */
  sourceDir: string;
  outputDir: string;
  evmVersion: string;
}

const productContracts: ContractSources = {
  sourceDir: join(root, 'contracts'),
  outputDir: join(root, 'dist/contracts'),
  // Not every chain supports the latest instruction set yet.
  evmVersion: 'paris',
};

const settingsFor = ({ evmVersion }: ContractSources) => ({
  optimizer: { enabled: true, runs: 200 },
  evmVersion,
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
});

/**
 * Compiles contracts/*.sol into dist/contracts/<Name>.json, one file per source. The compiler takes a second
 * to load, so it runs only when a source, a library or the compiler has changed. Tests pass another folder.
 */
export async function compileContracts(from: ContractSources = productContracts): Promise<CompiledContracts> {
  const { outputDir } = from;
  const settings = settingsFor(from);
  const sources = await readSources(from.sourceDir);
  const hash = hashSources([sources, settings]);
  const kept = await readKept({ outputDir, names: Object.keys(sources), hash });
  if (kept) return kept;
  const { contracts: compiled } = await compile(sources, settings);
  await mkdir(outputDir, { recursive: true });
  const write = ([name, contract]: [string, CompiledContract]) =>
    keep(join(outputDir, `${name}.json`), { hash, ...contract });
  await Promise.all(Object.entries(compiled).map(write));
  return compiled;
}

/** All that leads to the code of the product's contracts: the compiler's version and its input with the libraries, as block explorers take it. */
export async function describeCompilation(): Promise<{
  compiler: string;
  input: object;
  contracts: CompiledContracts;
}> {
  const sources = await readSources(productContracts.sourceDir);
  return { compiler: packageOf('solc').version, ...(await compile(sources, settingsFor(productContracts))) };
}

async function readSources(sourceDir: string): Promise<Record<string, string>> {
  const files = (await readdir(sourceDir)).filter((file) => file.endsWith('.sol')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(sourceDir, file), 'utf8')));
  return Object.fromEntries(files.map((file, index) => [file.replace(/\.sol$/, ''), texts[index]!]));
}

function hashSources(content: unknown): string {
  const versions = ['solc', '@openzeppelin/contracts'].map((name) => packageOf(name).version);
  return createHash('sha256')
    .update(JSON.stringify([content, versions]))
    .digest('hex');
}

function packageOf(name: string): { dir: string; version: string } {
  const file = require.resolve(`${name}/package.json`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return { dir: dirname(file), version };
}

interface Kept {
  outputDir: string;
  names: string[];
  hash: string;
}

async function readKept({ outputDir, names, hash }: Kept): Promise<CompiledContracts | undefined> {
  try {
    const kept = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(join(outputDir, `${name}.json`), 'utf8'))),
    );
    if (kept.some((contract) => contract.hash !== hash)) return undefined;
    return Object.fromEntries(names.map((name, index) => [name, kept[index]]));
  } catch {
    // Never compiled, or truncated: compiling again repairs both.
    return undefined;
  }
}

/** Several processes may compile at the same time: each sees complete files. */
async function keep(file: string, contract: CompiledContract & { hash: string }): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, JSON.stringify(contract));
  await rename(temporary, file);
}

async function compile(
  sources: Record<string, string>,
  settings: object,
): Promise<{ contracts: CompiledContracts; input: object }> {
  const { default: solc } = await import('solc');
  const libraries = packageOf('@openzeppelin/contracts').dir;
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      Object.entries(sources).map(([name, content]) => [`${name}.sol`, { content }]),
    ),
    settings,
  };
  const imported: Record<string, { content: string }> = {};
  const readImport = (path: string) => {
    const contents = readFileSync(join(libraries, path.replace('@openzeppelin/contracts/', '')), 'utf8');
    imported[path] = { content: contents };
    return { contents };
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport })) as Output;
  const failures = output.errors?.filter((error) => error.severity === 'error') ?? [];
  if (failures.length > 0) throw new Error(failures.map((error) => error.formattedMessage).join('\n'));
  const contracts = Object.fromEntries(
    Object.keys(sources).map((name) => {
      const contract = output.contracts?.[`${name}.sol`]?.[name];
      if (!contract) throw new Error(`${name}.sol has no contract of that name`);
      const code = (of: Code) => `0x${contract.evm[of].object}` as const;
      const { abi } = contract;
      return [name, { abi, bytecode: code('bytecode'), runtimeCode: code('deployedBytecode') }];
    }),
  );
  return { contracts, input: { ...input, sources: { ...input.sources, ...imported } } };
}
