import { Box, Dialog, DialogContent, DialogTitle, FormControlLabel, Switch } from '@mui/material';
import { useState } from 'react';
import { describeShortcuts } from '#features/core/desk-kit/desk/shortcut-words.ts';
import { listShortcuts, useShortcuts, useSingleKeys } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import { KeyCap } from '#features/core/desk-kit/desk/key-cap.tsx';

/** The palette's own listener hears it in dialogs too. */
const everywhere = [['Control+k', undefined]] as const;

/** `?` shows the keys that act on the screen that is open, and the switch for those of one key. */
export function ShortcutSheet() {
  const [shown, setShown] = useState<ReturnType<typeof describeShortcuts>>();
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  useShortcuts({ '?': () => setShown(describeShortcuts(new Map([...listShortcuts(), ...everywhere]))) });
  return (
    <Dialog
      open={shown !== undefined}
      onClose={() => setShown(undefined)}
      slotProps={{ paper: { 'aria-labelledby': 'shortcuts-title' } }}
    >
      <DialogTitle id="shortcuts-title">Shortcuts</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, mb: 1, display: 'grid', rowGap: 0.75 }}>
          {shown?.map(({ label, does }) => (
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
