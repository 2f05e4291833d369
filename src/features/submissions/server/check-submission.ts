import { publicFindings, type Finding } from '../model/finding.ts';
import type { SubmissionKind } from '../model/state.ts';
import type { SubmissionFault } from '../model/submission-fault.ts';
import { createAmbassadorForm } from './ambassador/ambassador-form.ts';
import { createAssetForm } from './asset/asset-form.ts';
import { createDappForm } from './dapp/dapp-form.ts';
import { findByDraftKey } from './find-submission.ts';
import { nftKind } from './nft/nft-kind.ts';
import type { SubmissionForm } from './submission-form.ts';
import type { SubmissionDependencies } from './submissions.ts';
import { tokenKind } from './token/token-kind.ts';

/** `findings` are empty while there are faults: they need a sound form. */
export interface CheckAnswer {
  faults: SubmissionFault[];
  findings: Finding[];
}

export interface Checks {
  forms: Readonly<Record<SubmissionKind, SubmissionForm>>;
  check(kind: SubmissionKind, payload: unknown, draftKey?: string): Promise<CheckAnswer>;
}

export function createChecks(dependencies: SubmissionDependencies): Checks {
  const forms = {
    dapp: createDappForm(dependencies),
    token: createAssetForm(dependencies, tokenKind),
    nft: createAssetForm(dependencies, nftKind),
    ambassador: createAmbassadorForm(dependencies),
  };
  return {
    forms,
    check: async (kind, payload, draftKey) => {
      const earlier =
        draftKey === undefined ? undefined : await findByDraftKey(dependencies.database, draftKey);
      const form = await forms[kind].examine(payload, earlier?.id);
      return form.ok
        ? { faults: [], findings: publicFindings(form.findings) }
        : { faults: form.faults, findings: [] };
    },
  };
}
