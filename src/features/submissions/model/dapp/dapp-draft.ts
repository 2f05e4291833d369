import { tpConnectValues, type TpConnect } from '#features/catalogue/model/tp-connect.ts';
import { splitAddresses } from '../address-form.ts';
import {
  cleanChoice,
  cleanHash,
  cleanLink,
  cleanList,
  cleanRecord,
  unique,
  type Unknowns,
} from '../clean-form.ts';
import { cleanText } from '../clean-text.ts';
import { isNetworkKey } from '../network-key.ts';

/** Language a DApp is submitted in; each language is a submission of its own (specification §3). */
export const submissionLanguages = ['en', 'zh', 'zhTW'] as const;
export type SubmissionLanguage = (typeof submissionLanguages)[number];

/** Who pays the referral reward: the contract by itself, or the inviter claims it. */
export const referralModes = ['automatic', 'manual'] as const;
export type ReferralMode = (typeof referralModes)[number];

export interface DappTokenDraft {
  network: string;
  symbol: string;
  contract: string;
}

/** A DApp form as it is being filled: every key present, nothing promised about the values; null is a choice not made yet. */
export interface DappDraft {
  networks: string[];
  title: string;
  /** Contracts of each selected network, several separated by commas. */
  addresses: { network: string; addresses: string }[];
  url: string;
  desc: string;
  /** SHA-256 of the uploaded logo, or empty. */
  icon: string;
  rake_back_account: string;
  email: string;
  others: string;
  categories: number[];
  tp_connect: TpConnect | null;
  has_audit: boolean | null;
  audit_url: string;
  /** SHA-256 of the uploaded report; the file is optional. */
  audit_file: string | null;
  language: SubmissionLanguage | null;
  has_referral: boolean;
  referral_mode: ReferralMode | null;
  inviter_must_transact: boolean;
  referral_contract: string;
  has_invite_reward: boolean;
  invite_account: string;
  has_tokens: boolean;
  tokens: DappTokenDraft[];
}

export const emptyDappDraft: DappDraft = {
  networks: [],
  title: '',
  addresses: [],
  url: '',
  desc: '',
  icon: '',
  rake_back_account: '',
  email: '',
  others: '',
  categories: [],
  tp_connect: null,
  has_audit: null,
  audit_url: '',
  audit_file: null,
  language: null,
  has_referral: false,
  referral_mode: null,
  inviter_must_transact: false,
  referral_contract: '',
  has_invite_reward: false,
  invite_account: '',
  has_tokens: false,
  tokens: [],
};

/** One row per selected network that exists, in the order of selection, with all that was typed for it. */
function cleanAddresses(input: unknown, networks: readonly string[]): DappDraft['addresses'] {
  const rows = cleanList(input).map(cleanRecord);
  return networks.filter(isNetworkKey).map((network) => {
    const typed = rows.filter((row) => row.network === network).map((row) => cleanText(row.addresses));
    return { network, addresses: splitAddresses(typed.join(',')).join(',') };
  });
}

function cleanReferral(form: Unknowns): Partial<DappDraft> {
  if (form.has_referral !== true) return {};
  const hasInviteReward = form.has_invite_reward === true;
  return {
    has_referral: true,
    rake_back_account: cleanText(form.rake_back_account),
    referral_mode: cleanChoice(referralModes, form.referral_mode),
    inviter_must_transact: form.inviter_must_transact === true,
    referral_contract: cleanText(form.referral_contract),
    has_invite_reward: hasInviteReward,
    invite_account: hasInviteReward ? cleanText(form.invite_account) : '',
  };
}

function cleanToken(input: unknown): DappTokenDraft {
  const row = cleanRecord(input);
  return {
    network: cleanText(row.network),
    symbol: cleanText(row.symbol),
    contract: cleanText(row.contract),
  };
}

/**
 * Brings anything at all into the shape of the form: texts cleaned, links completed, doubles dropped, and what belongs to a
 * question answered with no left out. Never throws. Rows of tokens keep their places, so that faults point at the row on the screen.
 */
export function cleanDappDraft(input: unknown): DappDraft {
  const form = cleanRecord(input);
  const networks = unique(cleanList(form.networks).map(cleanText));
  const hasAudit = typeof form.has_audit === 'boolean' ? form.has_audit : null;
  const hasTokens = form.has_tokens === true;
  return {
    ...emptyDappDraft,
    networks,
    title: cleanText(form.title),
    addresses: cleanAddresses(form.addresses, networks),
    url: cleanLink(form.url),
    desc: cleanText(form.desc),
    icon: cleanHash(form.icon),
    email: cleanText(form.email),
    others: cleanText(form.others),
    categories: unique(cleanList(form.categories).filter((category) => typeof category === 'number')),
    tp_connect: cleanChoice(tpConnectValues, form.tp_connect),
    has_audit: hasAudit,
    audit_url: hasAudit ? cleanLink(form.audit_url) : '',
    audit_file: (hasAudit && cleanHash(form.audit_file)) || null,
    language: cleanChoice(submissionLanguages, form.language),
    ...cleanReferral(form),
    has_tokens: hasTokens,
    tokens: hasTokens ? cleanList(form.tokens).map(cleanToken) : [],
  };
}
