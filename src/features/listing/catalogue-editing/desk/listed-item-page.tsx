import { Typography } from '@mui/material';
import { useParams } from 'react-admin';
import { useFormRecord } from '#features/core/desk-kit/desk/use-form-record.ts';
import type { EditableListing } from '../model/listing-edit.ts';
import { ItemScreen } from './item-editor.tsx';

/** What visitors see of a listed item, to be corrected, and how it came to be. */
export function ListedItemPage() {
  const { id = '' } = useParams();
  const { data, error } = useFormRecord<EditableListing>('listings', { id });
  if (error) return <Typography sx={{ p: 3 }}>This item does not exist.</Typography>;
  return <ItemScreen item={data?.id === id ? data : undefined} />;
}
