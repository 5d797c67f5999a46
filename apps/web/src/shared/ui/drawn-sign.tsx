interface DrawnSignProps {
  /** As `index.html` draws it. */
  of: 'heart' | 'plus';
  size: number;
}

/** A sign that stands on each of three dozen cards: drawn once in the page, and shown by its name. */
export function DrawnSign({ of, size }: DrawnSignProps) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`#${of}`} />
    </svg>
  );
}
