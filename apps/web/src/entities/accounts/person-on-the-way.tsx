import type { ReactNode } from 'react';
import { isSessionOver } from '../../shared/api/api-error.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { FailedState } from '../../shared/ui/empty-state.tsx';
import { useGetUserQuery } from './accounts.api.ts';

interface PersonOnTheWayProps {
  /** What could not be loaded, where the page does not say it. */
  title?: string;
  /** What is shown until somebody can say that it has failed. */
  meanwhile: ReactNode;
}

/** Until it is known who has signed in. It is asked for again by itself, and says what is wrong. */
export function PersonOnTheWay({ title, meanwhile }: PersonOnTheWayProps) {
  const { token } = useSession();
  const { error, isFetching, refetch } = useGetUserQuery(undefined, { skip: token === null });
  if (token === null || error === undefined || isSessionOver(error)) return meanwhile;
  return <FailedState title={title} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
