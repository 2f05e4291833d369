import * as v from 'valibot';
import { linkCodes, paymentCodes } from '#features/donations/model/payment-code.ts';
import { submissionLanguages } from '#features/submissions/model/dapp/dapp-draft.ts';
import { findingCodes, findingSeverities } from '#features/submissions/model/finding.ts';
import { submissionKinds, submissionStates } from '#features/submissions/model/state.ts';
import { submissionFaultCodes } from '#features/submissions/model/submission-fault.ts';
import {
  proxyKinds,
  safetyFindingCodes,
  tokenFactsRefusals,
} from '#features/submissions/model/token/token-facts.ts';
import { uploadRefusalCodes } from '#lib/upload-refusal.ts';

/* Shapes of the answers, for the API description; the types that the code uses stand beside the model. */

const time = v.pipe(v.string(), v.isoTimestamp());

export const faultAnswer = v.object({
  path: v.string(),
  code: v.picklist(submissionFaultCodes),
  params: v.optional(
    v.object({
      max: v.optional(v.number()),
      min: v.optional(v.number()),
      value: v.optional(v.string()),
    }),
  ),
});

export const findingAnswer = v.object({
  severity: v.pipe(
    v.picklist(findingSeverities),
    v.description(
      'blocking: cannot be sent; desk: can be sent, and the review asks for proof; warning: may be a coincidence; notice: for information',
    ),
  ),
  code: v.picklist(findingCodes),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
});

export const checkAnswer = v.object({ faults: v.array(faultAnswer), findings: v.array(findingAnswer) });
export const createdAnswer = v.object({ reference: v.string() });
export const linkRefusedAnswer = v.object({ code: v.picklist(linkCodes) });
export const payerAnswer = v.object({
  noted: v.pipe(v.boolean(), v.description('False when the amount is not this submission’s alone')),
});
export const quoteRefusedAnswer = v.object({ findings: v.array(findingAnswer) });
export const uploadedAnswer = v.object({
  sha256: v.string(),
  media_type: v.string(),
  size_bytes: v.number(),
});
export const recentUploadAnswer = v.nullable(uploadedAnswer);
export const uploadRefusedAnswer = v.object({
  code: v.picklist(uploadRefusalCodes),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  format: v.optional(v.pipe(v.string(), v.description('What kind of picture it is, such as GIF'))),
  pages: v.optional(v.number()),
});
export const demonstrationAnswer = v.object({ hash: v.string(), link: v.string() });

const fromChain = (text: string) => v.optional(v.pipe(v.string(), v.description(text)));

export const tokenFactsAnswer = v.variant('status', [
  v.object({
    status: v.literal('read'),
    name: fromChain('Absent, like every other key here, where the contract does not answer soundly'),
    symbol: fromChain('Such as TPT'),
    decimals: v.optional(v.number()),
    total_supply: fromChain('Decimal text in whole tokens, such as 1000000'),
    owner: v.optional(
      v.nullable(v.pipe(v.string(), v.description('EIP-55; null when ownership was renounced'))),
    ),
    proxy: v.nullable(v.object({ kind: v.picklist(proxyKinds), implementation: v.string() })),
    findings: v.array(
      v.object({ code: v.picklist(safetyFindingCodes), params: v.record(v.string(), v.string()) }),
    ),
  }),
  v.object({ status: v.picklist(['no-endpoint', 'not-a-contract', 'unreachable', 'not-a-token']) }),
]);
export const tokenFactsRefusedAnswer = v.object({ code: v.picklist(tokenFactsRefusals) });

export const statusAnswer = v.object({
  reference: v.string(),
  kind: v.picklist(submissionKinds),
  title: v.string(),
  state: v.picklist(submissionStates),
  version: v.number(),
  create_time: time,
  update_time: time,
  promised_time: v.nullable(time),
  payment: v.nullable(
    v.object({
      code: v.nullable(v.picklist(paymentCodes)),
      detail: v.record(v.string(), v.unknown()),
      tx_hash: v.string(),
      link: v.string(),
    }),
  ),
  history: v.array(
    v.object({
      at: time,
      state: v.picklist(submissionStates),
      code: v.nullable(v.string()),
      text: v.nullable(v.string()),
    }),
  ),
  next: v.picklist(['pay', 'wait', 'edit', 'none']),
  payload: v.pipe(v.unknown(), v.description('The form while it may be edited, else null')),
  listed_path: v.nullable(v.string()),
  further_language: v.nullable(
    v.object({
      languages: v.array(v.picklist(submissionLanguages)),
      shared: v.pipe(v.unknown(), v.description('What the languages of one project have in common')),
    }),
  ),
});
