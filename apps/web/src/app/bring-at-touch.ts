import { screenAt } from '@mercadito/contracts/site/addresses';
import { bringContracts } from '../shared/api/contracts.ts';
import type { ScreenLoader } from './screen-loader.tsx';
import { siteScreenAt } from './screens.ts';

/** What comes before a link is followed: a finger or a mouse on it, or the focus. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Of what a screen reads first only the contracts' names count here. */
const ANY = { search: new URLSearchParams(), randomOrder: 1, language: 'es' } as const;

/** The path that a link leads to on this site; null for what is no link, and for one that leads elsewhere. */
function pathOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin ? link.pathname : null;
}

/**
 * Brings a screen's code, its texts and what its first calls are checked against as soon as somebody touches a link to it: the time
 * until they let go is the network's. Before that nothing is brought which nobody may want.
 */
export function bringAtTouch(page: Document, { bring }: Pick<ScreenLoader, 'bring'>): void {
  const onTouch = ({ target }: Event) => {
    const path = pathOfLink(target);
    if (path === null || path === location.pathname || !navigator.onLine) return;
    const { name, params, screen } = screenAt(path);
    if (name === 'unknown') return;
    // What cannot be had is told when the link is followed.
    bring(siteScreenAt(path)).catch(() => undefined);
    for (const { file } of screen.reads?.(params as never, ANY) ?? []) bringContracts(file).catch(() => undefined);
  };
  for (const touch of TOUCHES) page.addEventListener(touch, onTouch, { passive: true });
}
