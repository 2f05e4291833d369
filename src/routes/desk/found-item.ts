import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { EntryState } from '#features/team/editing/model/entry-times.ts';
import type { MailKind } from '#features/team/mail/model/mail-kind.ts';
import type { MailState } from '#features/team/mail/model/outbox-mail.ts';
import type { SubmissionKind, SubmissionState } from '#features/submission/submissions/model/state.ts';

/** An item that the palette found. The id is that of the screen which shows it. */
export type FoundItem =
  | { type: 'submission'; id: number; name: string; kind: SubmissionKind; state: SubmissionState }
  | { type: 'listing'; id: string; name: string; kind: ListedKind; isListed: boolean }
  | { type: 'content'; id: number; name: string; kind: string; singular: string; state: EntryState }
  | { type: 'release'; id: number; name: string; platform: string; isWithdrawn: boolean }
  | { type: 'mail'; id: number; name: string; kind: MailKind; state: MailState };

/** From so many characters on, items are looked for. */
export const findMinCharacters = 2;
export const findMaxCharacters = 200;
