import { Alert, Button } from '@mui/material';
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Path of the screen: another one is tried again. */
  place: string;
  children: ReactNode;
}

/** A screen that breaks says so inside the desk instead of leaving a blank page. */
export class DeskErrorBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate({ place }: BoundaryProps) {
    if (place !== this.props.place && this.state.isBroken) this.setState({ isBroken: false });
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
        This screen could not be shown. Reload it. If that does not help, tell the server’s operator which
        screen you opened.
      </Alert>
    );
  }
}
