import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { WithPreview } from '#features/core/desk-kit/desk/preview/with-preview.tsx';
import { StaleFormDialog } from '#features/core/desk-kit/desk/stale-form-dialog.tsx';
import { useFormRecord } from '#features/core/desk-kit/desk/use-form-record.ts';
import type { ListedDraft } from '../model/prepared-release.ts';
import { ReleaseButtons } from './release-buttons.tsx';
import { ReleaseFields } from './release-fields.tsx';
import { ReleasePreview } from './release-preview.tsx';
import { namedFacts } from './release-values.ts';
import { useDraft } from './use-draft.ts';

const title = 'Draft of a release';

type Draft = ReturnType<typeof useDraft>;

/** Another person changed the draft in the meantime: both versions. */
function StaleDraftDialog({ draft }: { draft: Draft }) {
  const { theirs, editing, save, takeTheirs, forgetTheirs } = draft;
  if (!theirs) return null;
  return (
    <StaleFormDialog
      editor={theirs.by}
      stored={namedFacts(theirs)}
      mine={namedFacts(editing.prepared)}
      onLater={forgetTheirs}
      onTakeTheirs={() => takeTheirs(theirs)}
      onSaveMine={() => void save(theirs.seen)}
    />
  );
}

function DeleteButton({ draft: { remove, isPending } }: { draft: Draft }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="error" disabled={isPending} onClick={() => setAsking(true)}>
        Delete draft
      </Button>
      {isAsking && (
        <ActionDialog
          title="Delete this draft?"
          action="Delete draft"
          isSevere
          onAct={remove}
          onClose={() => setAsking(false)}
        >
          <Typography>
            This draft was never published. It is deleted for everyone, and the audit log records who deleted
            it.
          </Typography>
        </ActionDialog>
      )}
    </>
  );
}

function StoredDraft({ stored }: { stored: ListedDraft }) {
  const draft = useDraft(stored);
  const { editing, problem, isPending, save, publish } = draft;
  return (
    <WithPreview preview={<ReleasePreview release={editing.shown} locale={editing.language} />}>
      <ReleaseFields title={title} editing={editing} problem={problem} onSubmit={() => void publish()}>
        <ReleaseButtons editing={editing} isPending={isPending} onSave={() => void save()} />
        <DeleteButton draft={draft} />
        <Button href="#/releases">Back to the releases</Button>
      </ReleaseFields>
      <StaleDraftDialog draft={draft} />
    </WithPreview>
  );
}

/** A release that is prepared, for everyone who may publish one. */
export function ReleaseDraftPage() {
  const id = Number(useParams()['id']);
  const { data: stored, error } = useFormRecord<ListedDraft>('release-drafts', { id });
  if (error)
    return (
      <Typography component="h1" variant="h4" sx={{ my: 3 }}>
        There is no such draft. It may have been published or deleted.
      </Typography>
    );
  return stored?.id === id ? <StoredDraft key={id} stored={stored} /> : null;
}
