import { hrefHere } from '@mercadito/contracts/site/addresses';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link, useLocation } from '../../shared/navigation/router.tsx';
import looks from '../../shared/ui/looks.module.css';
import { useTitleLead } from '../../shared/ui/page-head.tsx';
import { ScrollRow } from '../../shared/ui/scroll-row.tsx';
import classes from './link-tabs.module.css';

/** Stays below the top bar: tabs, and what narrows the list below them. */
export function StickyBand({ children }: { children: ReactNode }) {
  return <div className={`${looks.sticksNot} ${classes.band}`}>{children}</div>;
}

interface LinkTabsProps<Label extends string> {
  /** What they are the parts of. */
  name: string;
  labels: readonly Label[];
  /** What is open; where it is none of them, nothing is marked. */
  active: string;
  textOf: (label: Label) => string;
}

/** The parts of a page, the open one in the address (`?label=`): links, so that each can be shared. The first needs none. */
export function LinkTabs<Label extends string>({ name, labels, active, textOf }: LinkTabsProps<Label>) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  useTitleLead(labels.slice(1).some((label) => label === active) && textOf(active as Label));
  // On a narrow screen the open one may stand beyond the edge.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>(`[data-label="${active}"]`);
    if (row.current && open) row.current.scrollLeft = open.offsetLeft - open.offsetWidth / 2;
  }, [active]);
  return (
    <nav className={classes.tabs} aria-label={name}>
      <ScrollRow row={row}>
        {labels.map((label, at) => (
          <Link
            key={label}
            className={looks.tab}
            data-label={label}
            aria-label={t('partOf', { what: textOf(label), whole: name })}
            to={hrefHere(pathname, { label: at === 0 ? undefined : label })}
            aria-current={label === active ? 'page' : undefined}
          >
            {textOf(label)}
          </Link>
        ))}
      </ScrollRow>
    </nav>
  );
}
