import type { ReactNode, Ref } from 'react';
import classes from './order-card.module.css';

interface OrderCardsProps {
  children: ReactNode;
  /** What the list holds, for those who cannot see it. */
  label?: string;
  ref?: Ref<HTMLUListElement>;
}

/** Cards of orders, one below the other. */
export function OrderCards({ children, label, ref }: OrderCardsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul ref={ref} role="list" className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

/** The same for what comes one after the other: stops on a way. */
export const OrderStops = ({ children }: { children: ReactNode }) => <ol className={classes.list}>{children}</ol>;

interface OrderCardProps {
  children: ReactNode;
  /** Among others it is the one to see to now. */
  isFirst?: boolean;
}

/** One of several orders. */
export function OrderCard({ children, isFirst = false }: OrderCardProps) {
  return (
    <li className={classes.card} data-first={isFirst || undefined}>
      {children}
    </li>
  );
}

/** The same for an order that stands alone. */
export function LoneOrderCard({ children, label }: { children: ReactNode; label: string }) {
  return (
    <section className={classes.card} aria-label={label}>
      {children}
    </section>
  );
}

/** What matters most: on one line as long as it fits. */
export const CardTop = ({ children }: { children: ReactNode }) => <div className={classes.top}>{children}</div>;

/** Short facts beside each other. With the role `status` their changes are said. */
export function CardFacts({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <p className={classes.facts} role={role}>
      {children}
    </p>
  );
}

/** What sets this one apart. */
export const CardFlag = ({ children }: { children: ReactNode }) => <strong className={classes.flag}>{children}</strong>;

/** A sentence or more. */
export const CardText = ({ children }: { children: ReactNode }) => <p className={classes.text}>{children}</p>;
