import { ambassadorFormat } from '../model/stored-ambassador.ts';
import { readPayload } from '#features/submission/submissions/server/parse-payload.ts';
import type { ReviewKind } from '#features/submission/review/server/review-kind.ts';

/** Applications of ambassadors at the desk: nothing of them is listed. */
export const ambassadorReviewKind: ReviewKind = {
  fields: ambassadorFormat.fields,
  read(row) {
    const read = readPayload(ambassadorFormat, row);
    return read.ok ? { ok: true, form: { payload: read.payload, networks: [] } } : read;
  },
};
