import { Typography } from '@mui/material';
import { useParams } from 'react-admin';
import { useFormRecord } from '#features/core/desk-kit/desk/use-form-record.ts';
import type { EditableListing } from '../model/listing-edit.ts';
import { ItemScreen } from './item-editor.tsx';

/** An item that is listed without a submission: the form of an edit, with nothing in it yet. */
export function NewItemPage() {
  const { kind = '' } = useParams();
  const { data, error } = useFormRecord<EditableListing>('new-listings', { id: kind });
  if (error) return <Typography sx={{ p: 3 }}>This cannot be added here.</Typography>;
  return <ItemScreen item={data} />;
}
