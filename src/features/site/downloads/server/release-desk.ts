import type { RestoreRequest, VersionHistory } from '#features/team/versions/model/kept-version.ts';
import type { VersionAuthor } from '#features/team/versions/server/keep-version.ts';
import { compareReleases } from '../model/compare-releases.ts';
import { fileAddress } from '../model/file-address.ts';
import type { ListedRelease } from '../model/listed-release.ts';
import type { NewRelease } from '../model/new-release.ts';
import type { ReleaseChange } from '../model/release-change.ts';
import type { ProposalPort } from '#features/team/second-person/server/decide-proposal.ts';
import { changeRelease, listReleaseVersions, restoreNotes } from './change-release.ts';
import { createKeysFileDesk, type KeysFileDesk } from './keys-file-desk.ts';
import { presentPublished } from './present-release.ts';
import { publishRelease } from './publish-release.ts';
import { readReleases, type ReleaseRow } from './read-releases.ts';
import type { ProposedRelease, PublishOutcome } from './release-act.ts';
import type { ReleaseDeskDependencies } from './release-desk-dependencies.ts';
import { createReleaseDrafts, type ReleaseDrafts } from './release-drafts.ts';
import { seenOf } from './release-state.ts';

/** Releases for the people who publish them. */
export interface ReleaseDesk {
  drafts: ReleaseDrafts;
  keysFiles: Pick<KeysFileDesk, 'list' | 'change'>;
  /** Every release there ever was: by platform, latest first. */
  list(): Promise<ListedRelease[]>;
  /** @throws AppError bad-request, conflict */
  publish(release: NewRelease, person: VersionAuthor): Promise<PublishOutcome>;
  /** @returns the number of the proposal, where it waits for a second person @throws AppError not-found, conflict */
  change(request: { id: number; change: ReleaseChange; person: VersionAuthor }): Promise<number | undefined>;
  /** Does what was proposed. @throws AppError conflict */
  confirm: ProposalPort;
  /** @throws AppError not-found */
  listVersions(id: number): Promise<VersionHistory>;
  /** Brings back the notes of an earlier version. @throws AppError not-found, conflict */
  restoreNotes(request: { id: number; restored: RestoreRequest; person: VersionAuthor }): Promise<void>;
}

export function createReleaseDesk(dependencies: ReleaseDeskDependencies): ReleaseDesk {
  const { database, brand } = dependencies;
  const present = (row: ReleaseRow): ListedRelease => {
    const { further, ...facts } = presentPublished(row);
    return {
      id: row.id,
      ...facts,
      address: row.sha256 === '' ? null : fileAddress(brand, row.file_name),
      ...(further && {
        further: further.map((each) => ({ ...each, address: fileAddress(brand, each.name) })),
      }),
      notes: JSON.parse(row.notes) as ListedRelease['notes'],
      seen: seenOf(row),
    };
  };
  const keysFiles = createKeysFileDesk(dependencies);
  return {
    drafts: createReleaseDrafts(dependencies),
    keysFiles,
    list: async () => (await readReleases(database)).map(present).toSorted(compareReleases),
    publish: (release, person) => publishRelease(dependencies, release, { person }),
    change: (request) => changeRelease(dependencies, request),
    confirm: async (payload, act) => {
      const proposed = payload as ProposedRelease;
      if (proposed.act === 'publish') {
        const draft = proposed.draft === undefined ? undefined : { id: proposed.draft };
        await publishRelease(dependencies, proposed.release, { ...act, draft });
      } else if (proposed.act === 'offer-keys-file') {
        await keysFiles.confirm(proposed, act);
      } else {
        const { id, seen } = proposed;
        await changeRelease(dependencies, { id, change: { name: 'offer-again', seen }, ...act });
      }
    },
    listVersions: (id) => listReleaseVersions(database, id),
    restoreNotes: (request) => restoreNotes(dependencies, request),
  };
}
