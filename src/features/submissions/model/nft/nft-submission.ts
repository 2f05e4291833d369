import * as v from 'valibot';
import { assetAddressFaults, standardFaults, type StandardsByNetwork } from '../asset/asset-rules.ts';
import { assetEntries, assetLimits } from '../asset/asset-schema.ts';
import { faultsOf, text, unlessEmpty, withRules } from '../form-schema.ts';
import type { SubmissionFault } from '../submission-fault.ts';
import { cleanNftDraft } from './nft-draft.ts';

/** Pieces are whole; a collection that is still growing may leave its number out. */
const pieces = v.pipe(
  text(assetLimits.total_supply),
  unlessEmpty((digits) => /^\d+$/.test(digits), 'integer'),
  unlessEmpty((digits) => !/^0+$/.test(digits), 'not-positive'),
);

/** A submission of an NFT collection as it is sent and stored (specification §3). */
export const nftSubmissionSchema = v.pipe(
  v.object({ ...assetEntries, total_supply: pieces }),
  withRules((value) => assetAddressFaults(cleanNftDraft(value))),
);

export type NftSubmission = v.InferOutput<typeof nftSubmissionSchema>;

export type NftCheck = { ok: true; value: NftSubmission } | { ok: false; faults: SubmissionFault[] };

/**
 * The whole check of the form of an NFT collection; see `checkTokenSubmission`.
 * @param standards NFT standards by network
 */
export function checkNftSubmission(input: unknown, standards: StandardsByNetwork): NftCheck {
  const draft = cleanNftDraft(input);
  const parsed = v.safeParse(nftSubmissionSchema, draft);
  const faults = [...(parsed.success ? [] : faultsOf(parsed.issues)), ...standardFaults(draft, standards)];
  return parsed.success && faults.length === 0 ? { ok: true, value: parsed.output } : { ok: false, faults };
}
