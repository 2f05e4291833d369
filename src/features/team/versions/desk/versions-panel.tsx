import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';

/** A version as the list shows it. */
export interface ListedVersion {
  number: number;
  /** `6, Mara, saved` */
  label: string;
  /** `24 Nov, 09:00` */
  time: string;
}

interface VersionsPanelProps {
  versions: readonly ListedVersion[];
  /** Number of the version that is like what is stored: it is not compared with itself. Undefined where none is. */
  latest: number | undefined;
  isBusy: boolean;
  chosen: number | undefined;
  onChoose: (number: number | undefined) => void;
  onRestore: (number: number) => void;
  /** On the button that restores; `Restore` without it. */
  restore?: string;
}

const shownAtFirst = 6;

interface VersionRowProps extends Pick<VersionsPanelProps, 'chosen' | 'onChoose' | 'latest'> {
  version: ListedVersion;
}

function VersionRow({ version: { number, label, time }, latest, chosen, onChoose }: VersionRowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Button
        color="inherit"
        disabled={number === latest}
        aria-pressed={number === chosen}
        title={`Compare ${number} with ${latest ?? 'what is stored now'}`}
        onClick={() => onChoose(number === chosen ? undefined : number)}
        sx={{
          flex: 1,
          justifyContent: 'start',
          textAlign: 'start',
          fontWeight: number === chosen ? 700 : 400,
          '&.Mui-disabled': { color: 'text.primary' },
        }}
      >
        {label}
      </Button>
      <Box sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap' }}>{time}</Box>
    </Box>
  );
}

/** Who changed it when; a version is compared with the latest one and restored. */
export function VersionsPanel({ versions, isBusy, chosen, onRestore, ...panel }: VersionsPanelProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? versions : versions.slice(0, shownAtFirst);
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 0.75, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 30 }}>
        <Typography component="h2" variant="h6" id={id} sx={{ flex: 1 }}>
          Versions
        </Typography>
        {chosen !== undefined && (
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => onRestore(chosen)}>
            {panel.restore ?? 'Restore'} {chosen}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((version) => (
          <VersionRow
            key={version.number}
            version={version}
            latest={panel.latest}
            chosen={chosen}
            onChoose={panel.onChoose}
          />
        ))}
      </Box>
      {versions.length > shown.length && (
        <Button color="inherit" onClick={() => setWhole(true)} sx={{ justifySelf: 'start' }}>
          Show all {versions.length}
        </Button>
      )}
    </Box>
  );
}
