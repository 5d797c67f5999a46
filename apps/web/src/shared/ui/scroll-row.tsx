import { type ComponentProps, type RefObject, useRef } from 'react';
import { useScrollEdges } from '../hooks/use-scroll-edges.ts';
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
