import type { Service, ServiceList } from '@mercadito/contracts/services';
import { updateService } from '../../../entities/services/service-editing.api.ts';
import { servicesApi } from '../../../entities/services/services.api.ts';
import { isEditConflict } from '../../../shared/api/api-error.ts';
import { type AppDispatch, type AppThunk, useAppDispatch } from '../../../shared/api/store-hooks.ts';
import { doUndoably } from '../../../shared/ui/undoable.ts';
import { readFreshService } from './read-fresh-service.ts';
import { serviceFields } from './service-fields.ts';

interface Change {
  readonly flag: 'is_pin' | 'is_available';
  readonly value: boolean;
}

/** The list as it will be, pinned ones first. */
function withChange(list: ServiceList, id: number, { flag, value }: Change): ServiceList {
  const all = [...list.service_pinned, ...list.services].map((each) =>
    each.id === id ? { ...each, [flag]: value } : each,
  );
  return { services: all.filter(({ is_pin }) => !is_pin), service_pinned: all.filter(({ is_pin }) => is_pin) };
}

async function send(dispatch: AppDispatch, service: Service, { flag, value }: Change) {
  const write = (known: Service) =>
    dispatch(
      updateService.initiate({
        ...serviceFields(known),
        [flag]: value,
        service_id: known.id,
        company_id: known.company.pk,
        updated_at: known.updated_at,
      }),
    );
  // The call takes the whole service, of which a list has a part: it goes back as it stands, with this one thing changed.
  const writeFresh = () => dispatch(readFreshService(service.slug)).then(write, (error: unknown) => ({ error }));
  const answer = await writeFresh();
  return isEditConflict(answer.error) ? writeFresh() : answer;
}

/** Shows the change at once; refused, the card is as it was. */
const change =
  (service: Service, wanted: Change): AppThunk<Promise<{ readonly error?: unknown }>> =>
  async (dispatch) => {
    const arg = { action: 'all', company_id: service.company.pk } as const;
    const patch = dispatch(
      servicesApi.util.updateQueryData('readServices', arg, (list) =>
        'services' in list ? withChange(list, service.id, wanted) : list,
      ),
    );
    const { error } = await send(dispatch, service, wanted);
    if (error !== undefined) patch.undo();
    return { error };
  };

/** Pins a service or makes it available, or takes that back, at once and with Undo (SERVICE-6). */
export function useSetServiceFlag() {
  const dispatch = useAppDispatch();
  return (service: Service, { flag, value }: Change, message: string) =>
    doUndoably({
      message,
      act: () => dispatch(change(service, { flag, value })),
      actBack: () => dispatch(change(service, { flag, value: !value })),
      isAside: true,
    });
}
