import { msg } from '@lingui/core/macro';
import { brand } from '#brand/brand.ts';
import { isPaymentCode, paymentWords } from '#features/donations/view/payment-words.ts';
import type { MailContent, MailLink } from '#features/mail/model/mail-content.ts';
import type { SubmissionMailKind } from '#features/mail/model/mail-kind.ts';
import { pageUrl, type MailContext } from '#features/mail/view/mail-context.ts';
import type { SubmissionMailFacts } from '../../model/submission-mail.ts';
import { formatDay } from '../status/format-time.ts';
import { reasonWords } from '../status/reason-words.ts';
import { stateWords } from '../status/state-words.ts';

/** A mail's name for what happened: in the subject and above the text. */
function nameOf(kind: SubmissionMailKind, { i18n }: MailContext): string {
  const states = stateWords(i18n);
  const names: Record<SubmissionMailKind, string> = {
    'submission-received': i18n._(msg`Received`),
    'submission-updated': i18n._(msg`Your changes are saved`),
    'submission-checking-payment': states['checking-payment'].name,
    'submission-payment-refused': states['payment-refused'].name,
    'submission-in-review': states['in-review'].name,
    'submission-changes-requested': states['changes-requested'].name,
    'submission-listed': states.listed.name,
    'submission-rejected': states.rejected.name,
    'submission-withdrawn': states.withdrawn.name,
  };
  return names[kind];
}

/** What happened and what comes next. */
function paragraphsOf(facts: SubmissionMailFacts, { i18n, locale }: MailContext): string[] {
  const { title, code } = facts;
  switch (facts.kind) {
    case 'submission-received':
      return [
        i18n._(msg`The form of ${title} is with us. The reviewers see it once the donation has arrived.`),
      ];
    case 'submission-updated':
      return [i18n._(msg`The form of ${title} is changed as you sent it. It still waits for the donation.`)];
    case 'submission-checking-payment':
      return [
        i18n._(
          msg`We are reading your transaction for ${title} from the chain. The next mail says how it ended.`,
        ),
      ];
    case 'submission-payment-refused': {
      const words = isPaymentCode(code) ? paymentWords(i18n)(code, facts.paymentDetail) : undefined;
      return [
        i18n._(msg`The transaction does not pay for ${title}. Everything else is kept.`),
        ...(words ? [`${words.title} ${words.text}`] : []),
      ];
    }
    case 'submission-in-review': {
      const day = facts.promisedTime === null ? null : formatDay(facts.promisedTime, locale);
      return [
        i18n._(msg`The reviewers have ${title}. There is nothing to do but wait.`),
        ...(day === null ? [] : [i18n._(msg`The review is promised by ${day}.`)]),
      ];
    }
    case 'submission-changes-requested':
      return [
        i18n._(
          msg`The reviewers ask for changes to ${title}. Make them and send it again; it costs nothing.`,
        ),
      ];
    case 'submission-listed':
      return [i18n._(msg`${title} is in the store now.`)];
    case 'submission-rejected': {
      const reason = code === null ? undefined : reasonWords(i18n)(code);
      return [
        i18n._(msg`The reviewers decided against ${title}.`),
        ...(reason === undefined ? [] : [reason]),
      ];
    }
    case 'submission-withdrawn':
      return [i18n._(msg`You took ${title} back. It is not reviewed any more.`)];
  }
}

function actionOf(facts: SubmissionMailFacts, context: MailContext): MailLink {
  const { i18n } = context;
  const statusPage = pageUrl(context, `/submission/${facts.reference}`);
  if (facts.kind === 'submission-listed' && facts.listedPath !== null)
    return { label: i18n._(msg`See it in the store`), href: pageUrl(context, facts.listedPath) };
  if (facts.kind === 'submission-changes-requested')
    return { label: i18n._(msg`Edit and send again`), href: statusPage };
  return { label: i18n._(msg`See where it stands`), href: statusPage };
}

/** The mail about one change of a submission, in the language of the person who sent it. */
export function writeSubmissionMail(facts: SubmissionMailFacts, context: MailContext): MailContent {
  const { i18n } = context;
  const { title } = facts;
  const name = nameOf(facts.kind, context);
  const wallet = brand.name;
  const action = actionOf(facts, context);
  return {
    subject: i18n._(
      msg({ message: `${name}: ${title}`, context: 'subject of a mail: what happened, name of the project' }),
    ),
    heading: name,
    paragraphs: paragraphsOf(facts, context),
    quote: facts.text,
    action,
    notes: [
      ...(action.href.includes(facts.reference)
        ? [i18n._(msg`Keep the link to yourself: whoever has it can see and change the submission.`)]
        : []),
      i18n._(
        msg`This address stands in a submission to ${wallet}. If you know nothing of it, there is nothing to do.`,
      ),
    ],
    links: [],
  };
}
