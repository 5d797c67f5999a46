import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** What a field of pictures is marked with, so that each of several knows the others. */
const FIELD = 'data-takes-pictures';

/** Whether a paste is meant for this field: it is inside of it, or inside of none and this is the first one. */
function isMeant(field: HTMLElement, target: EventTarget | null): boolean {
  const inside = target instanceof Element ? target.closest(`[${FIELD}]`) : null;
  return inside ? inside === field : document.querySelector(`[${FIELD}]`) === field;
}

const TEXT_FIELD = 'input, textarea, [contenteditable]';

/** Whether it is text that is pasted into a text field: a spreadsheet copies a cell as text and as a picture of it. */
const isText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof Element && target.matches(TEXT_FIELD) && (clipboardData?.types.includes('text/plain') ?? false);

/** Files pasted on the page, for the field whose element the returned ref is on. Text stays where it is pasted. */
export function usePastedFiles(
  onPaste: (files: readonly File[]) => void,
  isOff: boolean,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // Within its dashed lines the field has heard it already.
    if (event.defaultPrevented || isOff || files.length === 0 || isText(event)) return;
    if (!ref.current || !isMeant(ref.current, event.target)) return;
    event.preventDefault();
    onPaste(files);
  });
  useEffect(() => {
    ref.current?.setAttribute(FIELD, '');
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return ref;
}
