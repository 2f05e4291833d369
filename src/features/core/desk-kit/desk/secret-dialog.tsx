import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { useRefresh } from 'react-admin';
import { CopyButton } from './copy-button.tsx';

/** What the server tells once: it keeps only a hash. */
function Secret({ about, what, secret }: { about: ReactNode; what: string; secret: string }) {
  return (
    <DialogContent>
      {about}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {secret}
        </Box>
        <CopyButton text={secret} what={`the ${what}`} />
      </Box>
    </DialogContent>
  );
}

/** Sends the form, and keeps the secret or the refusal that came back. */
function useMaking({ make, onClose }: Pick<SecretDialogProps, 'make' | 'onClose'>) {
  const [secret, setSecret] = useState<string>();
  const [issue, setIssue] = useState<string>();
  const [isSending, setSending] = useState(false);
  const refresh = useRefresh();
  /** Never rejects: what goes wrong is shown. */
  async function send(fields: FormData) {
    setSending(true);
    setIssue(undefined);
    try {
      const made = await make(fields);
      refresh();
      if (made === undefined) onClose();
      setSecret(made);
    } catch (error) {
      setIssue(error instanceof Error ? error.message : 'That did not work. Try again.');
    }
    setSending(false);
  }
  return { secret, issue, isSending, send };
}

interface SecretDialogProps {
  title: string;
  /** On the button that makes it; the button is off while something is missing. */
  action: string;
  isComplete?: boolean;
  /** Sends the form. @returns the secret, undefined when there is none to show @throws with the sentence to show */
  make: (fields: FormData) => Promise<string | undefined>;
  /** What the secret is called, such as “invitation link”. */
  what: string;
  /** What to do with the secret. */
  about: ReactNode;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Makes something that has a secret: first the form, then the secret, which is shown only there and only now. */
export function SecretDialog({ title, action, isComplete = true, children, ...rest }: SecretDialogProps) {
  const { what, about, onClose } = rest;
  const { secret, issue, isSending, send } = useMaking(rest);
  const id = useId();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  }
  const form = (
    <form onSubmit={(event) => submit(event as unknown as SubmitEvent<HTMLFormElement>)}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {children}
        {issue && <Alert severity="error">{issue}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          disabled={!isComplete}
          loading={isSending}
        >
          {action}
        </Button>
      </DialogActions>
    </form>
  );
  return (
    <Dialog open onClose={secret ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {secret === undefined ? (
        form
      ) : (
        <>
          <Secret about={about} what={what} secret={secret} />
          <DialogActions>
            <Button variant="contained" color="secondary" onClick={onClose}>
              Close
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
