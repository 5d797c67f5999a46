import { RECORDED_SUBJECTS, type RecordedSubject } from '@mercadito/domain/events/recorded-change';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';

/** What of the record the address asks for; blank is all. */
export interface ActivityFilter {
  readonly kind: RecordedSubject | '';
  readonly who: string;
  readonly from: string;
  readonly to: string;
  readonly thing: string;
}

const DAY = /^2\d{3}-\d\d-\d\d$/;

const dayIn = (text: string | null): string =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

const textIn = (text: string | null): string => (text ?? '').trim().slice(0, MAX_LENGTH.search);

/** What an address asks for; nonsense in it narrows nothing. */
export const filterIn = (params: URLSearchParams): ActivityFilter => ({
  kind: RECORDED_SUBJECTS.find((subject) => subject === params.get('kind')) ?? '',
  who: textIn(params.get('who')),
  from: dayIn(params.get('from')),
  to: dayIn(params.get('to')),
  thing: textIn(params.get('thing')),
});

/** The fields of a filter that narrow anything, as the address has them. */
export const searchOf = (filter: ActivityFilter): Partial<ActivityFilter> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

/** The same as the calls take it. */
export function askedBy(filter: ActivityFilter) {
  const { kind, ...asked } = searchOf(filter);
  return { ...asked, ...(kind && { subject: kind }) };
}
