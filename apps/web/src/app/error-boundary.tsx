import { Button, Group } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react';
import { Component, type ReactNode } from 'react';
import { isApiError } from '../shared/api/api-error.ts';
import { onOnline } from '../shared/connection/on-reconnect.ts';
import { useConnection } from '../shared/connection/use-connection.ts';
import { textOf } from '../shared/i18n/i18n.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { Link, useLocation } from '../shared/navigation/router.tsx';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

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

/** Short enough to read out over the phone, and the same for the same error. */
function referenceOf(error: unknown): string {
  if (isApiError(error) && error.reference) return error.reference;
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  let hash = 0;
  for (const char of text) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) >>> 0;
  return hash.toString(36).toUpperCase();
}

/** A screen that broke, or whose code did not come: a way to try again and a way home (FRAME-10). */
function RouteError({ error }: { error: unknown }) {
  const { t } = useTranslation('layout');
  const { t: common } = useTranslation();
  const isOffline = useConnection() === 'lost';
  const title = t(isOffline ? 'errorPage.offlineTitle' : 'errorPage.title');
  const IconOfError = isOffline ? IconWifiOff : IconAlertTriangle;
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        isPage
        icon={<IconOfError size={40} stroke={1.5} />}
        title={title}
        text={
          isOffline ? (
            t('errorPage.offlineText')
          ) : (
            <>
              {t('errorPage.text')}
              <br />
              {common('failed.reference', { reference: referenceOf(error) })}
            </>
          )
        }
        action={
          <Group justify="center">
            <Button variant="default" component={Link} to={hrefTo('home')}>
              {t('errorPage.home')}
            </Button>
            <Button onClick={() => window.location.reload()}>{common('retry')}</Button>
          </Group>
        }
      />
    </>
  );
}
