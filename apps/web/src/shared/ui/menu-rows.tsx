import { SegmentedControl, Title, VisuallyHidden } from '@mantine/core';
import type { Href } from '@mercadito/contracts/site/addresses';
import { IconChevronRight, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from '../navigation/router.tsx';
import looks from './looks.module.css';
import classes from './menu-rows.module.css';
import './segmented-control.css';
import words from './words.module.css';

/** Rows of a menu, under what they have in common (LOOK-38). */
export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" className={`${looks.divided} ${classes.rows}`}>
        {children}
      </ul>
    </section>
  );
}

interface MenuRowProps {
  Icon: TablerIcon;
  name: string;
  /** Under the name: what is there. */
  text?: string | undefined;
  /** At the end: how it stands. */
  value?: string | undefined;
  /** How many things wait there, and how that is said to those who cannot see it. */
  badge?: { readonly count: number; readonly says: string } | undefined;
  /** A page of this site, an address elsewhere, or what is done here. */
  way: { readonly to: Href } | { readonly href: string } | { readonly onPress: () => void };
  /** A second way, beside the row. */
  aside?: ReactNode;
}

/** Everything above 99 says the same: a lot. */
const LARGEST_BADGE = 99;

/** One thing of a menu, as wide as the menu. */
export function MenuRow({ way, aside, ...face }: MenuRowProps) {
  return (
    <li className={aside ? classes.withAside : undefined}>
      {'to' in way && (
        <Link to={way.to} className={`${looks.hoverRow} ${classes.row}`}>
          <Face {...face} />
        </Link>
      )}
      {'href' in way && (
        <a
          href={way.href}
          className={`${looks.hoverRow} ${classes.row}`}
          {...(way.href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
        >
          <Face {...face} />
        </a>
      )}
      {'onPress' in way && (
        <button type="button" className={`${looks.hoverRow} ${classes.row}`} onClick={way.onPress}>
          <Face {...face} />
        </button>
      )}
      {aside}
    </li>
  );
}

function Face({ Icon, name, text, value, badge }: Omit<MenuRowProps, 'way' | 'aside'>) {
  return (
    <>
      <RowIcon Icon={Icon} />
      <span className={words.text}>
        <span className={classes.name}>{name}</span>{' '}
        {text !== undefined && <span className={classes.text}>{text}</span>}
      </span>{' '}
      {value !== undefined && <span className={classes.value}>{value}</span>}
      {badge && (
        <>
          <span className={classes.badge} aria-hidden="true">
            {badge.count > LARGEST_BADGE ? `${LARGEST_BADGE}+` : badge.count}
          </span>
          <VisuallyHidden>{badge.says}</VisuallyHidden>
        </>
      )}
      <IconChevronRight size={20} aria-hidden="true" className={classes.onward} />
    </>
  );
}

const RowIcon = ({ Icon }: Pick<MenuRowProps, 'Icon'>) => (
  <span className={classes.icon}>
    <Icon size={24} stroke={1.75} aria-hidden="true" />
  </span>
);

interface MenuChoiceProps<Value extends string> extends Pick<MenuRowProps, 'Icon' | 'name'> {
  value: Value;
  onChange: (value: Value) => void;
  data: { readonly value: Value; readonly label: string }[];
}

/** A row that is chosen in place: of a few, one tap. */
export function MenuChoice<Value extends string>({ Icon, name, ...choice }: MenuChoiceProps<Value>) {
  return (
    <li className={`${classes.row} ${classes.choice}`}>
      <RowIcon Icon={Icon} />
      <span className={`${words.text} ${classes.name}`}>{name}</span>
      {/* On a line of its own where its words have no room beside the name. */}
      <SegmentedControl flex={`1 1 ${choice.data.length * 6.5}rem`} fullWidth aria-label={name} {...choice} />
    </li>
  );
}
