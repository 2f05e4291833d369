import { Typography } from '@mui/material';
import { useParams } from 'react-admin';
import { useFormRecord } from '#features/core/desk-kit/desk/use-form-record.ts';
import type { EditableListing } from '../model/listing-edit.ts';
import { ItemScreen } from './item-editor.tsx';

/** An item or an edit that is prepared, in the form of its kind. */
export function DraftPage() {
  const { id = '' } = useParams();
  const { data, error } = useFormRecord<EditableListing>('listing-drafts', { id });
  if (error)
    return (
      <Typography sx={{ p: 3 }}>There is no such draft. It may have been published or deleted.</Typography>
    );
  return <ItemScreen item={data} />;
}
