import { msg } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import { brand } from '#brand/brand.ts';

/** The last line of every mail. */
export function closingWords(i18n: I18n): string {
  const email = brand.supportEmail;
  return i18n._(msg`Questions? Contact ${email}.`);
}
