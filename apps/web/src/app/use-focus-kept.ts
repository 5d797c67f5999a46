import { useEffect, useEffectEvent, useRef } from 'react';
import { bringInsistently } from '../shared/connection/on-reconnect.ts';
import type { FocusKeeper } from './focus-keeper.ts';
import { takeFromBody } from './focus-page.ts';

const ACTS = ['focusin', 'click'] as const;

/**
 * Whether somebody has done anything on this page, also before this was there to hear it. Chromium answers yes also on a page that a
 * tapped link has loaded: as it was opened, that brings the keeper's code and moves nothing.
 */
const hasActed = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** @param from what has the focus, which may be gone when the code has come */
async function bringKeeper(from: Element | null): Promise<FocusKeeper> {
  const { keepFocus } = await bringInsistently(() => import('./focus-keeper.ts'));
  return keepFocus(from);
}

/**
 * Keeps the focus where somebody is (LOOK-45), from their first act on: till then nobody has lost it, and no page needs its code.
 * @param cameTo the path of the page that is shown; null where the document was opened with it, and nobody has left it
 */
export function useFocusKept(cameTo: string | null): void {
  const keeper = useRef<Promise<FocusKeeper>>(null);
  const begin = useEffectEvent(() => {
    keeper.current ??= bringKeeper(document.activeElement);
  });
  useEffect(() => {
    const ended = new AbortController();
    const onAct = () => begin();
    for (const act of ACTS) document.addEventListener(act, onAct, { signal: ended.signal });
    if (hasActed()) begin();
    return () => {
      ended.abort();
      void keeper.current?.then(({ stop }) => stop());
      keeper.current = null;
    };
  }, []);

  useEffect(() => {
    if (cameTo === null) return;
    if (hasActed()) begin();
    if (!keeper.current) return;
    // On the body not even until the code is there.
    takeFromBody();
    // Who has gone on by then is there already.
    let hasGoneOn = false;
    const goOn = () => {
      hasGoneOn = true;
    };
    for (const act of ['pointerdown', 'keydown']) document.addEventListener(act, goOn, { once: true });
    void keeper.current.then(({ arrive }) => hasGoneOn || arrive());
  }, [cameTo]);
}
