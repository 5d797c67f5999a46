import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import type { AppHistory } from '../shared/navigation/history.ts';
import { HistoryContext } from '../shared/navigation/history-context.ts';
import type { ScreenLoader } from './screen-loader.tsx';
import { useScrollPositions } from './use-scroll-positions.ts';

interface AppRouterProps {
  history: AppHistory;
  /** When to show an address. */
  waitFor: ScreenLoader['waitFor'];
  children: ReactNode;
}

/** Shows the address's page. The page before stays until the next one is there, or its skeleton has to do. */
export function AppRouter({ history, waitFor, children }: AppRouterProps) {
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(
    () =>
      history.listen(() => {
        const next = history.place();
        const show = () => {
          // Somebody may have gone on meanwhile.
          if (history.place() === next) startTransition(() => setPlace(next));
        };
        const coming = waitFor(next.location.pathname);
        if (coming) void coming.then(show);
        else show();
      }),
    [history, waitFor],
  );
  useScrollPositions(place);
  return (
    <HistoryContext value={history}>
      <Router navigator={history.navigator} location={place.location} navigationType={place.type}>
        {children}
      </Router>
    </HistoryContext>
  );
}
