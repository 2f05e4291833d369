import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import type { ContentBody } from '../model/content-body.ts';
import type { Entry, EntryVersion } from '../model/content-entry.ts';
import type { ContentKind } from '../model/content-kind.ts';
import { actWords, minuteOf } from './content-words.ts';
import { diffBodies } from './diff-bodies.ts';
import { DiffView } from '#features/desk-kit/desk/diff-view.tsx';

/** One version's body, from the server. */
export function useVersion(entry: Pick<Entry, 'kind' | 'id'>, number: number | undefined) {
  const { data } = useGetOne<{ id: number; body: ContentBody }>(
    `content/${entry.kind}/${entry.id}/versions`,
    { id: number ?? 0 },
    { enabled: number !== undefined },
  );
  return data?.body;
}

interface VersionsPanelProps {
  entry: Entry;
  isBusy: boolean;
  chosen: number | undefined;
  onChoose: (number: number | undefined) => void;
  onRestore: (number: number) => void;
}

const describe = ({ number, by, act, source }: EntryVersion) =>
  `${number}, ${by}, ${actWords[act]}${source === null ? '' : ` from ${source}`}`;

interface VersionRowProps extends Pick<VersionsPanelProps, 'chosen' | 'onChoose'> {
  version: EntryVersion;
  latest: number;
}

function VersionRow({ version, latest, chosen, onChoose }: VersionRowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Button
        color="inherit"
        disabled={version.number === latest}
        aria-pressed={version.number === chosen}
        title={`Compare ${version.number} with ${latest}`}
        onClick={() => onChoose(version.number === chosen ? undefined : version.number)}
        sx={{
          flex: 1,
          justifyContent: 'start',
          textAlign: 'start',
          fontWeight: version.number === chosen ? 700 : 400,
          '&.Mui-disabled': { color: 'text.primary' },
        }}
      >
        {describe(version)}
      </Button>
      <Box sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap' }}>{minuteOf(version.at)}</Box>
    </Box>
  );
}

/** Who changed it when; a version is compared with the latest one and restored. */
export function VersionsPanel({ entry, isBusy, chosen, onChoose, onRestore }: VersionsPanelProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entry.versions : entry.versions.slice(0, 6);
  return (
    <Box
      component="section"
      aria-labelledby="versions"
      sx={{ display: 'grid', gap: 0.75, alignContent: 'start' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 30 }}>
        <Typography component="h2" variant="h6" id="versions" sx={{ flex: 1 }}>
          Versions
        </Typography>
        {chosen !== undefined && (
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => onRestore(chosen)}>
            Restore {chosen}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((version) => (
          <VersionRow
            key={version.number}
            version={version}
            latest={entry.version}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </Box>
      {entry.versions.length > shown.length && (
        <Button color="inherit" onClick={() => setWhole(true)} sx={{ justifySelf: 'start' }}>
          Show all {entry.versions.length}
        </Button>
      )}
    </Box>
  );
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
