import * as v from 'valibot';
import { tpConnectValues } from '#features/catalogue/model/tp-connect.ts';
import { referralModes, submissionLanguages, type DappDraft } from '../../model/dapp/dapp-draft.ts';
import { draftAnswer, draftChoice, draftFlag, draftText } from '../draft/field-parts.ts';
import { createDraftFormat } from '../draft/saved-draft.ts';
import { steps } from '../draft/step.ts';
import type { DraftKind } from '../kind/draft-kind.ts';
import { languageOfLocale } from './language-of-locale.ts';

/** What stands in the form's controls; the two files stand beside it with their names. */
export type DappFields = Omit<DappDraft, 'icon' | 'audit_file'>;

const fieldsSchema = v.object({
  language: draftChoice(submissionLanguages),
  networks: v.fallback(v.array(v.string()), []),
  title: draftText,
  desc: draftText,
  url: draftText,
  addresses: v.fallback(v.array(v.object({ network: v.string(), addresses: v.string() })), []),
  has_tokens: draftFlag,
  tokens: v.fallback(v.array(v.object({ network: draftText, symbol: draftText, contract: draftText })), []),
  categories: v.fallback(v.array(v.number()), []),
  tp_connect: draftChoice(tpConnectValues),
  has_audit: draftAnswer,
  audit_url: draftText,
  has_referral: draftFlag,
  referral_mode: draftChoice(referralModes),
  rake_back_account: draftText,
  referral_contract: draftText,
  inviter_must_transact: draftFlag,
  has_invite_reward: draftFlag,
  invite_account: draftText,
  email: draftText,
  others: draftText,
}) satisfies v.GenericSchema<unknown, DappFields>;

export const dappDraftKind: DraftKind<DappFields> = {
  kind: 'dapp',
  path: '/submit/dapp',
  storageKey: 'draft.dapp',
  steps,
  format: createDraftFormat<DappFields>(fieldsSchema),
  initialFields: (locale) => ({ language: languageOfLocale(locale) }),
};
