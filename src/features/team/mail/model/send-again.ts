import { issueMailKinds, type MailKind } from './mail-kind.ts';

/** How often one mail is sent again in 24 hours. */
export const repeatsPerDay = 3;
/** The same in all; the keys of its repeats are counted up to this. */
export const repeatsMax = 10;

/**
 * Links of these open something for a short time or once, so there are other acts for a second one. What a person was told is at the desk, and
 * not mailed once it was read. An issue is sent to each reader once, and a reminder is of no use after its interview.
 */
const sentOnce: readonly MailKind[] = [
  'desk-invitation',
  'desk-recovery',
  'desk-recovery-given',
  'desk-notice',
  'desk-digest',
  'newsletter-confirmation',
  'submission-withdrawal-asked',
  'application-interview-reminder',
  ...issueMailKinds,
];

/** May a mail of this kind be sent again as it is? */
export const mayBeRepeated = (kind: MailKind): boolean => !sentOnce.includes(kind);

/** Change key of a mail that is sent again. @param number from 1 */
export const repeatKey = (changeKey: string, number: number): string => `${changeKey} again ${number}`;

/** Change key of the first mail of a change. @param changeKey of it, or of a repeat */
export const firstKeyOf = (changeKey: string): string => changeKey.replace(/ again \d{1,2}$/, '');

/** Change keys of the mail of a change and of all its repeats. */
export const keysOf = (changeKey: string): string[] => [
  changeKey,
  ...Array.from({ length: repeatsMax }, (_, index) => repeatKey(changeKey, index + 1)),
];
