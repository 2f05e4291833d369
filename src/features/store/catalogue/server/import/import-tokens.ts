import { listChains } from '#features/core/chains/server/list-chains.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { prepareMark, storeIcons } from '#platform/files/prepare-icon.ts';
import { checkTokenRow, type TokenCandidate } from './check-token-row.ts';
import { acceptRows, emptyReport, type ImportResult } from './import-report.ts';
import { readEntries, type ListShape } from './read-json.ts';

/** How many of the token's decimals the wallet shows. */
const precisionMost = 4;

const keyOf = ({ chain, address }: TokenCandidate) => `${chain.hid}:${address.toLowerCase()}`;

function rowOf(token: TokenCandidate, iconUrl: string, now: Date) {
  const { chain, name, symbol, address, decimal, website, desc, standard } = token;
  return {
    chain_hid: chain.hid,
    name,
    symbol,
    bl_symbol: chain.short,
    address,
    address_key: address.toLowerCase(),
    decimal,
    precision: Math.min(decimal, precisionMost),
    total_supply: '',
    gas: '',
    website,
    descriptions: JSON.stringify(desc === '' ? {} : { en: desc }),
    icon_url: iconUrl,
    token_protocol: standard,
    create_time: now.toISOString(),
  };
}

const tokenList: ListShape = {
  fields: ['tokens', 'token_list', 'data'],
  isEntry: (row) => 'symbol' in row && 'address' in row,
  names: ['symbol', 'name'],
};

/** Rows per statement: both engines limit the number of values. */
const batchRows = 200;

async function listKnown(database: Database): Promise<Set<string>> {
  const rows = await database.selectFrom('tokens').select(['chain_hid', 'address_key']).execute();
  return new Set(rows.map(({ chain_hid, address_key }) => `${chain_hid}:${address_key}`));
}

/**
 * Imports a list of tokens: a Token List (tokenlists.org), or a TIP-001 token file. Tokens are identified by
 * chain and contract; listed ones stay unchanged, so running it again changes nothing. Logos of lists are on
 * other hosts, which visitors never load: a monogram is generated.
 */
export async function importTokens(options: {
  database: Database;
  now: () => Date;
  text: string;
}): Promise<ImportResult> {
  const { database, now, text } = options;
  const file = readEntries(text, tokenList);
  if (!file.ok) return file;
  const chains = await listChains(database);
  if (chains.length === 0) return { ok: false, issue: 'no-chains' };
  const report = emptyReport(file.entries.length);
  const checked = file.entries.map(({ raw, ...entry }) => ({
    ...entry,
    checked: checkTokenRow(raw, chains),
  }));
  const accepted = acceptRows(checked, keyOf, report).map(({ candidate }) => candidate);
  await database.transaction().execute(async (transaction) => {
    const known = await listKnown(transaction);
    const fresh = accepted
      .filter((token) => !known.has(keyOf(token)))
      .map((token) => ({ token, icon: prepareMark({ name: token.symbol, id: keyOf(token) }) }));
    report.created = fresh.length;
    report.unchanged = accepted.length - fresh.length;
    if (fresh.length === 0) return;
    await storeIcons(
      transaction,
      fresh.map(({ icon }) => icon),
      now(),
    );
    for (let start = 0; start < fresh.length; start += batchRows) {
      const batch = fresh.slice(start, start + batchRows);
      const values = batch.map(({ token, icon }) => rowOf(token, icon.url, now()));
      await transaction.insertInto('tokens').values(values).execute();
    }
    await bumpContentRevision(transaction);
  });
  return { ok: true, report };
}
