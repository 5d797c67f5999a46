import { useDebouncedValue } from '@mantine/hooks';
import { useAnnounced } from './announce.ts';

const RESTS_MS = 700;

/** Says what follows from what is being typed, such as the change that is due, once somebody has stopped (LOOK-44). */
export function useAnnouncedAtRest(text: string | false): void {
  useAnnounced(useDebouncedValue(text, RESTS_MS)[0], { isNew: true });
}
