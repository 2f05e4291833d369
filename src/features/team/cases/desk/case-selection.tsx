import { Box, Button, Checkbox } from '@mui/material';
import { useState } from 'react';
import { useListContext, useRecordContext } from 'react-admin';
import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import { AssignCasesDialog } from './assign-cases-dialog.tsx';
import type { AssignedCase } from './use-assign-cases.ts';
import { useCaseKind, useMayDecide } from './use-case-kind.ts';
import { firstState } from './use-case-place.ts';

/** The kind of the cases that can be selected in the list around it: those that are open, by a person who decides about them. */
function useSelectableKind(): CaseKind | undefined {
  const kind = useCaseKind();
  const mayDecide = useMayDecide(kind);
  const { filterValues } = useListContext();
  return mayDecide && (filterValues['state'] ?? firstState) === firstState ? kind : undefined;
}

/** Selects the case of the row around it; nothing where cases are not assigned. */
export function SelectCase({ name }: { name: string }) {
  const isSelectable = useSelectableKind() !== undefined;
  const record = useRecordContext<{ id: number }>();
  const { selectedIds, onToggleItem } = useListContext();
  if (!isSelectable || !record) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': `Select ${name}` } }}
      // Seen before the name, read and reached after it, as in the queue.
      sx={{ p: 0.5, order: -1 }}
    />
  );
}

/** Presses the box of the row that has the focus. */
function toggleFocused(): void {
  const row = document.activeElement?.closest('tr');
  row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}

const words = { x: 'Select the focused case, to assign several together' };

function SelectionBar({ kind }: { kind: CaseKind }) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<AssignedCase>();
  const [asked, setAsked] = useState<readonly AssignedCase[]>();
  useShortcuts({ x: toggleFocused }, words);
  // What the list no longer shows counts as not selected.
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  return (
    <>
      {selected.length > 0 && (
        <Box
          role="group"
          aria-label="Selected cases"
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 1,
            py: 1,
            bgcolor: 'background.default',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
          }}
        >
          <strong role="status">{selected.length} selected</strong>
          <Button variant="contained" color="secondary" onClick={() => setAsked(selected)}>
            Assign
          </Button>
          <Button color="inherit" onClick={() => onUnselectItems()}>
            Clear selection
          </Button>
        </Box>
      )}
      {asked && (
        <AssignCasesDialog
          kind={kind}
          cases={asked}
          onSent={() => onUnselectItems()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** How many cases of the list around it are selected, and what can be done with all of them. */
export function CaseSelection() {
  const kind = useSelectableKind();
  return kind && <SelectionBar kind={kind} />;
}
