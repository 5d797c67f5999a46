import { WeekHours } from '../../../entities/opening-hours/week-hours.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';

interface HoursSheetProps {
  companyId: number;
  opened: boolean;
  onClose: () => void;
}

export function HoursSheet({ companyId, opened, onClose }: HoursSheetProps) {
  const { t } = useTranslation('shop');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('hours.week')}>
      <WeekHours companyId={companyId} />
    </Dialog>
  );
}
