import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  /** What is shown; rendering is retried when it changes. */
  shown?: unknown;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
  shown: unknown;
}

/** Shows a fallback where rendering throws. React requires a class for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, shown: this.props.shown };

  static getDerivedStateFromProps({ shown }: ErrorBoundaryProps, state: BoundaryState) {
    return shown === state.shown ? null : { hasFailed: false, shown };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
