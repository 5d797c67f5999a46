import { Button, NativeSelect, TextInput } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { RECORDED_SUBJECTS, type RecordedSubject } from '@mercadito/domain/events/recorded-change';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { type FormEvent, useRef } from 'react';
import { DateTimeField, wholeOf } from '../../../shared/forms/date-time-field.tsx';
import { useAddressed } from '../../../shared/hooks/use-addressed.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link, useNavigate } from '../../../shared/navigation/router.tsx';
import desk from '../../../shared/ui/desk.module.css';

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

/** A filter as the calls take it. */
export function askedBy(filter: ActivityFilter) {
  const { kind, ...asked } = searchOf(filter);
  return { ...asked, ...(kind && { subject: kind }) };
}

/** Which part of the record is shown: what, who, which days, which thing; all of it in the address. */
export function ActivityFilters({ filter }: { filter: ActivityFilter }) {
  const { t } = useTranslation('activity');
  const navigate = useNavigate();
  const [typed, setTyped] = useAddressed(filter);
  const first = useRef<HTMLSelectElement>(null);
  const show = (event: FormEvent) => {
    event.preventDefault();
    navigate(hrefTo('activity', {}, searchOf({ ...typed, who: typed.who.trim(), thing: typed.thing.trim() })), {});
  };
  const field = (name: 'who' | 'thing' | 'from' | 'to') => ({
    label: t(`filters.${name}`),
    value: typed[name],
    autoComplete: 'off',
  });
  const set = (name: 'who' | 'thing' | 'from' | 'to') => (value: string) => setTyped({ ...typed, [name]: value });
  const textField = (name: 'who' | 'thing') => ({
    ...field(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => set(name)(currentTarget.value),
  });
  const dayField = (name: 'from' | 'to') => ({ ...field(name), onType: set(name) });
  const isFiltered = Object.keys(searchOf(filter)).length > 0;
  return (
    <search aria-label={t('filters.name')}>
      <form className={desk.filters} onSubmit={show}>
        <NativeSelect
          ref={first}
          label={t('filters.kind')}
          value={typed.kind}
          data={[
            { value: '', label: t('filters.all') },
            ...RECORDED_SUBJECTS.map((value) => ({ value, label: t(`subjects.${value}`) })),
          ]}
          onChange={({ currentTarget }) => setTyped({ ...typed, kind: currentTarget.value as RecordedSubject | '' })}
        />
        <TextInput {...textField('who')} maxLength={MAX_LENGTH.username} autoCapitalize="none" />
        <TextInput {...textField('thing')} maxLength={MAX_LENGTH.search} autoCapitalize="none" />
        <DateTimeField type="date" {...dayField('from')} max={wholeOf(typed.to) || undefined} />
        <DateTimeField type="date" {...dayField('to')} min={wholeOf(typed.from) || undefined} />
        <Button type="submit" variant="default">
          {t('filters.show')}
        </Button>
        {isFiltered && (
          <Button component={Link} to={hrefTo('activity')} variant="subtle" onClick={() => first.current?.focus()}>
            {t('filters.clear')}
          </Button>
        )}
      </form>
    </search>
  );
}
