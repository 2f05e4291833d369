import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { TimeField } from '#features/team/editing/desk/when-panel.tsx';
import type { Arranged } from '../../model/prepared-arrangement.ts';
import { useSend } from '../use-send.ts';
import { preparedSaid } from './prepared-words.ts';

interface PreparePartProps {
  /** What the form would send; undefined while something is missing. */
  what: Arranged | undefined;
  onPrepared: () => void;
}

/** Keeps what is in the form as a draft, or has it published at a time. */
export function PreparePart({ what, onPrepared }: PreparePartProps) {
  const [time, setTime] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const dataProvider = useDataProvider();
  const send = useSend();
  const prepare = async () => {
    setBusy(true);
    const data = { what, time };
    const isStored = await send(
      () => dataProvider.create('prepared-arrangements', { data }),
      preparedSaid(time),
    );
    setBusy(false);
    if (isStored) onPrepared();
  };
  return (
    <Box
      role="group"
      aria-label="For later"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <TimeField label="Publish at (UTC)" value={time} onChange={setTime} />
      <Button variant="outlined" color="inherit" disabled={!what || isBusy} onClick={() => void prepare()}>
        {time === null ? 'Save draft' : 'Schedule'}
      </Button>
    </Box>
  );
}
