import type { Confirmation } from '#features/team/second-person/server/confirmation.ts';
import type { VersionAuthor } from '#features/team/versions/server/keep-version.ts';
import type { NewRelease } from '../model/new-release.ts';
import type { PublishedDraft } from './drop-draft.ts';

/** A withdrawn file of the key generator that is to be offered again. @property withdrawnTime of the withdrawal that it ends */
export interface ProposedKeysFile {
  act: 'offer-keys-file';
  id: number;
  withdrawnTime: string;
}

/** What waits for a second person. @property draft number of the draft that it was @property seen of the withdrawn release */
export type ProposedRelease =
  | { act: 'publish'; release: NewRelease; draft?: number }
  | { act: 'offer-again'; id: number; seen: string }
  | ProposedKeysFile;

/** Who acts; `confirmation` where the act was proposed by another person. */
export interface ReleaseAct {
  person: VersionAuthor;
  confirmation?: Confirmation | undefined;
  /** Where a draft is published: it ends with the publication, and waits beside its proposal. */
  draft?: PublishedDraft | undefined;
}

/** Number of the published release, or of the proposal that waits for a second person. */
export type PublishOutcome = { id: number } | { proposed: number };
