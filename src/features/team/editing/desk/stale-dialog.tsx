import { DiffView } from '#features/core/desk-kit/desk/diff-view.tsx';
import { StaleSaveDialog } from '#features/core/desk-kit/desk/stale-save-dialog.tsx';
import type { ContentBody } from '../model/content-body.ts';
import type { Entry } from '../model/content-entry.ts';
import type { ContentKind } from '../model/content-kind.ts';
import { diffBodies } from './diff-bodies.ts';

interface StaleDialogProps {
  kind: ContentKind;
  theirs: Entry;
  mine: ContentBody;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Another person stored a version in the meantime. */
export function StaleDialog({ kind, theirs, mine, onKeepMine, onTakeTheirs, onClose }: StaleDialogProps) {
  return (
    <StaleSaveDialog
      editor={theirs.editor}
      theirs={`the version of ${theirs.editor}`}
      mine="Save mine as a new version"
      onLater={onClose}
      onTakeTheirs={onTakeTheirs}
      onSaveMine={onKeepMine}
    >
      <DiffView rows={diffBodies(kind, theirs.body, mine)} label="Their version and yours" />
    </StaleSaveDialog>
  );
}
