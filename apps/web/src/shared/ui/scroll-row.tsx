import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import classes from './scroll-row.module.css';

interface ScrollRowProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** For who moves it. */
  row?: RefObject<HTMLDivElement | null>;
}

/** A row from edge to edge that the thumb moves sideways; it fades where more is hidden (LOOK-11). */
export function ScrollRow({ row, className = '', ...rest }: ScrollRowProps) {
  const own = useRef<HTMLDivElement>(null);
  const element = row ?? own;
  useScrollEdges(element);
  return <div ref={element} className={`${classes.row} ${className}`} {...rest} />;
}

/** Marks a row that scrolls sideways with where more is hidden, for the fade: `data-more="start end"`. */
export function useScrollEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const mark = () => {
      const end = element.scrollWidth - element.clientWidth - element.scrollLeft;
      element.dataset.more = [element.scrollLeft > 1 && 'start', end > 1 && 'end'].filter(Boolean).join(' ');
    };
    const sizes = new ResizeObserver(mark);
    const watch = () => {
      sizes.disconnect();
      for (const each of [element, ...element.children]) sizes.observe(each);
    };
    // Only when others stand in it: each watch asks the browser for the row's layout.
    const others = new MutationObserver(watch);
    others.observe(element, { childList: true });
    watch();
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      others.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [row]);
}
