import { createRequire } from 'node:module';
import { AppError } from '#lib/app-error.ts';

const architectures: Partial<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * Path of the Anvil binary, from the npm package for this platform. `@foundry-rs/anvil` only selects that
 * package at run time; its install script is not needed.
 */
export function getAnvilBinary(): string {
  const name = `@foundry-rs/anvil-${process.platform}-${architectures[process.arch] ?? process.arch}`;
  const program = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
  // Resolved from the selecting package, whose dependency it is.
  const require = createRequire(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json'));
  try {
    return require.resolve(`${name}/bin/${program}`);
  } catch (cause) {
    throw new AppError(
      'internal',
      `The development chain needs the npm package ${name}, which is not installed.`,
      { cause },
    );
  }
}
