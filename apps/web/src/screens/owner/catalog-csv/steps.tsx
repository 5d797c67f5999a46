import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './steps.module.css';
import type { ImportPhase } from './use-catalog-import.ts';

const STEPS = ['choose', 'check', 'import'] as const;

const AT: Record<ImportPhase['name'], number> = { choosing: 0, checking: 1, checked: 1, importing: 2, done: 3 };

/** The three steps of an import, and which one it is at. */
export function Steps({ phase }: { phase: ImportPhase }) {
  const { t } = useTranslation('ownerCsv');
  const current = AT[phase.name];
  return (
    <ol className={classes.steps}>
      {STEPS.map((step, at) => (
        <li
          key={step}
          className={classes.step}
          data-done={at < current || undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={classes.number} aria-hidden="true">
            {at < current ? '✓' : at + 1}
          </span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
