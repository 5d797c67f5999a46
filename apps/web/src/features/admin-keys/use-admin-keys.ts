import { useWindowEvent } from '@mantine/hooks';
import type { Href } from '@mercadito/contracts/site/addresses';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useNavigate } from '../../shared/navigation/link.ts';
import { TO_SEARCH } from '../../shared/navigation/to-search.ts';
import { useDestination } from '../../shared/navigation/use-destination.ts';
import { isForThePage } from './hearing.ts';
import { understand } from './key-command.ts';
import { areKeysOn } from './keys-choice.ts';
import { moveThroughItems } from './list-items.ts';
import { findSearchField } from './search-field.ts';

/** A place of the menu, and the letter that leads there after `g`. */
export interface KeyedPlace {
  readonly letter: string;
  readonly label: string;
  readonly href: Href;
}

interface AdminKeys {
  places: readonly Pick<KeyedPlace, 'letter' | 'href'>[];
  onHelp: () => void;
}

/** Has single keys do what an Admin does all day, as long as they are for nobody else and not switched off (FRAME-14 to FRAME-16). */
export function useAdminKeys({ places, onHelp }: AdminKeys): void {
  const navigate = useNavigate();
  const goingSince = useRef<number | null>(null);

  const go = (letter: string) => {
    const place = places.find((each) => each.letter === letter);
    if (place) void navigate(place.href);
  };
  const search = () => {
    const field = findSearchField();
    if (field) field.focus();
    else void navigate(hrefTo('people'), { state: TO_SEARCH });
  };
  const searchOrWait = useOnArrival(search);

  useWindowEvent('keydown', (event) => {
    if (!areKeysOn() || !isForThePage(event)) {
      goingSince.current = null;
      return;
    }
    const { command, goingSince: next } = understand(
      { key: event.key, isHeld: event.repeat, at: performance.now() },
      goingSince.current,
    );
    goingSince.current = next;
    if (!command) return;
    // Firefox would open its own search.
    event.preventDefault();
    if (command.what === 'go') go(command.letter);
    else if (command.what === 'search') searchOrWait();
    else if (command.what === 'help') onHelp();
    else moveThroughItems(command.what === 'next' ? 1 : -1);
  });
}

/** Does it on the page that is seen; while another is on its way, there: what is seen is about to go. */
function useOnArrival(act: () => void): () => void {
  const here = useLocation().pathname;
  const isUnderWay = useDestination().pathname !== here;
  const isWanted = useRef(false);
  const arrive = useEffectEvent(() => {
    if (isWanted.current) act();
    isWanted.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be there is the reason
  useEffect(() => arrive(), [here]);
  return () => {
    if (isUnderWay) isWanted.current = true;
    else act();
  };
}
