import { Dialog, DialogContent, DialogTitle, FormControlLabel, Switch } from '@mui/material';
import { useSingleKeys } from '#features/desk-kit/desk/use-shortcuts.ts';
import styles from './review.module.css';

const keys = [
  ['j / k', 'Next, previous in the queue'],
  ['g', 'Take the most urgent item nobody has'],
  ['x', 'Select the open item: several are assigned or rejected together'],
  ['/', 'Filter the queue'],
  ['1 to 8', 'Jump to a part of the item'],
  ['a / c / r', 'Approve, request changes, reject'],
  ['f', 'Request a change at a field: then type its name'],
  ['e', 'Correct a fact while approving: type the name of its field'],
  ['n', 'Note for colleagues'],
  ['Ctrl Enter', 'Send the decision and take the next'],
  ['z', 'Undo the decision while its email waits (25 s)'],
  ['Ctrl K', 'Find an item or a screen'],
  ['?', 'These shortcuts'],
] as const;

/** Every shortcut, and the switch for those of one key. */
export function ShortcutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  return (
    <Dialog open={isOpen} onClose={onClose} slotProps={{ paper: { 'aria-labelledby': 'shortcuts-title' } }}>
      <DialogTitle id="shortcuts-title">Shortcuts</DialogTitle>
      <DialogContent>
        <dl className={styles['sheet']}>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd className={styles['key']}>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
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
