import { USUAL_WEEK } from '@mercadito/domain/opening-hours/edit-hours';
import { useSetOpeningHoursMutation } from '../../../entities/opening-hours/opening-hours.api.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { LeavingButton } from '../../../shared/ui/leaving-button.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { wireDay } from './use-day-editor.ts';

/** The hours that most shops have, set by one tap where there are none yet; each day can be changed then (HOURS-8). */
export function UsualWeek({ companyId }: { companyId: number }) {
  const { t } = useTranslation('ownerHours');
  const [setHours] = useSetOpeningHoursMutation();
  const { isBusy, failure, send } = useAction();
  const set = async () => {
    const opening_hours = USUAL_WEEK.map(wireDay);
    const answer = await send(() => setHours({ company_id: companyId, opening_hours, updated_at: null }));
    if (answer?.data) tell(t('saved'), { isBrief: true });
  };
  return (
    <>
      <LeavingButton loading={isBusy} onClick={() => void set()}>
        {t('none.usual')}
      </LeavingButton>
      <FormFailure error={failure} />
    </>
  );
}
