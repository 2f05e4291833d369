import { Alert, Button } from '@mui/material';
import { describeTime } from '#lib/describe-time.ts';

interface RestoredNoticeProps {
  form: {
    /** When it was typed. RFC 3339, UTC; undefined where the form began with nothing typed. */
    restored: string | undefined;
    /** It was typed about an earlier version. */
    isOlder?: boolean;
    /** What was typed is still in the form. */
    isChanged: boolean;
    discard: () => void;
  };
}

/** Says that a form began with what the person typed earlier and did not send. */
export function RestoredNotice({ form }: RestoredNoticeProps) {
  const { restored, isOlder = false, isChanged, discard } = form;
  if (restored === undefined || !isChanged) return null;
  return (
    <Alert
      severity="info"
      role="note"
      action={
        <Button color="inherit" size="small" onClick={discard}>
          Discard
        </Button>
      }
    >
      Restored what you typed on {describeTime(restored)}.
      {isOlder && ' The stored version has changed since then.'}
    </Alert>
  );
}
