import { Button, Stack, Text } from '@mantine/core';
import type { PersonDetails } from '@mercadito/contracts/accounts';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { useSignPersonOutMutation } from '../../../entities/accounts/people.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { nameOf } from './name-of.ts';
import classes from './person-editing.module.css';
import { PersonRefusal } from './person-refusal.tsx';

/** Ends all sessions of a person, as when a telephone was lost. */
export function SignOutEverywhere({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('people');
  const [signOut] = useSignPersonOutMutation();
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(person);
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('signOut.text', { count: person.sessions })}
      </Text>
      <Button
        variant="default"
        className={classes.act}
        disabled={person.sessions === 0}
        leftSection={<IconLogout size={20} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('signOut.do')}
      </Button>
      <Dialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('signOut.ask', { name })}
        role="alertdialog"
        act={{
          label: t('signOut.do'),
          isDangerous: true,
          run: () => signOut({ userId: person.id }),
          onDone: () => tell(t('signOut.done', { name })),
        }}
        refusal={(error) => <PersonRefusal error={error} />}
      >
        <Text>{t('signOut.askText')}</Text>
      </Dialog>
    </Stack>
  );
}
