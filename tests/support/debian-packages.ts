import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @returns whether it succeeded */
export function runLoudly(command: string, args: readonly string[]): boolean {
  // Not by `console`, which tests listen to.
  process.stdout.write(`$ ${command} ${args.join(' ')}\n`);
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}

/** Installs packages when we are root on Debian; does nothing elsewhere. */
export function installDebianPackages(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  runLoudly('apt-get', ['update', '-qq']);
  runLoudly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}
