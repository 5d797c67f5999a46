import type { Service } from '@mercadito/contracts/services';
import { servicesApi } from '../../../entities/services/services.api.ts';
import type { AppThunk } from '../../../shared/api/store-hooks.ts';

/** A service as it stands on the server now, whatever is in the cache. @throws what the call was refused with */
export const readFreshService =
  (slug: string): AppThunk<Promise<Service>> =>
  async (dispatch) => {
    const reading = servicesApi.endpoints.readServices.initiate(
      { action: 'details', slug },
      { subscribe: false, forceRefetch: true },
    );
    const found = await dispatch(reading).unwrap();
    if (!('slug' in found)) throw new Error('One service was asked for, and a list came');
    return found;
  };
