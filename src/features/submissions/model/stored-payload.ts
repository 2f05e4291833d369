import * as v from 'valibot';
import { tpConnectValues } from '#features/catalogue/model/tp-connect.ts';
import { requirements, type Requirement } from '#features/recruiting/model/requirement.ts';
import { countryCodes } from '#i18n/country-codes.ts';
import { languageTags } from '#i18n/language-tags.ts';
import type { AmbassadorSubmission } from './ambassador/ambassador-submission.ts';
import { referralModes, submissionLanguages } from './dapp/dapp-draft.ts';
import type { DappSubmission } from './dapp/dapp-submission.ts';
import { networkKeys } from './network-key.ts';
import type { NftSubmission } from './nft/nft-submission.ts';
import type { SubmissionKind } from './state.ts';
import type { TokenSubmission } from './token/token-submission.ts';

/*
 * The shapes in which forms are stored, by kind and version. They ask for types only and not for the rules of the form: a rule that is
 * made stricter must not make an earlier submission unreadable. A changed shape is a new version; a landed one is never edited.
 */

/** What each kind's form is once it is read. */
export interface Payloads {
  dapp: DappSubmission;
  token: TokenSubmission;
  nft: NftSubmission;
  ambassador: AmbassadorSubmission;
}

/** A form with the kind that says what it is. */
export type SentForm = { [Kind in SubmissionKind]: { kind: Kind; payload: Payloads[Kind] } }[SubmissionKind];

/** The version that is written now. */
export const payloadVersion = 1;

/** The form is gone: the submission expired. */
export const removedPayloadVersion = 0;

const network = v.picklist(networkKeys);
const text = v.string();

const dapp = v.object({
  networks: v.array(network),
  title: text,
  addresses: v.array(v.object({ network, addresses: text })),
  url: text,
  desc: text,
  icon: text,
  rake_back_account: text,
  email: text,
  others: text,
  categories: v.array(v.number()),
  tp_connect: v.picklist(tpConnectValues),
  has_audit: v.boolean(),
  audit_url: text,
  audit_file: v.nullable(text),
  language: v.picklist(submissionLanguages),
  has_referral: v.boolean(),
  referral_mode: v.nullable(v.picklist(referralModes)),
  inviter_must_transact: v.boolean(),
  referral_contract: text,
  has_invite_reward: v.boolean(),
  invite_account: text,
  has_tokens: v.boolean(),
  tokens: v.array(v.object({ network: text, symbol: text, contract: text })),
});

const asset = {
  network,
  standard: text,
  address: text,
  name: text,
  symbol: text,
  owner_address: text,
  website: text,
  company_name: text,
  contact: text,
  email: text,
  description: text,
  icon: text,
  total_supply: text,
};

const ambassador = v.object({
  name: text,
  email: text,
  country: v.picklist(countryCodes),
  languages: v.array(v.picklist(languageTags)),
  links: v.array(text),
  requirements: v.array(v.picklist<readonly Requirement[]>(requirements)),
  message: text,
  cv: text,
});

/** What the languages of one project have in common: everything but the texts. */
export const sharedDappPayloadSchema = v.omit(dapp, ['title', 'desc', 'language']);

type Schemas = { [Kind in SubmissionKind]: v.GenericSchema<unknown, Payloads[Kind]> };

const versions: Readonly<Record<number, Schemas>> = {
  1: {
    dapp: v.pipe(dapp, v.metadata({ ref: 'StoredDappForm' })),
    token: v.pipe(
      v.object({ ...asset, bl_symbol: text, decimal: text, precision: text, gas: text }),
      v.metadata({ ref: 'StoredTokenForm' }),
    ),
    nft: v.pipe(v.object(asset), v.metadata({ ref: 'StoredNftForm' })),
    ambassador: v.pipe(ambassador, v.metadata({ ref: 'StoredAmbassadorForm' })),
  },
};

/** The shape of a stored form; undefined for a version that this code does not know. */
export function payloadSchema<Kind extends SubmissionKind>(
  kind: Kind,
  version: number,
): v.GenericSchema<unknown, Payloads[Kind]> | undefined {
  const schemas = versions[version];
  return schemas?.[kind];
}

/** Any form that is stored, of every kind and version. */
export const storedPayloadSchema = v.union(Object.values(versions).flatMap((kinds) => Object.values(kinds)));

/** What stands for a form that is gone. */
export const removedPayloadSchema = v.strictObject({});
