import { Title } from '@mantine/core';
import type { SystemStatus } from '@mercadito/contracts/system-status';
import {
  judgeSystem,
  type SystemLevel,
  type SystemPart,
  type SystemVerdict,
} from '@mercadito/domain/system/system-status';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, type TablerIcon } from '@tabler/icons-react';
import { useGetSystemStatusQuery } from '../../entities/system-status/system-status.api.ts';
import { sizeText } from '../../shared/format/figures.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import words from '../../shared/ui/words.module.css';
import { GivenUpJobs } from './given-up-jobs.tsx';
import classes from './system-status.module.css';

// What goes wrong is to be seen within a minute.
const LOOK_AGAIN_MS = 30_000;

const SIGNS: Readonly<Record<SystemLevel, TablerIcon>> = {
  good: IconCircleCheck,
  look: IconInfoCircle,
  act: IconAlertTriangle,
};
const COLORS: Readonly<Record<SystemLevel, object>> = {
  good: { className: words.toned, 'data-tone': 'good' },
  look: { className: words.accent },
  act: { className: words.bad },
};
const WORST_FIRST: readonly SystemLevel[] = ['act', 'look', 'good'];

/** How the installation is, and what to do about what is not well (SYSTEM-1). */
export function Component() {
  const { t } = useTranslation('systemStatus');
  const reading = useGetSystemStatusQuery(undefined, { pollingInterval: LOOK_AGAIN_MS });
  return (
    <>
      <Title order={1} mb="md">
        {t('title')}
      </Title>
      <Loaded reading={reading} skeleton={<SkeletonPage />} failed={t('failed')}>
        {(status) => <Parts status={status} />}
      </Loaded>
    </>
  );
}

function Parts({ status }: { status: SystemStatus }) {
  const { t } = useTranslation('systemStatus');
  const verdicts = judgeSystem(status).toSorted(
    (one, other) => WORST_FIRST.indexOf(one.level) - WORST_FIRST.indexOf(other.level),
  );
  const pressing = verdicts.filter(({ level }) => level === 'act').length;
  return (
    <div className={classes.status}>
      <p className={pressing > 0 ? words.bad : ''}>{pressing > 0 ? t('pressing', { count: pressing }) : t('well')}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul className={classes.parts} role="list" aria-label={t('parts')}>
        {verdicts.map((verdict) => (
          <Part key={verdict.part} verdict={verdict} status={status} />
        ))}
      </ul>
      {status.jobs.failed > 0 && <GivenUpJobs />}
      <Processes processes={status.processes} />
    </div>
  );
}

function Part({ verdict: { part, level, state }, status }: { verdict: SystemVerdict; status: SystemStatus }) {
  const { t } = useTranslation('systemStatus');
  const Sign = SIGNS[level];
  return (
    <li className={classes.part}>
      <Sign size={24} aria-hidden="true" {...COLORS[level]} />
      <div className={words.words}>
        <h2 className={classes.name}>
          {t(`names.${part}`)} <span className={words.small}>{t(`levels.${level}`)}</span>
        </h2>
        <p>{t(`states.${part}.${state}` as 'states.database.works')}</p>
        <FactsOf part={part} status={status} />
      </div>
    </li>
  );
}

/** The figures behind a verdict. */
function FactsOf({ part, status }: { part: SystemPart; status: SystemStatus }) {
  const { t } = useTranslation('systemStatus');
  const { database, disk, jobs, copies } = status;
  const age = copies.hours_old;
  const facts: Partial<Record<SystemPart, string>> = {
    database: t('facts.database', {
      engine: database.engine === 'embedded' ? 'PGlite' : 'PostgreSQL',
      version: database.version,
      size: sizeText(database.size_bytes),
    }),
    disk: t('facts.disk', { free: sizeText(disk.free_bytes), total: sizeText(disk.total_bytes) }),
    clock: t('facts.clock', { count: Math.abs(status.clock_ahead_seconds) }),
    jobs: t('facts.jobs', { failed: jobs.failed, retrying: jobs.retrying }),
    ...(age !== null && { copies: age === 0 ? t('facts.copiesNow') : t('facts.copies', { count: age }) }),
    ...(status.newest_version !== null && { version: t('facts.version', { version: status.newest_version }) }),
  };
  return facts[part] ? <p className={words.small}>{facts[part]}</p> : null;
}

function Processes({ processes }: Pick<SystemStatus, 'processes'>) {
  const { t } = useTranslation('systemStatus');
  return (
    <section aria-label={t('processes')}>
      <h2 className={classes.name}>{t('processes')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul className={classes.processes} role="list">
        {processes.map(({ name, version, is_this }) => (
          <li key={name} className={words.breaks}>
            {name} · {version} {is_this && <span className={words.small}>{t('thisOne')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
