import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { DappDraft } from '../model/dapp-fields.ts';

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
