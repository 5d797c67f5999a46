import type { ReactNode } from 'react';

/** A name and what it is, of a `dl`. Nothing is said of what was left blank. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
