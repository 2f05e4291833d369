import { Alert, Box, Button } from '@mui/material';
import { useState, type ReactNode, type SubmitEvent } from 'react';

interface OwnFormProps {
  /** Of the button. */
  label: string;
  /** @throws with the sentence to show */
  onSubmit: (fields: FormData) => Promise<void>;
  children: ReactNode;
  /** Beside the button. */
  more?: ReactNode;
}

/** A short form whose refusal is shown above its button. */
export function OwnForm({ label, onSubmit, children, more }: OwnFormProps) {
  const [issue, setIssue] = useState<string>();
  const [isSending, setSending] = useState(false);

  /** Never rejects: what goes wrong is shown. */
  async function send(fields: FormData) {
    setSending(true);
    setIssue(undefined);
    try {
      await onSubmit(fields);
    } catch (error) {
      setIssue(error instanceof Error ? error.message : 'That did not work. Try again.');
    }
    setSending(false);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => submit(event as unknown as SubmitEvent<HTMLFormElement>)}
      sx={{ display: 'grid', gap: 2, maxWidth: 400 }}
    >
      {children}
      {issue && <Alert severity="error">{issue}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" color="secondary" loading={isSending}>
          {label}
        </Button>
        {more}
      </Box>
    </Box>
  );
}
