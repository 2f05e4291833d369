import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailPoint } from '../model/mail-content.ts';

/** What is said about a thing, behind its name. */
export function pointLine(i18n: I18n, { name, text }: MailPoint): string {
  return i18n._(
    msg({
      message: `${name}: ${text}`,
      context: 'line of a mail: name of a field of the form, then what the reviewers say about it',
    }),
  );
}
