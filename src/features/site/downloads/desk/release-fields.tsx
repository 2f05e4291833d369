import { Alert, Box, MenuItem, Paper, TextField, Typography } from '@mui/material';
import type { ReactNode, SubmitEvent } from 'react';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { versionMaxCharacters } from '../model/new-release.ts';
import { isFromStore, platforms, type Platform } from '../model/platform.ts';
import { ChecksumField } from './checksum-field.tsx';
import { FileDrop } from './file-drop.tsx';
import { FurtherFiles } from './further-files.tsx';
import { NotesFields } from './notes-fields.tsx';
import { platformWords } from './release-words.ts';
import type { ReleaseFacts } from './release-values.ts';
import type { ReleaseEditing } from './use-release-editing.ts';

function FactFields({ facts, onChange }: { facts: ReleaseFacts; onChange: (facts: ReleaseFacts) => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
      <TextField
        select
        label="Platform"
        value={facts.platform}
        onChange={(event) => onChange({ ...facts, platform: event.target.value as Platform })}
      >
        {platforms.map((platform) => (
          <MenuItem key={platform} value={platform}>
            {platformWords[platform]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Version"
        placeholder="4.2.0"
        required
        value={facts.version}
        onChange={(event) => onChange({ ...facts, version: event.target.value })}
        slotProps={{
          htmlInput: { maxLength: versionMaxCharacters, inputMode: 'decimal', autoComplete: 'off' },
        }}
      />
      <TextField
        label="Released on"
        type="date"
        required
        value={facts.released}
        onChange={(event) => onChange({ ...facts, released: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Box>
  );
}

interface ReleaseFieldsProps {
  title: string;
  editing: ReleaseEditing;
  /** Why the latest act was refused. */
  problem: string | undefined;
  /** Never rejects. */
  onSubmit: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** The form of a release, whether it is new or a draft. */
export function ReleaseFields({ title, editing, problem, onSubmit, children }: ReleaseFieldsProps) {
  const { kept, files, set } = editing;
  const { facts, notes, checksums } = kept.values;
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 3, maxWidth: 820, my: 3 }}
      onSubmit={(event) => {
        (event as unknown as SubmitEvent<HTMLFormElement>).preventDefault();
        onSubmit();
      }}
    >
      <title>{`${title} · Desk`}</title>
      <Typography component="h1" variant="h4">
        {title}
      </Typography>
      <Paper variant="outlined" sx={{ p: 3, display: 'grid', gap: 3 }}>
        <RestoredNotice form={kept} />
        <FactFields facts={facts} onChange={(changed) => set({ facts: changed })} />
        {isFromStore(facts.platform) ? (
          <Alert severity="info">
            The App Store delivers and verifies this release. There is no file to publish.
          </Alert>
        ) : (
          <>
            <FileDrop hashed={files.hashed} onFile={files.start} />
            <ChecksumField
              text={checksums}
              hashed={files.hashed}
              onChange={(text) => set({ checksums: text })}
            />
            <FurtherFiles further={files.further} checksums={checksums} />
          </>
        )}
        <NotesFields
          notes={notes}
          language={editing.language}
          onLanguage={editing.setLanguage}
          onChange={(changed) => set({ notes: changed })}
        />
        {problem && <Alert severity="error">{problem}</Alert>}
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>{children}</Box>
      </Paper>
    </Box>
  );
}
