import { createContext, type RefObject, use, useEffectEvent, useLayoutEffect } from 'react';

/** What cells of a table held when it changed its shape, by the cell; kept for that one drawing. */
type KeptCells = Map<string, { readonly held: unknown; readonly hadFocus: boolean }>;

/** Those of the table around; there is none for a cell that stands alone. */
export const KeptCellsContext = createContext<KeptCells | null>(null);

/**
 * Hands on what is typed in a cell, and the focus, to the cell that takes its place as the table becomes cards or again a
 * table.
 * @param cell names it, the same in both shapes
 * @param field where it is typed
 * @param held what is typed; null for nothing
 * @param takeUp goes on with what the one before held
 */
export function useKeptCell<Held>(
  cell: string,
  field: RefObject<HTMLElement | null>,
  held: Held | null,
  takeUp: (held: Held) => void,
): void {
  const cells = use(KeptCellsContext);
  const begin = useEffectEvent(() => {
    const kept = cells?.get(cell);
    if (!kept) return;
    if (kept.held !== null) takeUp(kept.held as Held);
    if (kept.hadFocus) field.current?.focus();
  });
  const end = useEffectEvent(() => {
    const hadFocus = field.current !== null && field.current === document.activeElement;
    cells?.set(cell, { held, hadFocus });
  });
  // Before the browser draws, as the focus is lost to whoever types otherwise. The old cell ends before the new one begins.
  useLayoutEffect(() => {
    begin();
    return () => end();
  }, []);
}
