import { dappFormat } from '#features/submissions/model/dapp/stored-dapp.ts';
import { parsePayload, readPayload } from '#features/submissions/server/parse-payload.ts';
import { findDappMerge, mergeDapp } from '../merge/merge-dapp.ts';
import { publishDapp } from '../publish-dapp.ts';
import type { ReviewKind } from '../review-kind.ts';

/** DApps at the desk. */
export const dappReviewKind: ReviewKind = {
  read(row) {
    const read = readPayload(dappFormat, row);
    if (!read.ok) return read;
    const { networks, categories } = read.payload;
    return { ok: true, form: { payload: read.payload, networks, categories } };
  },
  publisher: {
    publish: publishDapp,
    findMerge: (database, row) => findDappMerge(database, parsePayload(dappFormat, row)),
    merge: (transaction, row, { hid, take }) =>
      mergeDapp(transaction, { hid, dapp: parsePayload(dappFormat, row), take }),
  },
};
