import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { Session } from '@mercadito/contracts/accounts';
import { useState } from 'react';
import {
  useListSessionsQuery,
  useRevokeAllSessionsMutation,
  useRevokeSessionMutation,
} from '../../entities/accounts/accounts.api.ts';
import { useAppDispatch } from '../../shared/api/store-hooks.ts';
import { useDates } from '../../shared/format/dates.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { signedOut } from '../../shared/session/session.slice.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { tellError } from '../../shared/ui/toast.tsx';
import words from '../../shared/ui/words.module.css';
import { SessionReach } from './session-reach.tsx';

/** Every device that is signed in, each with its way out. */
export function SessionList() {
  const { t } = useTranslation('accounts');
  return (
    <Loaded reading={useListSessionsQuery()} skeleton={<Skeleton height={120} />} failed={t('sessions.failed')}>
      {({ results }) => (
        <Stack>
          {results.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
          <SignOutEverywhere />
        </Stack>
      )}
    </Loaded>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation('accounts');
  const { relative } = useDates();
  const now = useNow();
  const [revokeSession, { isLoading }] = useRevokeSessionMutation();
  const device = session.device || t('sessions.unknownDevice');
  const end = async () => {
    const { error } = await revokeSession({ sessionId: session.id });
    if (error) tellError(error);
  };
  return (
    <div>
      <Group justify="space-between" gap="0 var(--mantine-spacing-sm)">
        <div className={words.text}>
          <Text fw={600}>{device}</Text>
          <Text size="sm" c="dimmed">
            {t('sessions.lastUsed', { when: relative(session.last_used_at, now) })}
          </Text>
        </div>
        {session.current ? (
          <Badge variant="light">{t('sessions.here')}</Badge>
        ) : (
          <Button
            variant="subtle"
            px="xs"
            loading={isLoading}
            aria-label={t('sessions.end', { device })}
            onClick={() => void end()}
          >
            {t('sessions.endShort')}
          </Button>
        )}
      </Group>
      <SessionReach session={session} device={device} />
    </div>
  );
}

function SignOutEverywhere() {
  const { t } = useTranslation('accounts');
  const dispatch = useAppDispatch();
  const [revokeAllSessions] = useRevokeAllSessionsMutation();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="light" color="red" onClick={() => setAsks(true)}>
        {t('sessions.everywhere')}
      </Button>
      <Dialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('sessions.everywhereAsk')}
        role="alertdialog"
        act={{
          label: t('sessions.everywhere'),
          isDangerous: true,
          run: () => revokeAllSessions(),
          // Nothing is forgotten here unless the others have really ended: that was the point of asking.
          onDone: () => dispatch(signedOut()),
        }}
      />
    </>
  );
}
