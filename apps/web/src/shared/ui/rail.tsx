import { ActionIcon, Title } from '@mantine/core';
import type { Href } from '@mercadito/contracts/site/addresses';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link } from '../navigation/router.tsx';
import classes from './rail.module.css';
import { useScrollEdges } from './scroll-row.tsx';
import { WhenHydrated } from './when-hydrated.tsx';
import words from './words.module.css';

interface RailProps {
  title: string;
  /** Where its whole list is. */
  to: Href;
  /** Items of a list, each with a link. */
  children: ReactNode;
}

/** Of what a row shows, so much a press of an arrow moves on. */
const STEP = 0.8;

/** A row of cards that one swipe moves, under a heading that leads to all of them (LOOK-11). */
export function Rail({ title, to, children }: RailProps) {
  const { t } = useTranslation();
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  useScrollEdges(row);
  const move = (direction: number) => {
    const element = row.current;
    element?.scrollBy({ left: direction * element.clientWidth * STEP, behavior: 'smooth' });
  };
  return (
    <section className={classes.rail} aria-labelledby={id}>
      <div className={classes.railHead}>
        <Title order={2} size="h3" id={id}>
          <Link to={to} className={`${words.quietSign} ${classes.title}`}>
            {title}
            <IconChevronRight size={20} aria-hidden="true" />
          </Link>
        </Title>
        <WhenHydrated>
          <div className={classes.arrows}>
            <ActionIcon variant="subtle" color="gray" aria-label={t('rail.back', { title })} onClick={() => move(-1)}>
              <IconChevronLeft size={22} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon variant="subtle" color="gray" aria-label={t('rail.on', { title })} onClick={() => move(1)}>
              <IconChevronRight size={22} aria-hidden="true" />
            </ActionIcon>
          </div>
        </WhenHydrated>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul ref={row} className={classes.row} role="list" aria-label={title}>
        {children}
      </ul>
    </section>
  );
}
