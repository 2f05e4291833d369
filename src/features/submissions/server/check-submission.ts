import type { Database } from '#platform/database/database.ts';
import type { CheckAnswer } from '../model/check-answer.ts';
import { publicFindings } from '../model/finding.ts';
import type { SubmissionKind } from '../model/state.ts';
import { createAmbassadorForm } from './ambassador/ambassador-form.ts';
import { createAssetForm } from './asset/asset-form.ts';
import { createDappForm } from './dapp/dapp-form.ts';
import { findByDraftKey, findById, findByReference } from './find-submission.ts';
import { findFamily, findLanguageTrouble, type LanguageFamily } from './further-language.ts';
import { nftKind } from './nft/nft-kind.ts';
import type { FormSender, SubmissionForm } from './submission-form.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';
import { tokenKind } from './token/token-kind.ts';

/** What a check knows about the draft that asks. */
export interface CheckedDraft {
  draftKey?: string | undefined;
  /** Of the submission that the draft edits. */
  reference?: string | undefined;
  /** Reference of the submission to which the draft adds a language. */
  parent?: string | undefined;
}

export interface Checks {
  forms: Readonly<Record<SubmissionKind, SubmissionForm>>;
  check(kind: SubmissionKind, payload: unknown, draft?: CheckedDraft): Promise<CheckAnswer>;
}

/** The family of a draft that adds a language: a new one names its parent, one that is sent again has it. */
async function findFamilyOf(
  database: Database,
  { submissionId }: FormSender,
  parent: string | undefined,
): Promise<LanguageFamily | undefined> {
  const own = submissionId === undefined ? undefined : await findById(database, submissionId);
  const found =
    own?.parent_id != null
      ? await findById(database, own.parent_id)
      : parent !== undefined && (await findByReference(database, parent));
  return found ? findFamily(database, found, submissionId) : undefined;
}

async function findSender(database: Database, { draftKey, reference }: CheckedDraft): Promise<FormSender> {
  const earlier =
    (reference === undefined ? undefined : await findByReference(database, reference)) ??
    (draftKey === undefined ? undefined : await findByDraftKey(database, draftKey));
  return { submissionId: earlier?.id, uploadKeys: draftKey === undefined ? [] : [draftKey] };
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
    check: async (kind, payload, draft = {}) => {
      const { database } = dependencies;
      const sender = await findSender(database, draft);
      const family = await findFamilyOf(database, sender, draft.parent);
      const form = await forms[kind].examine(payload, { ...sender, parentId: family?.parent.id });
      if (!form.ok) return { faults: form.faults, findings: [] };
      const trouble = family ? findLanguageTrouble(family, form) : [];
      return { faults: [], findings: [...trouble, ...publicFindings(form.findings)] };
    },
  };
}
