import { Button } from '@mui/material';
import { KeyHint } from '#features/core/desk-kit/desk/key-hint.tsx';
import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import { useNextCase, type Next } from './use-next-case.ts';

const words = { g: 'Open the most urgent case: yours first, then one that is unassigned' };

function NextCaseButton({ next: { expected, open } }: { next: Next }) {
  useShortcuts({ g: () => void open() }, words);
  return (
    <Button variant="outlined" aria-keyshortcuts="g" disabled={expected === null} onClick={() => void open()}>
      Next case
      <KeyHint>G</KeyHint>
    </Button>
  );
}

/** Leads to the most urgent case; nothing where the person decides about none. */
export function NextButton() {
  const next = useNextCase();
  return next && <NextCaseButton next={next} />;
}
