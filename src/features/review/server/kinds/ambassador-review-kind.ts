import { ambassadorFormat } from '#features/submissions/model/ambassador/stored-ambassador.ts';
import { readPayload } from '#features/submissions/server/parse-payload.ts';
import type { ReviewKind } from '../review-kind.ts';

/** Applications of ambassadors at the desk: nothing of them is listed. */
export const ambassadorReviewKind: ReviewKind = {
  read(row) {
    const read = readPayload(ambassadorFormat, row);
    return read.ok ? { ok: true, form: { payload: read.payload, networks: [], categories: [] } } : read;
  },
};
