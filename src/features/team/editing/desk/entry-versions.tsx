import { useGetOne } from 'react-admin';
import type { ContentBody } from '../model/content-body.ts';
import type { Entry, EntryVersion } from '../model/content-entry.ts';
import type { ContentKind } from '../model/content-kind.ts';
import { actWords, minuteOf } from './content-words.ts';
import { diffBodies } from './diff-bodies.ts';
import { DiffView } from '#features/core/desk-kit/desk/diff-view.tsx';
import { VersionsPanel } from '#features/team/versions/desk/versions-panel.tsx';

/** One version's body, from the server. */
export function useVersion(entry: Pick<Entry, 'kind' | 'id'>, number: number | undefined) {
  const { data } = useGetOne<{ id: number; body: ContentBody }>(
    `content/${entry.kind}/${entry.id}/versions`,
    { id: number ?? 0 },
    { enabled: number !== undefined },
  );
  return data?.body;
}

const describe = ({ number, by, act, source }: EntryVersion) =>
  `${number}, ${by}, ${actWords[act]}${source === null ? '' : ` from ${source}`}`;

/** Which version visitors see, and which they do not see yet. */
function seenOf({ liveVersion, hasUnpublished }: Entry, number: number): string {
  if (number === liveVersion) return ', live';
  return hasUnpublished && liveVersion !== null && number > liveVersion ? ', not published' : '';
}

interface EntryVersionsProps {
  entry: Entry;
  isBusy: boolean;
  chosen: number | undefined;
  onChoose: (number: number | undefined) => void;
  onRestore: (number: number) => void;
}

/** The versions of an entry. */
export function EntryVersions({ entry, ...panel }: EntryVersionsProps) {
  const versions = entry.versions.map((version) => ({
    number: version.number,
    label: describe(version) + seenOf(entry, version.number),
    time: minuteOf(version.at),
  }));
  return <VersionsPanel versions={versions} latest={entry.version} {...panel} />;
}

/** What changed between a version and the latest one. */
export function VersionDiff({ kind, entry, number }: { kind: ContentKind; entry: Entry; number: number }) {
  const body = useVersion(entry, number);
  if (!body) return null;
  return (
    <DiffView
      rows={diffBodies(kind, body, entry.body)}
      label={`Changes from ${number} to ${entry.version}`}
    />
  );
}
