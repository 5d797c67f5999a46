import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import type { AppHistory } from '../shared/navigation/history.ts';
import { HistoryContext } from '../shared/navigation/history-context.ts';
import { useScrollPositions } from './use-scroll-positions.ts';

/** Shows the address's page. The page before stays until the next one is there. */
export function AppRouter({ history, children }: { history: AppHistory; children: ReactNode }) {
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => history.listen(() => startTransition(() => setPlace(history.place()))), [history]);
  useScrollPositions(place);
  return (
    <HistoryContext value={history}>
      <Router navigator={history.navigator} location={place.location} navigationType={place.type}>
        {children}
      </Router>
    </HistoryContext>
  );
}
