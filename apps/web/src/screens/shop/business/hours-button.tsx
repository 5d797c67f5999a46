import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { OpenState } from '../../../entities/opening-hours/open-state.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import looks from '../../../shared/ui/looks.module.css';
import words from '../../../shared/ui/words.module.css';
import classes from './hours-button.module.css';

const HoursSheet = lazyChunk(() => import('./hours-sheet.tsx').then((m) => m.HoursSheet));

interface HoursButtonProps {
  company: { readonly _id: number; readonly is_open_now: boolean | null; readonly next_change_at: string | null };
}

/** Open or Closed in a line; a tap shows the whole week, which is read only then (BUSINESS-33). */
export function HoursButton({ company }: HoursButtonProps) {
  const { t } = useTranslation('shop');
  // Null until it is asked for the first time: till then its code is not needed.
  const [isOpened, setOpened] = useState<boolean | null>(null);
  if (company.is_open_now === null) return <p className={words.fine}>{t('hours.none')}</p>;
  return (
    <>
      <button
        type="button"
        className={`${looks.reachesUp} ${classes.button}`}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <OpenState of={company} />
        <VisuallyHidden>{t('hours.week')}</VisuallyHidden>
        <IconChevronDown size={18} aria-hidden="true" />
      </button>
      {isOpened !== null && (
        <WhenPressed>
          <HoursSheet companyId={company._id} opened={isOpened} onClose={() => setOpened(false)} />
        </WhenPressed>
      )}
    </>
  );
}
