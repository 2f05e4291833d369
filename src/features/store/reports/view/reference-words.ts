import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a reporter quotes when they ask about their report: on the page and in the mail. */
export const referenceWords = (i18n: I18n, number: number): string =>
  i18n._(msg({ message: `Reference: ${number}`, comment: 'The number by which a report is called' }));
