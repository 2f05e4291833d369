import type { Database } from '#platform/database/database.ts';
import type { ReviewNetwork } from '../model/queue-row.ts';

interface Explorer {
  url: string;
  /** Absolute, or a path below `url`. */
  address: string;
}

function addressLink(explorer: string | null): string | null {
  if (!explorer) return null;
  const { url, address } = JSON.parse(explorer) as Explorer;
  return address.startsWith('/') ? url.replace(/\/$/, '') + address : address;
}

/** Titles and explorers of the networks that are in the catalogue. */
export async function listKnownNetworks(
  database: Database,
  networks: readonly string[],
): Promise<Record<string, ReviewNetwork>> {
  if (networks.length === 0) return {};
  const rows = await database
    .selectFrom('chains')
    .select(['network', 'title', 'explorer'])
    .where('network', 'in', networks)
    .execute();
  return Object.fromEntries(
    rows.map(({ network, title, explorer }) => [network, { title, address_link: addressLink(explorer) }]),
  );
}
