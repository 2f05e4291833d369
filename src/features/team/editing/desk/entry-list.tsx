import { Box, Button, Link, MenuItem, TextField } from '@mui/material';
import { useRef } from 'react';
import {
  FilterLiveForm,
  InfiniteListBase,
  InfinitePagination,
  TextInput,
  useGetList,
  useListContext,
  useRedirect,
} from 'react-admin';
import { ListCsvButton } from '#features/core/desk-kit/desk/list-csv.tsx';
import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import { narrowingField } from '../model/choice-of.ts';
import type { EntryRow, KindCount } from '../model/content-entry.ts';
import { entryStates, type EntryState } from '../model/entry-times.ts';
import { editorLanguages, type LanguageMark } from '../model/languages.ts';
import { dayOf, minuteOf, shownState, stateWords } from './content-words.ts';
import { KeyHint } from './key-hint.tsx';
import { StateShape } from './state-shapes.tsx';

const squares: Record<LanguageMark, object> = {
  ready: { bgcolor: 'success.main', borderColor: 'success.main' },
  outdated: {
    borderColor: 'warning.main',
    background: 'linear-gradient(135deg, var(--card-fill) 50%, transparent 50%)',
  },
  draft: { borderColor: 'warning.main' },
  missing: { borderColor: 'var(--line-2)' },
};

/** Which languages an entry has: one square each, in the order of the form. */
function LanguageSquares({ marks }: Pick<EntryRow, 'marks'>) {
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: '3px', mt: 0.5 }}>
      {editorLanguages.map(({ locale }) => (
        <Box key={locale} sx={{ width: 8, height: 8, border: 1, ...squares[marks[locale] ?? 'missing'] }} />
      ))}
    </Box>
  );
}

function describeState({ state, time, editor, hasUnpublished }: EntryRow): string {
  if (state === 'draft') return `Draft, ${editor}`;
  if (state === 'published' && hasUnpublished) return `${shownState({ state, hasUnpublished })}, ${editor}`;
  return `${stateWords[state]} ${state === 'scheduled' ? minuteOf(time) : dayOf(time)}`;
}

function Rows({ kind, currentId }: { kind: string; currentId: number | undefined }) {
  const { data, isPending, filterValues } = useListContext<EntryRow>();
  if (isPending) return null;
  if (!data?.length)
    return (
      <Box sx={{ p: 2, color: 'text.secondary' }}>
        {Object.values(filterValues as object).some(Boolean)
          ? 'No matches.'
          : 'Nothing here yet. Start with New.'}
      </Box>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((row) => (
        <Box component="li" key={row.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <Link
            href={`#/content/${kind}/${row.id}`}
            color="inherit"
            underline="none"
            aria-current={row.id === currentId ? 'true' : undefined}
            sx={{
              display: 'block',
              px: 1.25,
              py: 1,
              outlineOffset: '-2px !important',
              '&[aria-current]': { bgcolor: 'var(--sea-1)', boxShadow: 'inset 3px 0 currentColor' },
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.title || 'Untitled'}</Box>
            <Box
              sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 12, color: 'text.secondary' }}
            >
              <StateShape {...row} /> {describeState(row)}
            </Box>
            <LanguageSquares marks={row.marks} />
          </Link>
        </Box>
      ))}
    </Box>
  );
}

/** The states with their counts; the chosen one narrows the list. */
function StateFilter({ counts }: { counts: KindCount }) {
  const { filterValues, setFilters } = useListContext();
  const chosen = filterValues.state as EntryState | undefined;
  const shown = [undefined, ...entryStates.filter((state) => counts.states[state] > 0 || state === chosen)];
  return (
    <Box role="group" aria-label="State" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      {shown.map((state) => (
        <Button
          key={state ?? 'all'}
          color="inherit"
          aria-pressed={state === chosen}
          onClick={() => setFilters({ ...filterValues, state })}
          sx={{
            p: 0,
            minWidth: 0,
            minHeight: 24,
            fontSize: 12,
            fontWeight: state === chosen ? 700 : 400,
            color: state === chosen ? 'primary.main' : 'text.secondary',
          }}
        >
          {state ? `${stateWords[state]} ${counts.states[state]}` : `All ${counts.total}`}
        </Button>
      ))}
    </Box>
  );
}

/** Leaves only the entries with one value of the field that the kind's list can be narrowed by. */
function ChoiceFilter({ kind }: { kind: KindCount['kind'] }) {
  const { filterValues, setFilters } = useListContext();
  const field = narrowingField(kind);
  if (!field) return null;
  const chosen = String(filterValues.choice ?? '');
  return (
    <TextField
      select
      value={chosen}
      onChange={({ target }) => setFilters({ ...filterValues, choice: target.value || undefined })}
      slotProps={{
        select: {
          displayEmpty: true,
          SelectDisplayProps: { 'aria-label': `Filter by ${field.label.toLowerCase()}` },
        },
      }}
      sx={{ m: 0 }}
    >
      <MenuItem value="">{field.label}: all</MenuItem>
      {field.options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {field.label}: {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Head({ counts, all }: { counts: KindCount; all: readonly KindCount[] }) {
  const redirect = useRedirect();
  const filter = useRef<HTMLInputElement>(null);
  const kind = counts.id;
  const create = () => redirect(`/content/${kind}/create`);
  useShortcuts({ '/': () => filter.current?.focus(), n: create }, { n: `New: ${counts.kind.label}` });
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <TextField
        select
        value={kind}
        onChange={(event) => redirect(`/content/${event.target.value}`)}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': 'Kind of content' } } }}
        sx={{ m: 0 }}
      >
        {all.map((each) => (
          <MenuItem key={each.id} value={each.id}>
            {each.kind.label} {each.total}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', '& form': { flex: 1, minWidth: 0 } }}>
        <FilterLiveForm>
          <TextInput
            source="q"
            label={false}
            placeholder="Filter"
            helperText={false}
            inputRef={filter}
            slotProps={{ htmlInput: { 'aria-label': 'Filter by title' } }}
            sx={{ m: 0 }}
          />
        </FilterLiveForm>
        <Button variant="outlined" color="inherit" onClick={create}>
          New <KeyHint>N</KeyHint>
        </Button>
      </Box>
      <ChoiceFilter kind={counts.kind} />
      <StateFilter counts={counts} />
    </Box>
  );
}

/** The kinds, and the entries of one. */
export function EntryList({ kind, currentId }: { kind: string; currentId: number | undefined }) {
  const { data: kinds } = useGetList<KindCount>('content-kinds');
  const counts = kinds?.find(({ id }) => id === kind);
  return (
    <InfiniteListBase
      resource={`content/${kind}`}
      perPage={50}
      disableSyncWithLocation
      storeKey={`content.${kind}`}
    >
      <Box
        sx={{
          bgcolor: 'background.paper',
          borderRight: 1,
          borderColor: 'divider',
          overflow: 'auto',
          minHeight: 0,
        }}
      >
        {counts && kinds && <Head counts={counts} all={kinds} />}
        <Rows kind={kind} currentId={currentId} />
        <InfinitePagination />
        <Box sx={{ p: 1.25 }}>
          <ListCsvButton list="contents" name={kind} />
        </Box>
      </Box>
    </InfiniteListBase>
  );
}
