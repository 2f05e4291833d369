import { Alert, Button } from '@mui/material';
import { Component, type ReactNode } from 'react';

/** A screen that breaks says so inside the desk instead of leaving a blank page. Give it a `key` per screen. */
export class DeskErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const reload = (
      <Button color="inherit" size="small" onClick={() => location.reload()}>
        Reload
      </Button>
    );
    return (
      <Alert severity="error" action={reload} sx={{ mt: 4 }}>
        This screen cannot be shown. Reload it; if that does not help, tell whoever runs the server what you
        opened.
      </Alert>
    );
  }
}
