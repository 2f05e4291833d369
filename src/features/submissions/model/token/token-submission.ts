import * as v from 'valibot';
import { assetAddressFaults, standardFaults, type StandardsByNetwork } from '../asset/asset-rules.ts';
import { assetEntries, assetLimits, number, positiveNumber } from '../asset/asset-schema.ts';
import { faultsOf, requiredText, unlessEmpty, withRules } from '../form-schema.ts';
import type { SubmissionFault } from '../submission-fault.ts';
import { cleanTokenDraft, type TokenDraft } from './token-draft.ts';

/** More decimals than any token has; the wallet counts in them. */
export const decimalsMax = 36;

const digitsMax = { decimal: 10, gas: 30 } as const;

const isWholeNumber = (digits: string) => /^\d+$/.test(digits);
const wholeNumber = v.pipe(requiredText(digitsMax.decimal), unlessEmpty(isWholeNumber, 'integer'));
const required = v.nonEmpty<string, 'required'>('required');

/** Faults that need more than one field to be seen, or the value of a number. */
function tokenRuleFaults(draft: TokenDraft): SubmissionFault[] {
  const faults = assetAddressFaults(draft);
  if (!isWholeNumber(draft.decimal)) return faults;
  const decimals = Number(draft.decimal);
  if (decimals > decimalsMax)
    faults.push({ path: 'decimal', code: 'too-large', params: { max: decimalsMax } });
  else if (isWholeNumber(draft.precision) && Number(draft.precision) > decimals)
    faults.push({ path: 'precision', code: 'too-large', params: { max: decimals } });
  return faults;
}

/** A token submission as it is sent and stored (specification §3). One schema for browser, server and API description. */
export const tokenSubmissionSchema = v.pipe(
  v.object({
    ...assetEntries,
    bl_symbol: requiredText(assetLimits.bl_symbol),
    decimal: wholeNumber,
    precision: wholeNumber,
    total_supply: v.pipe(positiveNumber(assetLimits.total_supply), required),
    gas: v.pipe(number(digitsMax.gas), required),
  }),
  withRules((value) => tokenRuleFaults(cleanTokenDraft(value))),
);

export type TokenSubmission = v.InferOutput<typeof tokenSubmissionSchema>;

export type TokenCheck = { ok: true; value: TokenSubmission } | { ok: false; faults: SubmissionFault[] };

/**
 * The whole check of a token form, the same in the browser and on the server: cleans whatever it is given, then collects every fault.
 * Never throws. A value that passed passes again unchanged.
 * @param standards token standards by network
 */
export function checkTokenSubmission(input: unknown, standards: StandardsByNetwork): TokenCheck {
  const draft = cleanTokenDraft(input);
  const parsed = v.safeParse(tokenSubmissionSchema, draft);
  const faults = [...(parsed.success ? [] : faultsOf(parsed.issues)), ...standardFaults(draft, standards)];
  return parsed.success && faults.length === 0 ? { ok: true, value: parsed.output } : { ok: false, faults };
}
