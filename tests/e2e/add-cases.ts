import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DevChain } from '#platform/chain/dev/dev-chain.ts';
import { expect } from '../support/portal-fixture.ts';
import type { PortalProcess } from '../support/portal-process.ts';

const now = () => new Date().toISOString();

/** Adds a row as a look at a link or a colleague would. @returns its id */
function addRow({ dataDir }: PortalProcess, table: string, row: Record<string, string | number>): number {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'), { timeout: 10_000 });
  const values = Object.values(row);
  const { lastInsertRowid } = database
    .prepare(
      `insert into ${table} (${Object.keys(row).join(', ')}) values (${values.map(() => '?').join(', ')})`,
    )
    .run(...values);
  database.close();
  return Number(lastInsertRowid);
}

/** A finding of the watch about the site of the first DApp. @returns its number at the desk */
export const addFinding = (portal: PortalProcess, name: string) =>
  addRow(portal, 'watch_findings', {
    ...{ watch_id: Date.now() % 1e9, kind: 'dapp', hid: 1, name, field: 'url' },
    ...{
      address: 'https://slow.example',
      code: 'blocklisted',
      signals: '[]',
      hijack: 0,
      unlinked: 0,
    },
    ...{ look_time: now(), create_time: now() },
  });

/** A release that waits for a second person. @returns its number at the desk */
export const addProposal = (portal: PortalProcess, title: string) =>
  addRow(portal, 'proposals', {
    ...{ kind: 'release', subject: title, title, payload: '{}', changes: '[]', icon: '' },
    ...{ actor: 'Edda', at: now() },
  });

/** A payment of an amount that was quoted to none, as it is an hour after it was found. @returns its number at the desk */
export async function addTransfer(portal: PortalProcess & { chain: DevChain }): Promise<number> {
  const hash = await portal.chain.payDonation({ amountUnits: 7n * 10n ** 18n });
  const database = new DatabaseSync(join(portal.dataDir, 'portal.sqlite'), { timeout: 10_000 });
  // The next look at the chain would be in a minute.
  database.exec(`update transfer_scans set next_attempt_time = '${now()}'`);
  const found = database.prepare(
    `update received_transfers set found_time = '2026-01-01T00:00:00.000Z' where tx_hash = ? returning id`,
  );
  let id = 0;
  await expect.poll(() => (id = Number(found.get(hash)?.['id'] ?? 0))).toBeGreaterThan(0);
  database.close();
  return id;
}

/** Sends a visitor's form. */
export const sendForm = (address: string, fields: Record<string, string>) =>
  fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ lang: 'en', ...fields }),
    redirect: 'manual',
  });
