import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { OpenState } from './open-state.tsx';
import classes from './week-hours.module.css';

const WeekHours = lazyChunk(() => import('./week-hours.tsx').then((m) => m.WeekHours));

interface HoursDisclosureProps {
  company: { readonly _id: number; readonly is_open_now: boolean | null; readonly next_change_at: string | null };
}

/** Open or Closed in a line; opened up, the whole week, which is read only then. */
export function HoursDisclosure({ company }: HoursDisclosureProps) {
  const { t } = useTranslation('shop');
  const [isOpened, setOpened] = useState(false);
  return (
    <details className={classes.disclosure} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <OpenState of={company} />
        <span className={classes.label}>
          {t('hours.week')}
          <IconChevronDown size={18} aria-hidden="true" className={classes.chevron} />
        </span>
      </summary>
      {isOpened && (
        <Suspense>
          <WeekHours companyId={company._id} />
        </Suspense>
      )}
    </details>
  );
}
