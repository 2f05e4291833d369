import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, IconButton } from '@mui/material';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { moveItem } from './move-item.ts';
import { useDrag } from './use-drag.ts';

export interface OrderEntry {
  id: number;
  name: string;
}

interface OrderListProps<Item extends OrderEntry> {
  label: string;
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  /** What a row shows between its handle and its buttons. */
  children: (item: Item, index: number) => ReactNode;
}

type Direction = -1 | 1;
type Control = 'handle' | 'up' | 'down';

/** Moved rows are new elements to the browser: the button that moved one keeps the focus. */
function useKeptFocus(items: readonly OrderEntry[]) {
  const list = useRef<HTMLOListElement>(null);
  const kept = useRef<string>(undefined);
  useEffect(() => {
    if (kept.current === undefined) return;
    const [id, control] = kept.current.split(' ');
    kept.current = undefined;
    const row = list.current?.querySelector(`[data-entry="${id}"]`);
    // At an end of the list its button is off: the other one goes on.
    const other = control === 'up' ? 'down' : 'up';
    const find = (name: string | undefined) =>
      row?.querySelector<HTMLButtonElement>(`[data-control="${name}"]:enabled`);
    (find(control) ?? find(other))?.focus();
  }, [items]);
  return {
    list,
    keep: (id: number, control: Control) => {
      kept.current = `${id} ${control}`;
    },
  };
}

interface RowProps {
  item: OrderEntry;
  index: number;
  count: number;
  isDragged: boolean;
  /** What the handle listens to for dragging. */
  dragging: Dragging;
  onStep: (direction: Direction, control: Control) => void;
  children: ReactNode;
}

type Dragging = ReturnType<ReturnType<typeof useDrag>['handle']>;

function Handle({ item, onStep, dragging }: Pick<RowProps, 'item' | 'onStep' | 'dragging'>) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1, 'handle');
  };
  return (
    <IconButton
      aria-label={`Order of ${item.name}: drag, or press the arrow keys`}
      data-control="handle"
      // A button takes no text, so no input method takes its keys.
      // eslint-disable-next-line house/keys-of-input-methods
      onKeyDown={press}
      {...dragging}
      sx={{ cursor: 'grab', touchAction: 'none', p: 0.5 }}
    >
      <DragIndicator fontSize="small" />
    </IconButton>
  );
}

function StepButtons({ item, index, count, onStep }: Pick<RowProps, 'item' | 'index' | 'count' | 'onStep'>) {
  return (
    <Box sx={{ display: 'flex', ml: 'auto' }}>
      <IconButton
        aria-label={`Move ${item.name} up`}
        data-control="up"
        disabled={index === 0}
        onClick={() => onStep(-1, 'up')}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={`Move ${item.name} down`}
        data-control="down"
        disabled={index === count - 1}
        onClick={() => onStep(1, 'down')}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** On a phone below the row's own buttons, which leave it no room there. */
const content = {
  order: { xs: 1, sm: 0 },
  flex: { xs: '1 0 100%', sm: 1 },
  minWidth: 0,
  px: { xs: 0.5, sm: 0 },
  overflowWrap: 'anywhere',
};

function Row({ isDragged, children, ...row }: RowProps) {
  return (
    <Box
      component="li"
      data-entry={row.item.id}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: 1,
        px: 1,
        py: 0.25,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isDragged ? 'var(--sea-2)' : undefined,
      }}
    >
      <Handle {...row} />
      <Box sx={{ width: 28, color: 'text.secondary', textAlign: 'right' }}>{row.index + 1}</Box>
      <Box sx={content}>{children}</Box>
      <StepButtons {...row} />
    </Box>
  );
}

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/**
 * A list that a person brings into an order: by dragging a row at its handle, by the buttons of a row, or by the arrow keys on its handle.
 * Each move is announced.
 */
export function OrderList<Item extends OrderEntry>({
  label,
  items,
  onChange,
  children,
}: OrderListProps<Item>) {
  const { list, keep } = useKeptFocus(items);
  const [announced, setAnnounced] = useState('');
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    onChange(moveItem(items, from, to));
    setAnnounced(`${item.name}: place ${to + 1} of ${items.length}.`);
  };
  const { dragged, handle } = useDrag(list, move);
  return (
    <>
      <Box component="ol" ref={list} aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item, index) => (
          <Row
            key={item.id}
            item={item}
            index={index}
            count={items.length}
            isDragged={index === dragged}
            dragging={handle(index)}
            onStep={(direction, control) => {
              keep(item.id, control);
              move(index, index + direction);
            }}
          >
            {children(item, index)}
          </Row>
        ))}
      </Box>
      <Box role="status" sx={unseen}>
        {announced}
      </Box>
    </>
  );
}
