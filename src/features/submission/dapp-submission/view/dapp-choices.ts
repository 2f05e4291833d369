import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TpConnect } from '#features/store/catalogue/model/tp-connect.ts';
import type { ReferralMode, SubmissionLanguage } from '../model/dapp-fields.ts';

/** Names of the submission languages, each in itself. */
export const languageNames: Record<SubmissionLanguage, { name: string; tag: string }> = {
  en: { name: 'English', tag: 'en' },
  zh: { name: '简体中文', tag: 'zh-Hans' },
  zhTW: { name: '繁體中文', tag: 'zh-Hant' },
};

interface DappChoices extends Record<string, Record<string, string>> {
  language: Record<SubmissionLanguage, string>;
  tp_connect: Record<TpConnect, string>;
  referral_mode: Record<ReferralMode, string>;
}

/** What the values of the DApp form's choices are called. */
export function dappChoices(i18n: I18n): DappChoices {
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
