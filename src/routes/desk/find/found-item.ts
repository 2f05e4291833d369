import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { EntryState } from '#features/team/editing/model/entry-times.ts';
import type { MailKind } from '#features/team/mail/model/mail-kind.ts';
import type { MailState } from '#features/team/mail/model/outbox-mail.ts';
import type { ProposalKind } from '#features/team/second-person/model/proposal.ts';
import type { SubmissionKind, SubmissionState } from '#features/submission/submissions/model/state.ts';

/** An item that the palette found. The id is that of the screen which shows it. */
export type FoundItem =
  | { type: 'submission'; id: number; name: string; kind: SubmissionKind; state: SubmissionState }
  | { type: 'case'; id: number; name: string; kind: CaseKind; isOpen: boolean }
  | { type: 'proposal'; id: number; name: string; kind: ProposalKind; isOpen: boolean }
  | { type: 'listing'; id: string; name: string; kind: ListedKind; isListed: boolean }
  | { type: 'content'; id: number; name: string; kind: string; singular: string; state: EntryState }
  | { type: 'status-notice'; id: number; name: string }
  | { type: 'release'; id: number; name: string; platform: string; isWithdrawn: boolean }
  | { type: 'mail'; id: number; name: string; kind: MailKind; state: MailState }
  | RowItem;

/** It has no screen of its own: it is a row of one. */
export interface RowItem {
  type: 'category' | 'network' | 'answer' | 'account' | 'subscriber' | 'webhook';
  id: string;
  name: string;
}

/** From so many characters on, items are looked for. */
export const findMinCharacters = 2;
export const findMaxCharacters = 200;
