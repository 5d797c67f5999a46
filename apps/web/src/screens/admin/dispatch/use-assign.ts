import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { assignAnew } from '../../../entities/deliveries/assign-anew.ts';
import { useAssignOrderMutation } from '../../../entities/dispatch/dispatch.api.ts';
import { problemOf } from '../../../shared/api/api-error.ts';
import { errorText } from '../../../shared/i18n/error-text.ts';
import type { Translate } from '../../../shared/i18n/text-keys.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { driverName } from './driver-facts.tsx';

/** The refusals that this page words itself, since it knows whom they are about. */
const WORDED = [
  'driver_unavailable',
  'driver_limit',
  'admin_has_current_order',
  'already_claimed',
  'wrong_status',
] as const;

const isWorded = (code: string | undefined): code is (typeof WORDED)[number] => WORDED.some((each) => each === code);

/** Why an order could not be given to a driver, in words that name who is meant (DISPATCH-6). */
function refusalText(error: unknown, driver: string, t: Translate<'dispatch'>): string {
  const problem = problemOf(error);
  if (!isWorded(problem?.code)) return errorText(error);
  const named = problem?.facts?.driver_name;
  return t(`assign.refused.${problem.code}`, { name: typeof named === 'string' ? named : driver });
}

/** Gives an order to a driver; answers why not, in words, or null when it went. */
export function useAssign(): (transactionId: string, driver: DriverProfile) => Promise<string | null> {
  const { t } = useTranslation('dispatch');
  const [assign] = useAssignOrderMutation();
  return async (transactionId, driver) => {
    const { error } = await assignAnew(() => assign({ transactionId, driverId: driver.id }));
    return error === undefined ? null : refusalText(error, driverName(driver), t);
  };
}
