import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import type { MailContent } from '#features/team/mail/model/mail-content.ts';
import { pageUrl, type MailContext } from '#features/team/mail/view/mail-context.ts';
import { unsubscribePath } from '../../../model/confirmation-mail.ts';
import type { IssueMailFacts } from '../../../model/issues/issue-mail.ts';

/** An issue of the newsletter to one subscriber. */
export function writeIssueMail(
  { subject, blocks, token, isTest }: IssueMailFacts,
  context: MailContext,
): MailContent {
  const { i18n } = context;
  const wallet = brand.name;
  return {
    // For the team alone, which reads English.
    subject: isTest ? `[Test] ${subject}` : subject,
    heading: subject,
    parts: [{ kind: 'blocks', blocks }],
    notes: [
      i18n._(msg`You are receiving this email because you subscribed to the product notices of ${wallet}.`),
    ],
    links: [{ label: i18n._(msg`Unsubscribe`), href: pageUrl(context, unsubscribePath(token)) }],
  };
}
