import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { DappDraft, dappFields, SubmissionLanguage } from '../model/dapp-fields.ts';

type Described = typeof dappFields;
type DappChoiceName = {
  [Name in keyof Described]: Described[Name]['type'] extends 'choice' ? Name : never;
}[keyof Described];

/** Names of the fields of the DApp form, in pages and in mails. */
export function dappLabels(i18n: I18n): Record<keyof DappDraft, string> {
  const brandName = brand.name;
  return {
    language: i18n._(msg`Language of this submission`),
    networks: i18n._(msg`Networks`),
    title: i18n._(msg`Project name`),
    desc: i18n._(msg`One sentence about it`),
    url: i18n._(msg`Project link`),
    icon: i18n._(msg`Logo`),
    addresses: i18n._(msg`DApp contract account`),
    has_tokens: i18n._(msg`Does the DApp have tokens?`),
    tokens: i18n._(msg`Tokens`),
    categories: i18n._(msg`Categories`),
    tp_connect: i18n._(msg`Connects to ${brandName} on`),
    has_audit: i18n._(msg`Has a third party audited the contracts?`),
    audit_url: i18n._(msg`Audit report link`),
    audit_file: i18n._(msg`Audit report file`),
    has_referral: i18n._(msg`Does the DApp pay for invitations?`),
    referral_mode: i18n._(msg({ message: 'Reward mode', comment: 'How the referring person is rewarded' })),
    rake_back_account: i18n._(msg`Referral reward contract account`),
    referral_contract: i18n._(msg`Referral distribution contract`),
    inviter_must_transact: i18n._(msg`The inviter must transact once before the link is active`),
    has_invite_reward: i18n._(msg`Rewards are paid from an invite account`),
    invite_account: i18n._(msg`Invite account`),
    email: i18n._(msg`Email`),
    others: i18n._(msg`Other contact`),
  };
}

/** Names of fields that are shorter on the review. */
export function dappReviewLabels(i18n: I18n): { [Name in keyof DappDraft]?: string } {
  return {
    language: i18n._(msg`Language`),
    tp_connect: i18n._(msg`Connects on`),
    has_audit: i18n._(msg({ message: 'Audited', context: 'question with the answer yes or no' })),
    audit_file: i18n._(msg`Audit report`),
    has_referral: i18n._(msg`Pays for invitations`),
    inviter_must_transact: i18n._(
      msg({ message: 'Inviter', comment: 'The person who referred the project to us' }),
    ),
  };
}

/** Names of the submission languages, each in itself. */
export const languageNames: Record<SubmissionLanguage, { name: string; tag: string }> = {
  en: { name: 'English', tag: 'en' },
  zh: { name: '简体中文', tag: 'zh-Hans' },
  zhTW: { name: '繁體中文', tag: 'zh-Hant' },
};

/** What the values of the DApp form's choices are called. */
export function dappChoices(i18n: I18n): {
  [Name in DappChoiceName]: Record<Described[Name]['values'][number], string>;
} {
  return {
    language: { en: languageNames.en.name, zh: languageNames.zh.name, zhTW: languageNames.zhTW.name },
    tp_connect: {
      both: i18n._(msg`Mobile and extension`),
      extension: i18n._(msg`Extension only`),
      mobile: i18n._(msg`Mobile only`),
      none: i18n._(msg`Not yet`),
    },
    referral_mode: {
      automatic: i18n._(msg`Automatic, by contract`),
      manual: i18n._(msg`Claimed manually`),
    },
  };
}
