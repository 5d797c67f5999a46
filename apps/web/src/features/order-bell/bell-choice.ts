import * as v from 'valibot';
import { createStored } from '../../shared/storage/stored.ts';

/** Whether this device rings when an order arrives (SCREEN-41); it does not until somebody says so. It stays with the counter it stands on. */
export const bellChoice = createStored('orderBell', () => v.boolean(), { area: 'device', perPerson: false });
