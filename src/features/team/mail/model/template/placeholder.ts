import {
  isApplicationMailKind,
  issueMailKinds,
  mailKinds,
  teamMailKinds,
  type ChangeMailKind,
  type MailKind,
} from '../mail-kind.ts';

/** Issues of the newsletter are written at the desk as they are; what else is about the desk goes to the team alone. */
const unworded = [...issueMailKinds, ...teamMailKinds] as const;

/** The mails whose words the desk may change. */
export type WordedMailKind = Exclude<MailKind, (typeof unworded)[number]>;

export const isWorded = (kind: MailKind): kind is WordedMailKind =>
  !(unworded as readonly string[]).includes(kind);

export const wordedMailKinds: readonly WordedMailKind[] = mailKinds.filter(isWorded);

/** What the words of a mail may name in braces; the code puts a text in its place when the mail is written. */
export type PlaceholderName =
  | 'title'
  | 'fields'
  | 'wallet'
  | 'support'
  | 'day'
  | 'pause'
  | 'reason'
  | 'payment'
  | 'amount'
  | 'receiver'
  | 'transaction'
  | 'outcome'
  | 'message'
  | 'link';

export interface Placeholder {
  name: PlaceholderName;
  /** Somewhere in subject, heading or text, because the reader cannot do without it. */
  isRequired: boolean;
  /**
   * `anywhere`: always has a value. `text`: has none in some mails, which leave out the paragraph that names it.
   * `paragraph`: is a paragraph of its own, such as a button.
   */
  place: 'anywhere' | 'text' | 'paragraph';
}

/** As it is written in the words of a mail. */
export const slot = (name: string): string => `{${name}}`;

const optional = (name: PlaceholderName, place: Placeholder['place']): Placeholder => ({
  name,
  place,
  isRequired: false,
});
const required = (name: PlaceholderName, place: Placeholder['place']): Placeholder => ({
  ...optional(name, place),
  isRequired: true,
});

/** Mails that say what the reader knows, or what nobody wrote about: no reviewer's text is in them. */
const withoutMessage: readonly WordedMailKind[] = [
  'submission-received',
  'submission-link',
  'submission-withdrawal-asked',
  'submission-appealed',
  'submission-change-asked',
  'submission-refunded',
  'application-received',
  'application-link',
];

const promising: readonly WordedMailKind[] = [
  'submission-in-review',
  'submission-change-asked',
  'submission-appealed',
  'submission-appeal-granted',
  'application-received',
  'application-screening',
  'application-results',
];

/** Does the mail say by when an answer is promised? */
export const namesPromise = (kind: ChangeMailKind): boolean => promising.includes(kind);

/** Is there a reviewer's text in the mail, if one was written? */
export const hasMessage = (kind: ChangeMailKind): boolean => !withoutMessage.includes(kind);

function ofChange(kind: ChangeMailKind): Placeholder[] {
  const state = kind.slice(isApplicationMailKind(kind) ? 'application-'.length : 'submission-'.length);
  return [
    required('title', 'anywhere'),
    required('link', 'paragraph'),
    ...(hasMessage(kind) ? [required('message', 'paragraph')] : []),
    ...(state === 'change-asked' ? [required('fields', 'text')] : []),
    ...(kind === 'submission-listed' ? [optional('fields', 'text')] : []),
    ...(state === 'rejected' || state === 'change-rejected' ? [required('reason', 'text')] : []),
    ...(state === 'payment-refused' ? [required('payment', 'text')] : []),
    ...(state === 'refunded'
      ? (['amount', 'receiver', 'transaction'] as const).map((name) => required(name, 'text'))
      : []),
    ...(namesPromise(kind) ? [optional('day', 'text')] : []),
    ...(state === 'changes-requested' ? [optional('pause', 'text')] : []),
  ];
}

function ofKind(kind: WordedMailKind): Placeholder[] {
  switch (kind) {
    case 'newsletter-confirmation':
      return [required('link', 'paragraph')];
    case 'report-outcome':
    case 'check-appeal-outcome':
      return [required('title', 'anywhere'), required('outcome', 'text'), optional('link', 'paragraph')];
    default:
      return ofChange(kind);
  }
}

/** What the words of a mail may name, the required ones first. */
export function placeholdersOf(kind: WordedMailKind): Placeholder[] {
  return [...ofKind(kind), optional('wallet', 'anywhere'), optional('support', 'anywhere')];
}
