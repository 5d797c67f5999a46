import { Tabs } from '@mantine/core';
import { hrefHere } from '@mercadito/contracts/site/addresses';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../navigation/router.tsx';
import looks from './looks.module.css';
import { useTitleLead } from './page-head.tsx';

interface LabelTab<Label extends string> {
  /** What stands in the address for it: `?label=hours`. */
  readonly label: Label;
  readonly text: string;
  /** Drawn when it is first opened; with `lazyChunk` its code comes then too. */
  readonly panel: () => ReactNode;
}

interface LabelTabsProps<Label extends string> {
  /** What they are the parts of, for those who cannot see it. */
  name: string;
  /** The first is open where the address names none, or none of these. */
  tabs: readonly [LabelTab<Label>, ...LabelTab<Label>[]];
}

/** With very large letters, a name in two lines as well. */
const WRAPS = { whiteSpace: 'normal' } as const;

/** What belongs to the list, or to the thing, in one tab alone. */
const OF_ONE_TAB = ['page', 'slug'];

/**
 * The parts of an owner's or an Admin's screen, the open one in the address (`?label=`), so that Back, a reload and a link
 * find it. By keyboard arrows lead along the tabs, and Enter opens. Shops use links for that, which weigh less.
 */
export function LabelTabs<Label extends string>({ name, tabs }: LabelTabsProps<Label>) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [first] = tabs;
  const active = tabs.find(({ label }) => label === params.get('label')) ?? first;

  useTitleLead(active !== first && active.text);

  const open = (label: string | null) => {
    if (label === null || label === active.label) return;
    const next = new URLSearchParams(params);
    for (const field of ['label', ...OF_ONE_TAB]) next.delete(field);
    if (label !== first.label) next.set('label', label);
    navigate(hrefHere(pathname, next.size === 0 ? '' : `?${next}`));
  };
  return (
    <Tabs value={active.label} onChange={open} activateTabWithKeyboard={false} keepMounted={false}>
      {/* On a narrow screen in two lines: one beyond the edge nobody looks for. */}
      <Tabs.List aria-label={name}>
        {tabs.map(({ label, text }) => (
          <Tabs.Tab key={label} value={label} className={looks.tab} style={WRAPS}>
            {text}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={active.label} pt="md">
        {active.panel()}
      </Tabs.Panel>
    </Tabs>
  );
}
