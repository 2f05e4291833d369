import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import type { KeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { TimeField } from '#features/team/editing/desk/when-panel.tsx';
import type { Arranged, PreparedArrangement } from '../../model/prepared-arrangement.ts';
import { useSend } from '../use-send.ts';
import { preparedSaid } from './prepared-words.ts';

/** When it is published. */
interface Timed {
  time: string | null;
}

interface PreparedDialogProps<Values extends Timed> {
  draft: PreparedArrangement;
  form: Omit<KeptForm<Values>, 'set'> & { set: (changed: Timed) => void };
  /** What is stored of the form; undefined while something is missing. */
  what: Arranged | undefined;
  /** What the draft is based on is no longer what is stored. */
  isOutdated: boolean;
  onClose: () => void;
  /** What visitors will see. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The form of a draft: it is stored with its time, and published by the list or by its time. */
export function PreparedDialog<Values extends Timed>(props: PreparedDialogProps<Values>) {
  const { draft, form, what, isOutdated, onClose, beside, children } = props;
  const { id, name, problem } = draft;
  const { time } = form.values;
  const dataProvider = useDataProvider();
  const send = useSend();
  const save = async () => {
    const data = { name: 'save', version: Number(form.seen), what, time };
    const isSaved = await send(
      () => dataProvider.update('prepared-arrangements', { id, data, previousData: draft }),
      preparedSaid(time),
    );
    // What was typed is stored now.
    if (isSaved) form.settle(form.values);
    return isSaved;
  };
  return (
    <ActionDialog
      title={`Draft of ${name}`}
      action={time === null ? 'Save draft' : 'Schedule'}
      onAct={what && save}
      onClose={onClose}
      beside={beside}
    >
      <RestoredNotice form={form} />
      {problem && <Alert severity="warning">Not published: {problem}</Alert>}
      {isOutdated && (
        <Alert severity="warning">
          What visitors see was changed after this draft was saved. If you save the draft again, it replaces
          that change when it is published.
        </Alert>
      )}
      {children}
      <TimeField label="Publish at (UTC)" value={time} onChange={(changed) => form.set({ time: changed })} />
    </ActionDialog>
  );
}
