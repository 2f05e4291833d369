import type { Finding } from '../model/finding.ts';
import type { SubmissionFault } from '../model/submission-fault.ts';
import { createAssetForm } from './asset/asset-form.ts';
import { createDappForm } from './dapp/dapp-form.ts';
import { nftKind } from './nft/nft-kind.ts';
import type { SubmissionForm } from './submission-form.ts';
import type { SubmissionDependencies } from './submissions.ts';
import { tokenKind } from './token/token-kind.ts';

/** Kinds that have a form. */
export const submittableKinds = ['dapp', 'token', 'nft'] as const;
export type SubmittableKind = (typeof submittableKinds)[number];

/** `findings` are empty while there are faults: they need a sound form. */
export interface CheckAnswer {
  faults: SubmissionFault[];
  findings: Finding[];
}

export interface Checks {
  forms: Readonly<Record<SubmittableKind, SubmissionForm>>;
  check(kind: SubmittableKind, payload: unknown): Promise<CheckAnswer>;
}

export function createChecks(dependencies: SubmissionDependencies): Checks {
  const forms = {
    dapp: createDappForm(dependencies),
    token: createAssetForm(dependencies, tokenKind),
    nft: createAssetForm(dependencies, nftKind),
  };
  return {
    forms,
    check: async (kind, payload) => {
      const form = await forms[kind].examine(payload, undefined);
      return form.ok ? { faults: [], findings: form.findings } : { faults: form.faults, findings: [] };
    },
  };
}

/** The form of a stored submission. Kinds without one are made by other commands and never come here. */
export function formOf(checks: Checks, kind: string): SubmissionForm {
  const form = (checks.forms as Readonly<Record<string, SubmissionForm | undefined>>)[kind];
  if (!form) throw new Error(`There is no form for submissions of kind ${kind}`);
  return form;
}
