import { Box, Button, InputBase } from '@mui/material';
import { useId, useState, type KeyboardEvent } from 'react';
import { useRedirect } from 'react-admin';
import { belongsToInputMethod } from '#lib/belongs-to-input-method.ts';
import type { Place } from './places.ts';
import type { Hit } from './hit-of.ts';
import { useHits, type Hits } from './use-hits.ts';

interface OptionProps {
  id: string;
  hit: Hit;
  isCurrent: boolean;
  onOpen: () => void;
}

function Option({ id, hit, isCurrent, onOpen }: OptionProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isCurrent}
      onClick={onOpen}
      sx={{
        display: 'flex',
        gap: 2,
        px: 2,
        py: 0.75,
        cursor: 'pointer',
        bgcolor: isCurrent ? 'var(--sea-2)' : undefined,
        '&:hover': { bgcolor: 'var(--sea-1)' },
      }}
    >
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {hit.name}
      </Box>
      <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {hit.about}
      </Box>
    </Box>
  );
}

interface OptionsProps {
  id: string;
  hits: readonly Hit[];
  current: number;
  onOpen: (hit: Hit) => void;
}

function Options({ id, hits, current, onOpen }: OptionsProps) {
  return (
    <>
      <Box id={id} role="listbox" aria-label="Found" sx={{ maxHeight: '50vh', overflowY: 'auto' }}>
        {hits.map((hit, index) => (
          <Option
            key={hit.key}
            id={`${id}-${index}`}
            hit={hit}
            isCurrent={index === current}
            onOpen={() => onOpen(hit)}
          />
        ))}
      </Box>
    </>
  );
}

/** What the server says apart from what it found. */
function Answer({ hits, isWaiting, hasFailed, retry }: Hits) {
  const words = () => {
    if (isWaiting) return 'Searching…';
    if (hasFailed) return 'The search failed.';
    return hits.length === 0 ? 'Nothing found.' : '';
  };
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', minHeight: 40, px: 2, color: 'text.secondary' }}
    >
      {words()}
      {hasFailed && !isWaiting && (
        <Button size="small" onClick={retry}>
          Search again
        </Button>
      )}
    </Box>
  );
}

/** What is typed, and the screens and items that it finds; arrows choose, Enter opens. */
export function FindPalette({ places, onClose }: { places: readonly Place[]; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = useHits(typed, places);
  const { hits } = found;
  const redirect = useRedirect();
  const listId = useId();
  const current = Math.max(0, Math.min(chosen, hits.length - 1));

  const open = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    redirect(hit.path);
  };
  const type = (text: string) => {
    setTyped(text);
    setChosen(0);
  };
  function move(event: KeyboardEvent) {
    if (belongsToInputMethod(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') open(hits[current]);
    else if (step) setChosen((current + step + hits.length) % Math.max(1, hits.length));
    else return;
    event.preventDefault();
  }
  const combobox = {
    role: 'combobox',
    'aria-label': 'Find',
    'aria-expanded': true,
    'aria-controls': listId,
    'aria-activedescendant': hits[current] ? `${listId}-${current}` : undefined,
  };

  return (
    <>
      <InputBase
        autoFocus
        fullWidth
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={move}
        placeholder="Name, host, contract, number, transaction, email, or a screen"
        slotProps={{ input: combobox }}
        sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      />
      <Options id={listId} hits={hits} current={current} onOpen={open} />
      <Answer {...found} />
    </>
  );
}
