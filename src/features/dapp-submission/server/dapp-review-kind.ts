import { dappFormat } from '../model/stored-dapp.ts';
import { parsePayload, readPayload } from '#features/submissions/server/parse-payload.ts';
import { findDappMerge, mergeDapp } from './publish/merge-dapp.ts';
import { dappTables, findDappEntry } from './publish/dapp-entry.ts';
import { publishDapp } from './publish/publish-dapp.ts';
import type { ReviewKind } from '#features/review/server/review-kind.ts';

/** DApps at the desk. */
export const dappReviewKind: ReviewKind = {
  fields: dappFormat.fields,
  read(row) {
    const read = readPayload(dappFormat, row);
    if (!read.ok) return read;
    const { networks, categories } = read.payload;
    return { ok: true, form: { payload: read.payload, networks, categories } };
  },
  publisher: {
    tables: dappTables,
    findEntry: (database, row) => findDappEntry(database, parsePayload(dappFormat, row)),
    publish: publishDapp,
    findMerge: (database, row) => findDappMerge(database, parsePayload(dappFormat, row)),
    merge: (transaction, row, { hid, take }) =>
      mergeDapp(transaction, { hid, dapp: parsePayload(dappFormat, row), take }),
  },
};
