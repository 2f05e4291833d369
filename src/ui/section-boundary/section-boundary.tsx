import { Children, Component, createContext, type ComponentType, type ReactNode } from 'react';

export interface BrokenSectionProps {
  /** Draws the section once more. */
  onRetry: () => void;
}

/** What is shown in the place of a broken section; nothing where the page does not say. */
export const BrokenSectionContext = createContext<ComponentType<BrokenSectionProps>>(() => null);

interface SectionBoundaryProps {
  /** What is shown; drawing is tried again when it changes. */
  shown?: string | undefined;
  children: ReactNode;
}

interface BoundaryState {
  isBroken: boolean;
  shown: string | undefined;
}

/** A part of a page that breaks says so in its own place; the rest of the page works on. React requires a class for this. */
export class SectionBoundary extends Component<SectionBoundaryProps, BoundaryState> {
  static override contextType = BrokenSectionContext;
  declare context: ComponentType<BrokenSectionProps>;
  override state: BoundaryState = { isBroken: false, shown: this.props.shown };

  static getDerivedStateFromProps({ shown }: SectionBoundaryProps, state: BoundaryState) {
    return shown === state.shown ? null : { isBroken: false, shown };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const BrokenSection = this.context;
    return <BrokenSection onRetry={() => this.setState({ isBroken: false })} />;
  }
}

/** Each child is a section of its own, which breaks alone. */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (child) =>
    child === null ? null : <SectionBoundary>{child}</SectionBoundary>,
  );
}
