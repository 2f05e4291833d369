import { Box, Dialog, DialogContent, DialogTitle, FormControlLabel, Switch } from '@mui/material';
import type { describeShortcuts } from '#features/core/desk-kit/desk/shortcut-words.ts';
import { useSingleKeys } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import { KeyCap } from '#features/core/desk-kit/desk/key-cap.tsx';

interface DialogProps {
  shown: ReturnType<typeof describeShortcuts>;
  onClose: () => void;
}

/** The keys of a screen, and the switch for those of one key. */
export function ShortcutDialog({ shown, onClose }: DialogProps) {
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  return (
    <Dialog open onClose={onClose} slotProps={{ paper: { 'aria-labelledby': 'shortcuts-title' } }}>
      <DialogTitle id="shortcuts-title">Shortcuts</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, mb: 1, display: 'grid', rowGap: 0.75 }}>
          {shown.map(({ label, does }) => (
            <Box key={label} sx={{ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)' }}>
              <dt>
                <KeyCap isRead>{label}</KeyCap>
              </dt>
              <Box component="dd" sx={{ m: 0 }}>
                {does}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          control={
            <Switch checked={hasSingleKeys} onChange={(_event, isOn) => setSingleKeys(isOn)} size="small" />
          }
          label="Keys without Ctrl act outside of fields"
        />
      </DialogContent>
    </Dialog>
  );
}
