import { toCents, toThousandths } from '@mercadito/domain/money/minor-units';
import { invalid } from './problems/errors.ts';

const orRefuse = (field: string, units: number | null, places: number): number => {
  if (units === null) throw invalid(field, `At most ${places} decimals`);
  return units;
};

/** An amount of the wire in cents. @throws 400 on its field when it is not a whole number of them */
export const centsOf = (field: string, amount: number): number => orRefuse(field, toCents(amount), 2);

/** An hourly price of the wire in thousandths. @throws 400 on its field when it is not a whole number of them */
export const thousandthsOf = (field: string, amount: number): number => orRefuse(field, toThousandths(amount), 3);
