import { Anchor, Group } from '@mantine/core';
import type { Href } from '@mercadito/contracts/site/addresses';
import type { ReactNode } from 'react';
import { useDates } from '../../../shared/format/dates.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { Link } from '../../../shared/navigation/router.tsx';
import layout from '../../../shared/ui/layout.module.css';
import wordLooks from '../../../shared/ui/words.module.css';
import classes from './activity.module.css';
import type { ChangeWords } from './use-change-words.ts';

interface ChangeRowProps {
  /** When, an ISO instant. */
  at: string;
  who: ReactNode;
  /** What was changed, where the list is of several things. */
  title?: ReactNode;
  words: readonly ChangeWords[];
}

/** One change: when and by whom, of what, and each value before and after. */
export function ChangeRow({ at, who, title, words }: ChangeRowProps) {
  const dates = useDates();
  return (
    <li className={classes.row} data-titled={title !== undefined || undefined}>
      <Group
        className={`${layout.target} ${classes.activityHead}`}
        justify="space-between"
        gap="0 var(--mantine-spacing-md)"
      >
        <time dateTime={at} className={`${wordLooks.quiet} ${classes.when}`}>
          {dates.dateTime(at)}
        </time>
        {who}
      </Group>
      {title && <div>{title}</div>}
      <StackedList className={classes.facts} gap={0}>
        {words.map((each) => (
          <li key={each.name}>
            <ChangedValue words={each} />
          </li>
        ))}
      </StackedList>
    </li>
  );
}

/** "Rate 18.00 → 18.50" */
function ChangedValue({ words: { label, before, after } }: { words: ChangeWords }) {
  const { t } = useTranslation('activity');
  return (
    <>
      <span className={wordLooks.quiet}>{label}</span>{' '}
      {before === null ? t('line.added', { after }) : t('line.changed', { before, after })}
    </>
  );
}

interface OnlyLinkProps {
  to: Href;
  title?: string;
  'aria-label'?: string;
  fw?: number;
  children: ReactNode;
}

/** A name that leads to its own changes alone. */
export const OnlyLink = (props: OnlyLinkProps) => <Anchor component={Link} className={classes.only} {...props} />;

export function OnlyWho({ to, who }: { to: Href; who: string }) {
  const { t } = useTranslation('activity');
  return (
    <OnlyLink to={to} aria-label={t('onlyWho', { who })}>
      {who}
    </OnlyLink>
  );
}
