import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AmbassadorDraft } from '../../model/ambassador-fields.ts';

/** Names of the fields of the application, in pages and in mails. */
export function ambassadorLabels(i18n: I18n): Record<keyof AmbassadorDraft, string> {
  return {
    name: i18n._(msg`Your name`),
    email: i18n._(msg`Email`),
    country: i18n._(msg`Country or region`),
    languages: i18n._(msg`Languages you work in`),
    requirements: i18n._(msg`Requirements you meet`),
    links: i18n._(msg`Links`),
    message: i18n._(msg`Message`),
    cv: i18n._(msg`CV`),
  };
}
