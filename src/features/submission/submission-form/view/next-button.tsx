import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useFlow } from './flow/flow-context.ts';
import page from './submit-page.module.css';

/** Leads from a step to the next; it waits for files that are being uploaded, and while the step is checked. */
export function NextButton({ label }: { label: ReactNode }) {
  const { t } = useLingui();
  const { busy, step, next } = useFlow();
  return (
    <Button
      variant="primary"
      className={step === 'fill' ? page.action : undefined}
      iconEnd="arrow-right"
      busy={busy !== false}
      busyLabel={busy === 'uploading' ? t`Waiting for the upload` : t`Checking`}
      onClick={next}
    >
      {label}
    </Button>
  );
}
