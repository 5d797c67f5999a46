import { MAX_LENGTH, MIN_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';

/** A password that is chosen (ACCOUNT-3). */
export const chosenPassword = z
  .string()
  .min(MIN_LENGTH.password, `At least ${MIN_LENGTH.password} characters`)
  .max(MAX_LENGTH.password);
