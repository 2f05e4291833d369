import { dappFacts } from '#features/store/catalogue/model/dapp-facts.ts';
import { hotCategoryId } from '#features/store/catalogue/model/hot-category.ts';
import { emailMaxCharacters } from '#features/submission/form-fields/model/email-form.ts';
import { defineFields, type DraftOf, type FieldGroup } from '#features/submission/form-fields/model/field.ts';
import { networkKeys } from '#features/core/chains/model/network-key.ts';

/** Language a DApp is submitted in; each language is a submission of its own (specification §3). */
export const submissionLanguages = ['en', 'zh', 'zhTW'] as const;
export type SubmissionLanguage = (typeof submissionLanguages)[number];

/** Who pays the referral reward: the contract by itself, or the inviter claims it. */
export const referralModes = ['automatic', 'manual'] as const;
export type ReferralMode = (typeof referralModes)[number];

/** The DApp form. The limit of the audit link is the specification's, §5. */
export const dappFields = defineFields({
  language: { type: 'choice', values: submissionLanguages, required: true },
  networks: { type: 'picks', values: networkKeys, required: true },
  title: { type: 'text', max: 40, required: true, correctable: true },
  desc: { type: 'text', max: 80, required: true, correctable: true },
  url: { type: 'link', max: 1000, ownSite: true, required: true, correctable: true },
  icon: { type: 'file', role: 'icon', required: true },
  addresses: { type: 'network-accounts', of: 'networks' },
  has_tokens: { type: 'flag' },
  tokens: {
    type: 'rows',
    max: 50,
    columns: { network: {}, symbol: { max: 20 }, contract: { max: 200 } },
    required: true,
    when: { has_tokens: true },
  },
  categories: { type: 'categories', max: 20, except: hotCategoryId, required: true, correctable: true },
  tp_connect: { type: 'choice', values: dappFacts.tp_connect.values, required: true, correctable: true },
  has_audit: { type: 'answer', required: true },
  /** Required unless the report itself is sent: dapp-rules.ts. */
  audit_url: { type: 'link', max: 1000, when: { has_audit: true }, correctable: true },
  audit_file: { type: 'file', role: 'audit', when: { has_audit: true } },
  has_referral: { type: 'flag' },
  referral_mode: { type: 'choice', values: referralModes, required: true, when: { has_referral: true } },
  rake_back_account: { type: 'account', max: 200, required: true, when: { has_referral: true } },
  referral_contract: { type: 'account', max: 200, when: { has_referral: true } },
  inviter_must_transact: { type: 'flag', when: { has_referral: true } },
  has_invite_reward: { type: 'flag', when: { has_referral: true, referral_mode: 'manual' } },
  invite_account: { type: 'account', max: 200, required: true, when: { has_invite_reward: true } },
  email: { type: 'email', max: emailMaxCharacters, required: true },
  others: { type: 'contact', max: 200, required: true },
});

/** The sections of the form that ask for what is listed; the others are drawn by hand, because most of their fields depend on an answer. */
export const dappForm = {
  project: ['language', 'networks', 'title', 'desc', 'url', 'icon'],
  categories: ['categories', 'tp_connect'],
} as const satisfies Record<string, readonly (keyof typeof dappFields)[]>;

/** What the review shows; name, sentence and logo are on the card above it. */
export const dappReview = [
  { key: 'project', fields: ['language', 'url', 'networks'] },
  { key: 'contracts', fields: ['addresses', 'tokens'] },
  { key: 'categories', fields: ['categories', 'tp_connect'] },
  {
    key: 'rewards',
    fields: [
      'has_audit',
      'audit_url',
      'audit_file',
      'has_referral',
      'referral_mode',
      'rake_back_account',
      'referral_contract',
      'inviter_must_transact',
      'invite_account',
    ],
  },
  { key: 'contact', fields: ['email', 'others'] },
] as const satisfies readonly FieldGroup<typeof dappFields>[];

/** What the desk shows, in the order in which a reviewer looks at it. */
export const dappDesk = [
  { key: 'store', fields: ['icon', 'title', 'desc', 'language', 'url', 'categories', 'tp_connect'] },
  { key: 'contracts', fields: ['networks', 'addresses', 'tokens'] },
  { key: 'audit', fields: ['has_audit', 'audit_url', 'audit_file'] },
  {
    key: 'rewards',
    fields: [
      'has_referral',
      'referral_mode',
      'inviter_must_transact',
      'referral_contract',
      'rake_back_account',
      'has_invite_reward',
      'invite_account',
    ],
  },
  { key: 'contact', fields: ['email', 'others'] },
] as const satisfies readonly FieldGroup<typeof dappFields>[];

/** A DApp form as it is being filled. */
export type DappDraft = DraftOf<typeof dappFields>;
