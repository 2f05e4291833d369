import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFlow } from '../flow/flow-context.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Button } from '#ui/button/button.tsx';

/** Empties the form after asking. */
export function StartOver() {
  const { startOver } = useFlow();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" icon="rotate-cw" onClick={() => setAsking(true)}>
        <Trans>Start over</Trans>
      </Button>
      <ConfirmDialog
        id="start-over"
        open={asking}
        title={<Trans>Start over?</Trans>}
        confirmLabel={<Trans>Clear the form</Trans>}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          startOver();
          window.scrollTo({ top: 0 });
        }}
      >
        <Trans>Everything you entered will be removed from this device. This cannot be undone.</Trans>
      </ConfirmDialog>
    </>
  );
}
