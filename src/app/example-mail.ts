import { isApplicationMailKind, type ChangeMailKind } from '#features/team/mail/model/mail-kind.ts';
import {
  hasMessage,
  namesPromise,
  type WordedMailKind,
} from '#features/team/mail/model/template/placeholder.ts';
import type { SubmissionMailFacts } from '#features/submission/submissions/model/submission-mail.ts';
import type { WordedSubject } from './render-mail.ts';

const dayMs = 24 * 60 * 60_000;

/** In the place of what only the recipient may have; it leads nowhere. */
const nowhere = 'example';

function codeOf(kind: ChangeMailKind): string | null {
  if (kind === 'submission-payment-refused') return 'wrong-amount';
  if (kind === 'submission-rejected' || kind === 'submission-change-rejected') return 'site-not-working';
  return kind === 'application-rejected' ? 'claims-not-shown' : null;
}

const exampleFields: Partial<Record<ChangeMailKind, readonly string[]>> = {
  'submission-change-asked': ['url', 'icon'],
  'submission-listed': ['categories', 'desc'],
};

const aboutInterview: readonly ChangeMailKind[] = ['application-interview', 'application-interview-reminder'];

function exampleFacts(kind: ChangeMailKind, now: Date): SubmissionMailFacts {
  const isApplication = isApplicationMailKind(kind);
  const asksForChanges = kind === 'submission-changes-requested';
  const inTwoDays = new Date(now.getTime() + 2 * dayMs).toISOString();
  return {
    kind,
    submissionKind: isApplication ? 'ambassador' : 'dapp',
    reference: nowhere,
    title: isApplication ? 'Ana Example' : 'Lagoon Exchange',
    code: codeOf(kind),
    text: hasMessage(kind) ? 'This is what the reviewer wrote.\nIt can have several lines.' : null,
    interview: aboutInterview.includes(kind) ? { time: inTwoDays, zone: 'UTC' } : undefined,
    requests: asksForChanges ? [{ field: 'url', text: 'The website shows another project.' }] : [],
    fields: exampleFields[kind] ?? [],
    promisedTime: namesPromise(kind) ? inTwoDays : null,
    isPromisePaused: true,
    paymentDetail: { seen_amount: '200', expected_amount: '200.4731' },
    refund: { amount: '200.4731', receiver: `0x${'5b38'.repeat(10)}`, tx_hash: `0x${'c4'.repeat(32)}` },
    listedPath: '/dappstore/detail?id=1',
  };
}

/** What a mail of this kind could be about, for people who look at its words. */
export function exampleOf(kind: WordedMailKind, now: Date): WordedSubject {
  switch (kind) {
    case 'newsletter-confirmation':
      return { about: 'confirmation', facts: { token: nowhere } };
    case 'report-outcome':
      return {
        about: 'report',
        facts: { number: 12, kind: 'dapp', hid: 1, title: 'Lagoon Exchange', outcome: 'corrected' },
      };
    case 'check-appeal-outcome':
      return {
        about: 'report',
        facts: {
          number: 12,
          kind: 'token-check',
          hid: null,
          title: `0x${'5b38'.repeat(10)}`,
          outcome: 'granted',
        },
      };
    default:
      return { about: 'submission', facts: exampleFacts(kind, now) };
  }
}
