import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RunningPortal } from '#app/run-portal.ts';
import { brand } from '#brand/brand.ts';
import { seedContent } from '#content/seed.ts';
import { createDemonstrationWallet } from '#platform/chain/dev/demonstration-wallet.ts';
import { devBatchContract } from '#platform/chain/dev/dev-accounts.ts';
import { startDevChain } from '#platform/chain/dev/dev-chain.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createPrivateFolder } from '#platform/env/private-folder.ts';
import { SettingsError } from '#platform/env/settings-error.ts';
import { parseSettings, type Settings } from '#platform/env/settings.ts';
import { createLog } from '#platform/log/log.ts';

type Report = (line: string) => void;

const deskEmail = 'reviewer@tideport.example';

async function fillReporting(open: OpenDatabase, report: Report): Promise<void> {
  const begun = performance.now();
  const filled = await seedContent(open);
  if (filled)
    report(
      `Filled the database with the demonstration in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    );
}

/**
 * Starts the development chain (unless CHAIN_RPC_URL names one) and assembles what makes a portal a
 * demonstration.
 */
export async function prepareDemonstration(root: string, report: Report) {
  const settings = parseSettings(process.env);
  if (settings.webProcesses > 1)
    throw new SettingsError(
      'The setting WEB_PROCESSES is for npm run serve: the demonstration is one process, with its chain in it.',
    );
  const dataDir = resolve(root, settings.dataDir);
  createPrivateFolder(dataDir);
  const log = createLog(settings.logLevel === 'info' ? 'warn' : settings.logLevel);
  const chain = settings.chainRpcUrl
    ? { rpcUrl: settings.chainRpcUrl, stop: async () => undefined }
    : await startDevChain({ stateFile: join(dataDir, 'chain/state.json'), log });
  report(`Development chain on ${chain.rpcUrl}`);
  return {
    dataDir,
    rpcUrl: chain.rpcUrl,
    stop: () => chain.stop(),
    options: {
      settings: {
        ...settings,
        dataDir,
        chainRpcUrl: chain.rpcUrl,
        // Plays BSC, so that the token form can be tried without an endpoint of the real one.
        tokenRpcUrls: { bsc: chain.rpcUrl, ...settings.tokenRpcUrls },
        batchContracts: { bsc: devBatchContract, ...settings.batchContracts },
      },
      fill: (open: OpenDatabase) => fillReporting(open, report),
      demonstration: createDemonstrationWallet({ rpcUrl: chain.rpcUrl, brand }),
    },
  };
}

/**
 * The desk's demonstration account; its password is generated once and stored in the data folder, readable
 * by its owner only.
 */
async function getDeskPassword(portal: RunningPortal, dataDir: string): Promise<string> {
  const file = join(dataDir, 'desk-account.txt');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = randomBytes(9).toString('base64url');
  await portal.accounts.create({
    email: deskEmail,
    name: 'Demonstration reviewer',
    roles: ['reviewer', 'editor', 'recruiter'],
    password,
  });
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** The last lines of the start: all addresses and what to try first. */
export async function printWelcome(
  portal: RunningPortal,
  demonstration: { dataDir: string; rpcUrl: string; options: { settings: Settings } },
): Promise<void> {
  const password = await getDeskPassword(portal, demonstration.dataDir);
  const mail = demonstration.options.settings.smtpUrl
    ? 'sent through SMTP_URL'
    : `waits in the outbox (${portal.deskAddress}/#/outbox); set SMTP_URL to send it`;
  console.log(`
  Portal   ${portal.portalAddress}
  Desk     ${portal.deskAddress}   ${deskEmail} / ${password}
  Chain    ${demonstration.rpcUrl}   (development only; ${brand.token.symbol} at ${brand.donation.tokenContract})
  Mail     ${mail}

  Try first
  1. ${portal.portalAddress}/en/dappstore      search, filter, open a DApp
  2. ${portal.portalAddress}/en/submit/dapp    submit one; "Pay with the demonstration wallet" makes a real transfer on the development chain
  3. ${portal.deskAddress}               approve it; it is in the store at once

  Ctrl-C ends everything.
`);
}
