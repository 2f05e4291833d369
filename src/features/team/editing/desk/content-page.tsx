import { Box, Typography } from '@mui/material';
import { useGetList, useParams } from 'react-admin';
import { useFormRecord } from '#features/core/desk-kit/desk/use-form-record.ts';
import { onPhone } from '#features/core/desk-kit/desk/preview/beside-preview.ts';
import { SideListBar, SideListPlace } from '#features/core/desk-kit/desk/side-list.tsx';
import { narrowScreen, useSideList } from '#features/core/desk-kit/desk/use-side-list.ts';
import type { Entry, KindCount } from '../model/content-entry.ts';
import type { ContentKind } from '../model/content-kind.ts';
import { EntryEditor } from './entry-editor.tsx';
import { EntryList } from './entry-list.tsx';

function StoredEntry({ kind, id }: { kind: ContentKind; id: number }) {
  const { data, error } = useFormRecord<Entry>(`content/${kind.name}`, { id });
  if (error) return <Typography sx={{ p: 3 }}>This entry does not exist.</Typography>;
  return data?.id === id ? <EntryEditor key={id} kind={kind} entry={data} /> : null;
}

/** For ears alone: a phone has room for the list. */
const unseen = { position: 'absolute', p: 0, clipPath: 'inset(50%)' } as const;

/** Contents: the list of a kind, the form of an entry, and the page that visitors will get. */
export function ContentPage() {
  const { kind: named, id } = useParams();
  const list = useSideList(id);
  const { data: kinds } = useGetList<KindCount>('content-kinds');
  const kind = (kinds?.find((each) => each.id === named) ?? (named ? undefined : kinds?.[0]))?.kind;
  return (
    <Box
      sx={{
        mx: -2.25,
        height: 'calc(100vh - var(--bar))',
        display: 'grid',
        gridTemplateRows: 'minmax(0, 1fr)',
        gridTemplateColumns: {
          xs: '212px minmax(0, 1fr) 344px',
          lg: '264px minmax(0, 1fr) 452px',
        },
        // No room for three: the list until an entry is open, then the form and the preview.
        [`@media ${narrowScreen}`]: {
          position: 'relative',
          gridTemplateRows: id ? 'auto minmax(0, 1fr)' : undefined,
          gridTemplateColumns: id ? 'minmax(0, 1fr) 344px' : '264px minmax(0, 1fr)',
        },
        ...(id ? onPhone('auto auto 70vh') : onPhone('minmax(0, 1fr)')),
      }}
    >
      <SideListBar list={list} name={kind?.label ?? 'List'} />
      {kind && (
        <SideListPlace list={list}>
          <EntryList
            key={kind.name}
            kind={kind.name}
            currentId={id && id !== 'create' ? Number(id) : undefined}
          />
        </SideListPlace>
      )}
      {kind && id === 'create' && <EntryEditor key="create" kind={kind} entry={undefined} />}
      {kind && id && id !== 'create' && <StoredEntry key={id} kind={kind} id={Number(id)} />}
      {kind && !id && (
        <Box sx={{ p: 3, '@media (width < 720px)': unseen }}>
          <Typography component="h1" variant="h4">
            {kind.label}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>Choose an entry, or write a new one.</Typography>
        </Box>
      )}
    </Box>
  );
}
