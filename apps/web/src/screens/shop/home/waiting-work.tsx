import { Skeleton, Title } from '@mantine/core';
import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import { type WaitingWork as Counts, MOST_COUNTED } from '@mercadito/contracts/waiting-work';
import {
  IconAlertTriangle,
  IconCalendarDue,
  IconCircleCheck,
  IconClock,
  IconMessageCheck,
  IconSpeakerphone,
  IconTool,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { useCountWaitingWorkQuery } from '../../../entities/waiting-work/waiting-work.api.ts';
import { useLateTranslation, useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import layout from '../../../shared/ui/layout.module.css';
import looks from '../../../shared/ui/looks.module.css';
import { QuietlyLoaded } from '../../../shared/ui/quietly-loaded.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './home-desk.module.css';

/** Where each kind is seen to, the most pressing first. */
const KINDS: readonly (readonly [kind: keyof Counts, Icon: TablerIcon, to: Href])[] = [
  ['orders_failed', IconAlertTriangle, hrefTo('dispatch', {}, { label: 'failed' })],
  ['orders', IconClock, hrefTo('dispatch', {}, { label: 'waiting' })],
  ['memberships_asked', IconUserPlus, hrefTo('people', {}, { state: 'asking' })],
  ['memberships_ending', IconCalendarDue, hrefTo('people', {}, { state: 'ending' })],
  ['sponsors', IconSpeakerphone, hrefTo('admin', {}, { label: 'sponsor-forms' })],
  ['driver_reports', IconMessageCheck, hrefTo('driverReports')],
  ['jobs_given_up', IconTool, hrefTo('systemStatus')],
];

/** What waits for an Admin, each kind with its count and the way there; what waits for nobody is not named (DESK-1). */
export function WaitingWork() {
  const { t, ready } = useLateTranslation('desk');
  const reading = useCountWaitingWorkQuery();
  const skeleton = <Skeleton className={classes.skeleton ?? ''} />;
  if (!ready) return skeleton;
  return (
    <section aria-label={t('title')} className={classes.desk}>
      <Title order={2} size="h3">
        {t('title')}
      </Title>
      <QuietlyLoaded reading={reading} skeleton={skeleton} failed={t('failed')}>
        {(counts) => <Waiting counts={counts} />}
      </QuietlyLoaded>
    </section>
  );
}

function Waiting({ counts }: { counts: Counts }) {
  const { t } = useTranslation('desk');
  const waiting = KINDS.filter(([kind]) => counts[kind] > 0);
  if (waiting.length === 0) {
    return (
      <p className={`${layout.row} ${words.quietSign}`}>
        <IconCircleCheck size={24} aria-hidden="true" /> {t('nothing')}
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className={classes.tiles} role="list">
      {waiting.map(([kind, Icon, to]) => (
        <li key={kind}>
          <Link to={to} className={`${looks.hoverable} ${classes.tile}`}>
            <span className={`${classes.count} ${kind === 'orders_failed' ? words.bad : words.signed}`}>
              <Icon size={24} aria-hidden="true" />
              {counts[kind] < MOST_COUNTED ? counts[kind] : t('many')}
            </span>{' '}
            {t(`kinds.${kind}`, { count: counts[kind] })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
