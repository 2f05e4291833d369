import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @returns whether it succeeded */
export function runLoudly(command: string, args: readonly string[]): boolean {
  console.log(`$ ${command} ${args.join(' ')}`);
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
