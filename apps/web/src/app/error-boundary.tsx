import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { onLineBack } from '../shared/connection/chances.ts';
import { RouteError } from './route-error.tsx';

interface BoundaryProps {
  /** Another place is another chance. */
  place: string;
  children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
  readonly place: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, place: this.props.place };

  /** What broke for want of a line is tried again with one. */
  private readonly retry = () => this.setState({ error: null });
  private stop: () => void = () => undefined;

  override componentDidMount(): void {
    this.stop = onLineBack(this.retry);
  }

  override componentWillUnmount(): void {
    this.stop();
  }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { error: null, place };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <RouteError error={this.state.error} />;
  }
}

/** Shows the error page in place of a screen that broke (React has this for classes only). */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary place={key}>{children}</Boundary>;
}
