import { msg } from '@lingui/core/macro';
import type { MailContent, MailLink } from '#features/mail/model/mail-content.ts';
import { isApplicationMailKind } from '#features/mail/model/mail-kind.ts';
import { pageUrl, type MailContext } from '#features/mail/view/mail-context.ts';
import { quoteTitle } from '#features/mail/view/quote-title.ts';
import type { SubmissionMailFacts } from '../../model/submission-mail.ts';
import { applicationWords } from './application-mail.ts';
import type { ChangeWords } from './change-words.ts';
import { listingWords } from './listing-mail.ts';

function actionOf(facts: SubmissionMailFacts, words: ChangeWords, context: MailContext): MailLink {
  const { i18n } = context;
  const statusPage = pageUrl(context, `/submission/${facts.reference}`);
  if (facts.kind === 'submission-listed' && facts.listedPath !== null)
    return { label: i18n._(msg`Open it in the store`), href: pageUrl(context, facts.listedPath) };
  if (words.asksForChanges) return { label: i18n._(msg`Edit and send again`), href: statusPage };
  return { label: i18n._(msg`Check status`), href: statusPage };
}

/** The mail about one change of a submission, in the language of the person who sent it. */
export function writeSubmissionMail(facts: SubmissionMailFacts, context: MailContext): MailContent {
  const { i18n } = context;
  const { kind } = facts;
  const title = quoteTitle(facts.title, context.locale);
  const words = isApplicationMailKind(kind)
    ? applicationWords(kind, facts, context)
    : listingWords(kind, facts, context);
  const { name } = words;
  const action = actionOf(facts, words, context);
  return {
    subject: i18n._(
      msg({
        message: `${name}: ${title}`,
        context:
          'subject of a mail: what happened, then the name of the project or of the person in quotation marks',
      }),
    ),
    heading: name,
    paragraphs: words.paragraphs,
    quote: facts.text,
    action,
    notes: [...(action.href.includes(facts.reference) ? [words.caution] : []), words.sender],
    links: [],
  };
}
