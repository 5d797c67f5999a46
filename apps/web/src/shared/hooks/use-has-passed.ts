import { useNow } from './use-now.ts';

/** Whether an instant has come, by the server's clock; one that is not set never has. */
export function useHasPassed(at: string | null): boolean {
  const now = useNow();
  return at !== null && Date.parse(at) <= now.getTime();
}
