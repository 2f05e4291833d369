import { Box, Button } from '@mui/material';
import { KeyHint } from '#features/core/desk-kit/desk/key-hint.tsx';
import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import { useCasePlace } from './use-case-place.ts';

interface StepProps {
  name: string;
  shortcut: 'j' | 'k';
  isOff: boolean;
  onStep: () => void;
}

function Step({ name, shortcut, isOff, onStep }: StepProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      aria-keyshortcuts={shortcut}
      disabled={isOff}
      onClick={onStep}
      // Its name is hidden inside of it.
      sx={{ minWidth: 0, position: 'relative' }}
    >
      <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }}>
        {name}
      </Box>
      <span aria-hidden>{shortcut === 'k' ? '↑' : '↓'}</span>
      <KeyHint>{shortcut.toUpperCase()}</KeyHint>
    </Button>
  );
}

/** Which case of its list is open, and the way to the ones beside it: what a list has of `j` and `k`, a case has too. */
export function CasePlaceBar() {
  const { at, total, previous, following, open } = useCasePlace();
  useShortcuts({ j: () => open(following), k: () => open(previous) });
  if (at === undefined) return null;
  return (
    <Box role="group" aria-label="Place in the list" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Step
        name="Previous in the list"
        shortcut="k"
        isOff={previous === undefined}
        onStep={() => open(previous)}
      />
      <Box component="span" sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>
        {at} of {total}
      </Box>
      <Step
        name="Next in the list"
        shortcut="j"
        isOff={following === undefined}
        onStep={() => open(following)}
      />
    </Box>
  );
}
