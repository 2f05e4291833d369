import { dappFormat } from '../model/stored-dapp.ts';
import { parsePayload, readPayload } from '#features/submission/submissions/server/parse-payload.ts';
import { findDappMerge, mergeDapp } from './publish/merge-dapp.ts';
import { dappTables, findDappEntry } from './publish/dapp-entry.ts';
import { publishDapp } from './publish/publish-dapp.ts';
import { listHotHids, setHot } from '#features/store/catalogue/server/hot-order.ts';
import type { ReviewKind } from '#features/submission/review/server/review-kind.ts';

/** DApps at the desk. */
export const dappReviewKind: ReviewKind = {
  fields: dappFormat.fields,
  read(row) {
    const read = readPayload(dappFormat, row);
    if (!read.ok) return read;
    const { payload } = read;
    return { ok: true, form: { payload, networks: payload.networks } };
  },
  publisher: {
    tables: dappTables,
    findEntry: (database, row) => findDappEntry(database, parsePayload(dappFormat, row)),
    publish: publishDapp,
    async makeHot(transaction, hid) {
      if (!(await listHotHids(transaction)).includes(hid)) await setHot(transaction, hid, true);
    },
    findMerge: (database, row) => findDappMerge(database, parsePayload(dappFormat, row)),
    merge: (transaction, row, { hid, take }) =>
      mergeDapp(transaction, { hid, dapp: parsePayload(dappFormat, row), take }),
  },
};
