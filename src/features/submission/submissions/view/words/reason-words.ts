import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** The reviewers' reasons for a rejection in words; undefined for a code that this version does not know. */
export function useReasonWords(): (code: string) => string | undefined {
  return reasonWords(useLingui().i18n);
}

/** The same words where there is no page: in mails. */
export function reasonWords(i18n: I18n): (code: string) => string | undefined {
  const words: Readonly<Record<string, string>> = {
    duplicate: i18n._(msg`The project is already listed.`),
    'copied-logo-or-name': i18n._(msg`The logo or the name copies another project.`),
    'scam-or-honeypot': i18n._(msg`There are signs of a scam or a honeypot.`),
    'site-not-working': i18n._(msg`The website does not work.`),
    'contract-not-on-mainnet': i18n._(msg`The contracts are not deployed on mainnet.`),
    'not-open-source-or-audited': i18n._(msg`Sensitive contracts are neither open source nor audited.`),
    'poor-mobile-experience': i18n._(msg`The interface does not work well on phones.`),
    'not-legal': i18n._(msg`It is not legal where it operates.`),
    'no-other-contact': i18n._(msg`Email is the only contact that works.`),
    'no-answer': i18n._(msg`Our questions were not answered.`),
    'requirements-not-met': i18n._(msg`Fewer than two of the requirements are met.`),
    'claims-not-shown': i18n._(msg`The links do not confirm what the form says.`),
    'places-taken': i18n._(msg`There are currently enough ambassadors for this language, country or region.`),
    'interview-missed': i18n._(msg`The interview did not take place.`),
    'interview-result': i18n._(msg`After the interview we decided not to continue.`),
    other: i18n._(msg`There is another reason.`),
  };
  return (code) => (Object.hasOwn(words, code) ? words[code] : undefined);
}
