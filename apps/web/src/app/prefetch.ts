import { bringSearchForm } from '../features/search/late-search-form.ts';
import { savesData } from '../shared/ui/saves-data.ts';
import type { ScreenLoader } from './screen-loader.tsx';
import { SCREENS } from './screen-table.ts';

/** Where people go from a list of goods. */
const LIKELY = ['/product/:businessId/:productId', '/business/:companyId', '/cart'];

/** Brings the likely next screens while nothing else is to do, unless the person saves data. */
export function prefetchScreens(loader: ScreenLoader): void {
  if (savesData()) return;
  // Safari has no idle callback; a second after the page it has nothing to do either.
  const whenIdle = window.requestIdleCallback ?? ((bring: () => void) => setTimeout(bring, 1_000));
  whenIdle(() => {
    // On a phone it is a tap away, and the tap expects to type at once.
    bringSearchForm().catch(() => undefined);
    for (const screen of SCREENS.filter(({ path }) => LIKELY.includes(path))) {
      // Asked for again when it is really wanted.
      loader.bring(screen).catch(() => undefined);
    }
  });
}
