import { useContext, type ReactNode } from 'react';
import { Alert, Button } from '@mui/material';
import { ListContext } from 'react-admin';

/**
 * The rows of a list. Where they could not be loaded, it says so and why: an empty table would say that there are none. Rows that are there stay
 * when a later call fails.
 */
export function UnlessFailed({ children }: { children: ReactNode }) {
  const list = useContext(ListContext);
  if (!list?.error || list.data !== undefined) return children;
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => void list.refetch()}>
          Try again
        </Button>
      }
    >
      The list could not be loaded. {list.error.message}
    </Alert>
  );
}
