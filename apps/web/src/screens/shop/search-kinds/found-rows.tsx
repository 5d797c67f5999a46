import type { Picture as PictureData } from '@mercadito/contracts/common';
import type { Href } from '@mercadito/contracts/site/addresses';
import type { Ref } from 'react';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { Link } from '../../../shared/navigation/router.tsx';
import layout from '../../../shared/ui/layout.module.css';
import looks from '../../../shared/ui/looks.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './found-rows.module.css';

interface FoundRow {
  readonly key: number;
  readonly name: string;
  readonly note: string;
  readonly picture: PictureData | null;
  readonly to: Href;
}

interface FoundRowsProps {
  label: string;
  rows: readonly FoundRow[];
  ref?: Ref<HTMLElement>;
}

/** Things that a search found, one below the other. */
export function FoundRows({ label, rows, ref }: FoundRowsProps) {
  return (
    <StackedList ref={ref} gap={0} className={`${looks.divided} ${looks.listPaper}`} label={label}>
      {rows.map(({ key, name, note, picture, to }) => (
        <li key={key}>
          <Link to={to} className={`${looks.hoverable} ${layout.row} ${classes.row}`}>
            <Picture picture={picture} alt="" ratio={1} sizes="48px" className={classes.picture ?? ''} />
            <span className={`${layout.grows} ${words.breaks}`}>
              <span className={words.name}>{name}</span>
              <br />
              <span className={words.fine}>{note}</span>
            </span>
          </Link>
        </li>
      ))}
    </StackedList>
  );
}
