import type { Category } from '@mercadito/contracts/categories';
import type { Href } from '@mercadito/contracts/site/addresses';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import looks from '../../shared/ui/looks.module.css';
import { useTitleLead } from '../../shared/ui/page-head.tsx';
import { ScrollRow } from '../../shared/ui/scroll-row.tsx';
import classes from './category-chips.module.css';

interface CategoryChipsProps {
  categories: readonly Category[];
  /** 0 is the first chip, everything. */
  active: number;
  /** Where a chip leads; 0 for everything. */
  linkTo: (category: number) => Href;
  label: string;
  allLabel: string;
  variant?: 'main' | 'sub';
  /** Whether a chip stays at its place in the history, and so on the page. */
  replaces?: boolean;
  /** What stands between everything and the categories. */
  others?: readonly OtherChip[];
}

/** What a list may be narrowed to beside its categories. */
interface OtherChip {
  readonly name: string;
  readonly to: Href;
  readonly isActive: boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus to the next or previous chip, or with Home and End to the first or last. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const chips = [...event.currentTarget.querySelectorAll('a')];
  const at = chips.indexOf(document.activeElement as HTMLAnchorElement);
  const step = STEPS[event.key];
  const target = step ? at + step : { Home: 0, End: chips.length - 1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  chips[Math.min(Math.max(target, 0), chips.length - 1)]?.focus();
}

/** A row of categories that scrolls sideways; one stop of the Tab key, arrows between the chips. */
export function CategoryChips(props: CategoryChipsProps) {
  const { categories, active, linkTo, label, allLabel, variant = 'main', replaces, others = [] } = props;
  const { t, language } = useTranslation('layout');
  const row = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another active chip is the reason to scroll
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !chip) return;
    row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [active, categories]);

  const isOther = others.some(({ isActive }) => isActive);
  const chipOf = (id: number, name: string) => ({ name, to: linkTo(id), isActive: !isOther && id === active });
  const chips = [
    chipOf(0, allLabel),
    ...others,
    ...categories.map((each) => chipOf(each.id, categoryName(each, language))),
  ];
  const tabStop = Math.max(
    0,
    chips.findIndex(({ isActive }) => isActive),
  );
  useTitleLead(tabStop > 0 && chips[tabStop]?.name);
  return (
    <ScrollRow
      row={row}
      className={variant === 'sub' ? classes.sub : undefined}
      role="toolbar"
      aria-label={label}
      onKeyDown={moveFocus}
    >
      {chips.map(({ name, to, isActive }, at) => (
        <Link
          key={to}
          to={to}
          replace={replaces}
          className={`${looks.hoverable} ${classes.chip}`}
          tabIndex={at === tabStop ? 0 : -1}
          aria-current={isActive ? 'true' : undefined}
          // One is called as the first page is.
          aria-label={name === t('home') ? t('common:partOf', { what: name, whole: label }) : undefined}
        >
          {name}
        </Link>
      ))}
    </ScrollRow>
  );
}
