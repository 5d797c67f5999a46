import { useLocation, useNavigationType } from './router.tsx';

/** Left in the history's entry by who goes to a screen for its search. */
export const TO_SEARCH = { toSearch: true } as const;

/** Whether somebody came here for the search; Back and a reload find the page as it was. */
export function useIsToSearch(): boolean {
  const { state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  return !isBack && 'toSearch' in Object(state);
}
