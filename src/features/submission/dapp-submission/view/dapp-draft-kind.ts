import type { Locale } from '#i18n/locales.ts';
import { dappFields, type SubmissionLanguage } from '../model/dapp-fields.ts';
import type { ControlsOf } from '#features/submission/submission-form/view/draft/draft-fields.ts';
import { createDraftFormat } from '#features/submission/submission-form/view/draft/saved-draft.ts';
import { steps } from '#features/submission/submission-form/view/draft/step.ts';
import type { DraftKind } from '#features/submission/submission-form/view/kind/draft-kind.ts';

export type DappControls = ControlsOf<typeof dappFields>;

/** The language that a new form starts with: the page's where DApps are submitted in it, else English. */
function languageOfLocale(locale: Locale): SubmissionLanguage {
  if (locale === 'zh') return 'zh';
  return locale === 'zh-tw' ? 'zhTW' : 'en';
}

export const dappDraftKind: DraftKind<DappControls> = {
  kind: 'dapp',
  fields: dappFields,
  path: '/submit/dapp',
  storageKey: 'draft.dapp',
  steps,
  format: createDraftFormat<DappControls>(dappFields),
  initialFields: (locale) => ({ language: languageOfLocale(locale) }),
};
