import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/* A small process between the portal and Anvil: `node anvil-keeper.ts <pid file> <binary> <arguments…>`. Its
   standard input is a pipe that the portal holds open. When the portal ends, however it ends, the pipe
   closes and the keeper ends Anvil. It prints the port once Anvil listens and forwards Anvil's errors. */

const [pidFile, binary, ...anvilArguments] = process.argv.slice(2) as [string, string, ...string[]];

// Anvil's files are for their owner only.
process.umask(0o077);
const anvil = spawn(binary, anvilArguments, { stdio: ['ignore', 'pipe', 'pipe'] });
const end = () => anvil.kill('SIGTERM');

// A killed portal no longer reads; that must not end the keeper before it has ended Anvil.
process.stdout.on('error', end);
process.stderr.on('error', end);
process.on('SIGTERM', end);
process.on('SIGINT', end);
process.stdin.on('error', end);
process.stdin.on('close', end);
process.stdin.resume();

if (anvil.pid !== undefined)
  writeFileSync(pidFile, JSON.stringify({ keeperPid: process.pid, anvilPid: anvil.pid }));
anvil.stderr.pipe(process.stderr);
// Reads everything that Anvil prints, or its pipe would fill up and block it.
createInterface({ input: anvil.stdout }).on('line', (line) => {
  const port = /^Listening on .*:(\d+)$/.exec(line)?.[1];
  if (port) process.stdout.write(`${port}\n`);
});

anvil.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
anvil.on('close', (code) => {
  rmSync(pidFile, { force: true });
  process.exit(code ?? 1);
});
