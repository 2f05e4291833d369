import { Alert, Box, Button, MenuItem, Paper, TextField, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { useCreate, useNotify, useRedirect } from 'react-admin';
import { doneOrWaits, proposalPath, proposedIn } from '#features/core/desk-kit/desk/proposed-in.ts';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { WithPreview } from '#features/core/desk-kit/desk/preview/with-preview.tsx';
import { emptyNotes, type NewRelease, type ReleaseNotes } from '../model/new-release.ts';
import { isFromStore, platforms, type Platform } from '../model/platform.ts';
import { ChecksumField } from './checksum-field.tsx';
import { FileDrop } from './file-drop.tsx';
import { FurtherFiles } from './further-files.tsx';
import { NotesFields } from './notes-fields.tsx';
import { platformWords } from './release-words.ts';
import { ReleasePreview } from './release-preview.tsx';
import { useReleaseFiles } from './use-release-files.ts';

const today = () => new Date().toISOString().slice(0, 10);

interface Facts {
  platform: Platform;
  version: string;
  released: string;
}

function FactFields({ facts, onChange }: { facts: Facts; onChange: (facts: Facts) => void }) {
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
        slotProps={{ htmlInput: { maxLength: 27, inputMode: 'decimal', autoComplete: 'off' } }}
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

/** What the form keeps. The files are not kept: their person chooses them again. */
const emptyRelease = (): { facts: Facts; notes: ReleaseNotes; checksums: string } => ({
  facts: { platform: 'android', version: '', released: today() },
  notes: emptyNotes,
  checksums: '',
});

/** Everything that the form holds, and sending it. */
function useRelease() {
  const kept = useKeptForm({ resource: 'releases', id: 'new', part: 'form' }, emptyRelease());
  const { values, set } = kept;
  const { facts, notes, checksums } = values;
  const [language, setLanguage] = useState<keyof ReleaseNotes>('en');
  const [problem, setProblem] = useState<string>();
  const files = useReleaseFiles(checksums);
  const [create, { isPending }] = useCreate();
  const notify = useNotify();
  const redirect = useRedirect();

  const { file, named } = files;
  const hasFiles = !isFromStore(facts.platform);
  const isReady =
    (!hasFiles || files.areReady) &&
    facts.version.trim() !== '' &&
    facts.released !== '' &&
    notes.en.trim() !== '';

  async function publish(): Promise<void> {
    setProblem(undefined);
    const sent = hasFiles && file ? { file: { ...file, checksums }, ...named } : { file: null };
    const data: NewRelease = { ...facts, ...sent, notes };
    try {
      const answer: unknown = await create('releases', { data }, { returnPromise: true });
      kept.settle(values);
      notify(doneOrWaits(answer, 'Published.'), { type: 'success' });
      const proposed = proposedIn(answer);
      redirect(proposed === undefined ? '/releases' : proposalPath(proposed));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The release could not be published.');
    }
  }
  return {
    ...{ kept, facts, notes, checksums, files },
    setFacts: (changed: Facts) => set({ facts: changed }),
    setNotes: (changed: ReleaseNotes) => set({ notes: changed }),
    setChecksums: (text: string) => set({ checksums: text }),
    ...{ problem, isReady, isPending, publish, language, setLanguage },
    /** What the preview shows, once there is enough of it. */
    draft:
      facts.version.trim() === '' || facts.released === ''
        ? undefined
        : {
            ...facts,
            version: facts.version.trim(),
            file: file ?? null,
            ...(file && named),
            notes,
            withdrawal: null,
          },
  };
}

/** Publishes a release. The button works when each file's hash and the build's own are the same. */
export function ReleaseForm() {
  const form = useRelease();
  return (
    <WithPreview preview={<ReleasePreview release={form.draft} locale={form.language} />}>
      <Fields form={form} />
    </WithPreview>
  );
}

function Fields({ form }: { form: ReturnType<typeof useRelease> }) {
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 3, maxWidth: 820, my: 3 }}
      onSubmit={(event) => {
        (event as unknown as SubmitEvent<HTMLFormElement>).preventDefault();
        void form.publish();
      }}
    >
      <title>New release · Desk</title>
      <Typography component="h1" variant="h4">
        New release
      </Typography>
      <Paper variant="outlined" sx={{ p: 3, display: 'grid', gap: 3 }}>
        <RestoredNotice form={form.kept} />
        <FactFields facts={form.facts} onChange={form.setFacts} />
        {isFromStore(form.facts.platform) ? (
          <Alert severity="info">
            The App Store delivers and verifies this release. There is no file to publish.
          </Alert>
        ) : (
          <>
            <FileDrop hashed={form.files.hashed} onFile={form.files.start} />
            <ChecksumField text={form.checksums} hashed={form.files.hashed} onChange={form.setChecksums} />
            <FurtherFiles further={form.files.further} checksums={form.checksums} />
          </>
        )}
        <NotesFields
          notes={form.notes}
          language={form.language}
          onLanguage={form.setLanguage}
          onChange={form.setNotes}
        />
        {form.problem && <Alert severity="error">{form.problem}</Alert>}
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button
            type="submit"
            variant="contained"
            color="secondary"
            disabled={!form.isReady}
            loading={form.isPending}
          >
            Publish release
          </Button>
          <Button href="#/releases">Cancel</Button>
        </Box>
      </Paper>
    </Box>
  );
}
