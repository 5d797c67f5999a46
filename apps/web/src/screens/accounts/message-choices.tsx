import { Button, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import type { MessagePreferences } from '@mercadito/contracts/inbox';
import { OTHER } from '@mercadito/domain/answered';
import { isToldOf } from '@mercadito/domain/messages/preferences';
import { useState } from 'react';
import { useGetMessagePreferencesQuery, useSetMessagePreferencesMutation } from '../../entities/inbox/inbox.api.ts';
import { problemOf } from '../../shared/api/api-error.ts';
import { useDates } from '../../shared/format/dates.ts';
import { DateTimeField, wholeOf } from '../../shared/forms/date-time-field.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { tell, tellError } from '../../shared/ui/toast.tsx';

/** What the person is told by which way, and when not (MESSAGE-9). */
export function MessageChoices() {
  return (
    <Loaded reading={useGetMessagePreferencesQuery()} skeleton={<Skeleton height={240} />}>
      {(preferences) => (
        <Stack>
          <Topics preferences={preferences} />
          <QuietHours quiet={preferences.quiet} />
        </Stack>
      )}
    </Loaded>
  );
}

function Topics({ preferences: { choices, has_mail } }: { preferences: MessagePreferences }) {
  const { t } = useTranslation('inbox');
  const { viewer } = useSession();
  const [choose, { isLoading }] = useSetMessagePreferencesMutation();
  const ways = has_mail ? (['push', 'mail'] as const) : (['push'] as const);
  return (
    <>
      {choices.map(({ topic, ...wanted }) => {
        if (topic === OTHER || !isToldOf(viewer, topic)) return null;
        const change = async (way: 'push' | 'mail', isOn: boolean) => {
          const { error } = await choose({ choices: [{ topic, [way]: isOn }] });
          if (error) tellError(error);
        };
        return (
          <Stack key={topic} gap="xxs" role="group" aria-label={t(`topics.${topic}`)}>
            <Text fw={600}>{t(`topics.${topic}`)}</Text>
            <Group>
              {ways.map((way) => (
                <Switch
                  key={way}
                  label={t(`ways.${way}`)}
                  aria-label={t('common:partOf', { what: t(`ways.${way}`), whole: t(`topics.${topic}`) })}
                  checked={wanted[way]}
                  // Not `disabled`, which would take the focus from it.
                  aria-disabled={isLoading || undefined}
                  onChange={({ currentTarget }) => isLoading || void change(way, currentTarget.checked)}
                />
              ))}
            </Group>
          </Stack>
        );
      })}
    </>
  );
}

function QuietHours({ quiet }: Pick<MessagePreferences, 'quiet'>) {
  const { t } = useTranslation('inbox');
  const { clock } = useDates();
  const [from, setFrom] = useState(quiet?.from ?? '22:00');
  const [to, setTo] = useState(quiet?.to ?? '07:00');
  const [isOfNoLength, setOfNoLength] = useState(false);
  const [choose, { isLoading }] = useSetMessagePreferencesMutation();
  const save = async (next: MessagePreferences['quiet']) => {
    const { error } = await choose({ quiet: next });
    const isOfNoLength = problemOf(error)?.errors?.['quiet.to'] !== undefined;
    setOfNoLength(isOfNoLength);
    if (isOfNoLength) return;
    if (error) tellError(error);
    else tell(t(next ? 'quiet.saved' : 'quiet.isOff'));
  };
  return (
    <Stack
      component="form"
      gap="xs"
      onSubmit={(event) => {
        event.preventDefault();
        void save({ from: wholeOf(from), to: wholeOf(to) });
      }}
    >
      <Text fw={600}>{t('quiet.title')}</Text>
      <Text size="sm" c="dimmed">
        {quiet ? t('quiet.now', { from: clock(quiet.from), to: clock(quiet.to) }) : t('quiet.text')}
      </Text>
      <Group align="flex-end">
        <DateTimeField type="time" label={t('quiet.from')} value={from} onType={setFrom} required flex="1 1 9rem" />
        <DateTimeField
          type="time"
          label={t('quiet.to')}
          value={to}
          onType={setTo}
          error={isOfNoLength && <span role="alert">{t('quiet.noLength')}</span>}
          required
          flex="1 1 9rem"
        />
      </Group>
      <Group>
        <Button type="submit" variant="light" loading={isLoading}>
          {t('quiet.save')}
        </Button>
        {quiet && (
          <Button variant="subtle" disabled={isLoading} onClick={() => void save(null)}>
            {t('quiet.none')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
