import type { Erasure } from '#features/submission/submissions/model/erasure.ts';
import type { ErasurePlan } from '#features/site/privacy/server/erase-person.ts';

const words: Record<Erasure, string> = {
  deleted: 'is deleted with its history, notes and papers',
  ended: 'was not paid for: it ends now, and its form and files are deleted',
  'without-contact':
    'keeps what was submitted and paid; address, contact, company or personal name, status links and the texts of its sender are erased',
  kept: 'stays, because it waits for an answer: decide about it, or have its sender withdraw it, and run the command again',
};

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** What an erasure erases and what stays, in sentences. */
export function describeErasure(plan: ErasurePlan): string[] {
  const lists = [
    [plan.mails.length, 'mail of the outbox', 'mails of the outbox'],
    [plan.requests.length, 'mail that was asked for', 'mails that were asked for'],
    [plan.subscriber === undefined ? 0 : 1, 'subscription of the newsletter', ''],
    [plan.reports.length, 'address of a report', 'addresses of reports'],
    [plan.failures.length, 'count of wrong passwords', 'counts of wrong passwords'],
    [plan.texts.length, 'text in which the address is replaced', 'texts in which the address is replaced'],
  ] as const;
  return [
    ...plan.submissions.map(
      ({ submission: { id, kind }, erasure }) =>
        `${kind === 'ambassador' ? 'Application' : 'Submission'} ${id} ${words[erasure]}.`,
    ),
    ...lists.flatMap(([number, one, many]) => (number > 0 ? [count(number, one, many)] : [])),
  ];
}
