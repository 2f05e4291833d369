import { Button } from '@mui/material';
import type { ReleaseEditing } from './use-release-editing.ts';

interface ReleaseButtonsProps {
  editing: ReleaseEditing;
  isPending: boolean;
  onSave: () => void;
}

/** A release is published by sending its form, or stored as a draft. */
export function ReleaseButtons({ editing, isPending, onSave }: ReleaseButtonsProps) {
  return (
    <>
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        disabled={!editing.isReady}
        loading={isPending}
      >
        Publish release
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isPending || editing.files.isReading}
        onClick={onSave}
      >
        Save draft
      </Button>
    </>
  );
}
