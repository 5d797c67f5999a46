import { useContext, useSyncExternalStore } from 'react';
import { type Location, useLocation } from 'react-router';
import { HistoryContext } from './history-context.ts';

const nowhere = () => () => undefined;

/** Where the person is going: the address as it is, before the page that belongs to it stands. */
export function useDestination(): Location {
  const shown = useLocation();
  const history = useContext(HistoryContext);
  const destination = () => history?.place().location ?? shown;
  return useSyncExternalStore(history?.listen ?? nowhere, destination, destination);
}
