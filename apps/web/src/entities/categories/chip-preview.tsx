import looks from '../../shared/ui/looks.module.css';
import { ScrollRow } from '../../shared/ui/scroll-row.tsx';
import classes from './category-chips.module.css';

interface ChipPreviewProps {
  /** What the row is, for those who cannot see it. */
  label: string;
  /** What stands on the chips, in their order. */
  names: readonly { readonly id: number; readonly name: string }[];
  lang: string;
}

/** A row of chips as a shop shows it, that leads nowhere. */
export function ChipPreview({ label, names, lang }: ChipPreviewProps) {
  return (
    // Moved sideways by the arrows, so it has to be reached by Tab.
    <ScrollRow role="group" aria-label={label} tabIndex={0} lang={lang}>
      {names.map(({ id, name }) => (
        <span key={id} className={`${looks.hoverable} ${classes.chip}`}>
          {name}
        </span>
      ))}
    </ScrollRow>
  );
}
