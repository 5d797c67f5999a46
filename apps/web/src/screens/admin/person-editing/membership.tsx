import { Button, Group, Stack, Text } from '@mantine/core';
import type { PersonDetails } from '@mercadito/contracts/accounts';
import { lastDayOf, prolongedTo } from '@mercadito/domain/access/membership';
import { type FormEvent, useRef, useState } from 'react';
import { useUpdatePersonMutation } from '../../../entities/accounts/people.api.ts';
import { useUpdateCompanyPlanMutation } from '../../../entities/companies/company-editing.api.ts';
import { isUnconfirmed } from '../../../shared/api/api-error.ts';
import { useBusy } from '../../../shared/api/use-action.ts';
import { useDates } from '../../../shared/format/dates.ts';
import { DateTimeField, wholeOf } from '../../../shared/forms/date-time-field.tsx';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { HeldButton } from '../../../shared/ui/held-button.tsx';
import { doUndoably } from '../../../shared/ui/undoable.ts';

const later = (one = '', other = ''): string => (Date.parse(other) > Date.parse(one) || one === '' ? other : one);

/** Until when a person is a member, set over the end that is shown here and no other (CALL-14). */
export function PersonMembership({ person }: { person: PersonDetails }) {
  const { id, subscriptionStatus } = person;
  const { t } = useTranslation('people');
  const [update] = useUpdatePersonMutation();
  /** The version that was made here: Undo takes back that one, and none that another Admin has made since. */
  const made = useRef<string | undefined>(undefined);
  const set = async (subscription_until: string | null) => {
    const updated_at = later(person.updated_at, made.current);
    const answer = await update({ userId: id, subscription_until, ...(updated_at && { updated_at }) });
    made.current = answer.data?.updated_at ?? made.current;
    return answer;
  };
  return <EndDate name={t('membership.title')} {...subscriptionStatus} set={set} />;
}

/** An end that was set here, and which one it was set over. */
interface Made {
  readonly over: string | null;
  readonly end: string | null;
}

/** Until when a business has the paid plan, set over the end that is shown here and no other (CALL-14). */
export function CompanyPlan({ company: { _id, plan } }: { company: NonNullable<PersonDetails['company']> }) {
  const { t } = useTranslation('people');
  const [update] = useUpdateCompanyPlanMutation();
  /** Stands in place of what is shown until that has been read again; Undo takes back this one and no other. */
  const made = useRef<Made | null>(null);
  const set = async (end: string | null) => {
    const shown = plan.until;
    const subscription_product_until_was = made.current?.over === shown ? made.current.end : shown;
    const answer = await update({ companyId: _id, subscription_product_until: end, subscription_product_until_was });
    made.current = answer.error ? null : { over: shown, end };
    return answer;
  };
  return <EndDate name={t('business.plan')} {...plan} set={set} />;
}

interface EndDateProps {
  /** What ends: "Membership". */
  name: string;
  /** When it ends, or ended; null where there was none. */
  until: string | null;
  active: boolean;
  /** The call that sets its last day (a date) or its end (an instant), or ends it (null). */
  set: (until: string | null) => PromiseLike<{ readonly error?: unknown }>;
}

/** So many months more, sent over what stood there, whose answer did not come: pressed again, the same is meant. */
interface Unconfirmed {
  readonly months: number;
  readonly to: string;
  readonly before: string | null;
}

/** Until when something given by date holds: a month or a year more, any last day, or its end. All of it can be taken back. */
function EndDate({ name, until, active, set }: EndDateProps) {
  const { t } = useTranslation('people');
  const { time_zone } = useSite();
  const { lastDay } = useDates();
  const now = useNow();
  const end = until === null ? null : new Date(until);
  const current = end === null ? '' : lastDayOf(end, time_zone);
  const [typed, setTyped] = useState<{ readonly day: string; readonly over: string } | null>(null);
  // Another Admin's change takes the place of a day that was typed over the one before.
  const day = typed?.over === current ? typed.day : current;
  const { isBusy: isSending, during } = useBusy();

  const unconfirmed = useRef<Unconfirmed | null>(null);
  const give = async (to: string | null, before = until) => {
    const message = t(to === null ? 'endDate.ended' : 'endDate.set', { name });
    const act = async () => {
      const answer = await set(to);
      if (!isUnconfirmed(answer.error)) unconfirmed.current = null;
      return answer;
    };
    await during(() => doUndoably({ message, act, actBack: () => set(before) }));
    setTyped(null);
  };
  /** The page has two such ends, of a membership and of a plan. */
  const of = (what: string) => t('common:partOf', { what, whole: name });
  const prolong = (months: number) => {
    const lost = unconfirmed.current;
    // The lost try may have been done all the same; whatever else stands there by now is prolonged anew.
    const isSame = lost?.months === months && (until === lost.before || current === lost.to);
    const meant = isSame ? lost : { months, to: prolongedTo(end, months, now, time_zone), before: until };
    unconfirmed.current = meant;
    void give(meant.to, meant.before);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (wholeOf(day) !== '' && day !== current) void give(day);
  };
  return (
    <Stack gap="sm">
      <Text fw={600}>
        {until === null ? t('endDate.none') : t(active ? 'endDate.through' : 'endDate.over', { day: lastDay(until) })}
      </Text>
      <Group gap="xs">
        <Button variant="light" disabled={isSending} aria-label={of(t('endDate.month'))} onClick={() => prolong(1)}>
          {t('endDate.month')}
        </Button>
        <Button variant="light" disabled={isSending} aria-label={of(t('endDate.year'))} onClick={() => prolong(12)}>
          {t('endDate.year')}
        </Button>
        {active && (
          <Button
            variant="subtle"
            color="red"
            disabled={isSending}
            aria-label={of(t('endDate.end'))}
            onClick={() => void give(null)}
          >
            {t('endDate.end')}
          </Button>
        )}
      </Group>
      <Group component="form" align="flex-end" gap="xs" onSubmit={save}>
        <DateTimeField
          type="date"
          label={t('endDate.last')}
          aria-label={of(t('endDate.last'))}
          flex="1 1 10rem"
          min="2000-01-01"
          max="2999-12-31"
          value={day}
          onType={(next) => setTyped({ day: next, over: current })}
        />
        <HeldButton
          type="submit"
          variant="default"
          loading={isSending}
          aria-label={of(t('common:save'))}
          missing={(day === '' || day === current) && t('controls:missing.change')}
        >
          {t('common:save')}
        </HeldButton>
      </Group>
    </Stack>
  );
}
