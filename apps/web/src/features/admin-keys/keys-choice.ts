import * as v from 'valibot';
import { createStored } from '../../shared/storage/stored.ts';

/** Whether single keys do anything on this device (FRAME-16). Who speaks to the machine, or types with a stick, switches them off. */
const keysChoice = createStored('adminKeys', () => v.boolean(), { area: 'device', perPerson: false });

/** They do until somebody says no. */
export const areKeysOn = (): boolean => keysChoice.read() ?? true;

/** Whether single keys are on, for who shows it. */
export const useAreKeysOn = (): boolean => keysChoice.use() ?? true;

export const setKeysOn = (isOn: boolean): void => keysChoice.write(isOn);
