import { urlKey } from '#lib/url-key.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { parseTip001Fields } from '../../model/tip001-fields.ts';
import { emptyDappFacts, siteColumns } from '../../model/dapp-facts.ts';
import { addDappRelations, replaceText } from '../dapp-relations.ts';
import { insertDapps, type NewDapp } from '../insert-dapps.ts';
import type { ImportCandidate } from './import-row.ts';
import { readListed, type ListedDapp } from './read-listed.ts';

export type WriteOutcome = 'created' | 'updated' | 'unchanged' | { duplicateOf: number };

const importLocale = 'en';

function newDapp(candidate: ImportCandidate, time: string): NewDapp {
  const { title, url, desc, categoryHids, chainHids, tip001 } = candidate;
  return {
    row: {
      title,
      ...siteColumns({ ...emptyDappFacts, url }),
      icon_url: '',
      address: '',
      hot: 0,
      source: 'import',
      tip001: JSON.stringify(tip001),
      listed: 1,
      create_time: time,
    },
    texts: { [importLocale]: { title, desc } },
    categoryHids,
    chainHids,
    contracts: [],
    tokenHids: [],
  };
}

/** An import adds chains and categories and removes none: that is the editors' decision. */
async function addLinks(
  transaction: Database,
  listed: ListedDapp,
  candidate: ImportCandidate,
): Promise<boolean> {
  const categoryHids = candidate.categoryHids.filter((hid) => !listed.categoryHids.includes(hid));
  const chainHids = candidate.chainHids.filter((hid) => !listed.chainHids.includes(hid));
  await addDappRelations(transaction, [{ dapp_hid: listed.hid, categoryHids, chainHids }]);
  return categoryHids.length + chainHids.length > 0;
}

/**
 * Texts and link follow the list only where they came from a list; the repository's own entries keep theirs.
 */
async function updateWords(
  transaction: Database,
  listed: ListedDapp,
  candidate: ImportCandidate,
): Promise<boolean> {
  if (listed.source !== 'import') return false;
  const { title, url } = candidate;
  const desc = candidate.desc || listed.desc;
  const tip001 = JSON.stringify({ ...parseTip001Fields(listed.tip001), ...candidate.tip001 });
  const isSame =
    title === listed.title && url === listed.url && desc === listed.desc && tip001 === listed.tip001;
  if (isSame) return false;
  await transaction.updateTable('dapps').set({ title, url, tip001 }).where('hid', '=', listed.hid).execute();
  await replaceText(transaction, { dapp_hid: listed.hid, locale: importLocale, title, desc });
  return true;
}

/**
 * Writes one batch in one transaction. Delisted entries stay delisted; reviewed listings stay as they were
 * reviewed.
 * @returns one outcome per candidate, in order
 */
export async function writeBatch(
  database: Database,
  candidates: readonly ImportCandidate[],
  now: Date,
): Promise<WriteOutcome[]> {
  return database.transaction().execute(async (transaction) => {
    const listed = await readListed(
      transaction,
      candidates.map(({ url }) => urlKey(url)),
      importLocale,
    );
    const outcomes: WriteOutcome[] = [];
    const created: NewDapp[] = [];
    for (const candidate of candidates) {
      const known = listed.get(urlKey(candidate.url));
      if (!known) {
        created.push(newDapp(candidate, now.toISOString()));
        outcomes.push('created');
      } else if (known.source === 'submission' || known.source === 'desk') {
        outcomes.push({ duplicateOf: known.hid });
      } else {
        const linked = await addLinks(transaction, known, candidate);
        const reworded = await updateWords(transaction, known, candidate);
        outcomes.push(linked || reworded ? 'updated' : 'unchanged');
      }
    }
    await insertDapps(transaction, created);
    if (outcomes.some((outcome) => outcome === 'created' || outcome === 'updated'))
      await bumpContentRevision(transaction);
    return outcomes;
  });
}
