import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { onOnline } from '../shared/connection/on-reconnect.ts';
import { textOf } from '../shared/i18n/i18n.ts';
import { RouteError } from './route-error.tsx';

interface BoundaryProps {
  /** Another place is another chance. */
  place: string;
  /** What stands in its place. */
  shown: (error: unknown) => ReactNode;
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
    this.stop = onOnline(this.retry);
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
    return this.state.error === null ? this.props.children : this.props.shown(this.state.error);
  }
}

/** Shows the error page in place of a screen that broke (React has this for classes only). */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <Boundary place={key} shown={(error) => <RouteError error={error} />}>
      {children}
    </Boundary>
  );
}

/** Around all, for what breaks where there is no router, look or store any more: no page is ever empty. */
export function LastBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary place="" shown={() => <PlainError />}>
      {children}
    </Boundary>
  );
}

function PlainError() {
  return (
    <main>
      <h1>{textOf('layout:errorPage.title')}</h1>
      <p>{textOf('layout:errorPage.text')}</p>
      <a href="/">{textOf('layout:errorPage.home')}</a>
    </main>
  );
}
