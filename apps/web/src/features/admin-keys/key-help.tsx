import { Group, Kbd, Stack, Switch, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import classes from './admin-keys.module.css';
import { KEYS, usePaletteKey } from './key-command.ts';
import { setKeysOn, useAreKeysOn } from './keys-choice.ts';
import type { KeyedPlace } from './use-admin-keys.ts';

interface KeyHelpProps {
  places: readonly Pick<KeyedPlace, 'letter' | 'label'>[];
  onClose: () => void;
}

/** Which key does what, and whether any of them does (FRAME-16). */
export function KeyHelp({ places, onClose }: KeyHelpProps) {
  const { t } = useTranslation('adminKeys');
  const about = useId();
  const isOn = useAreKeysOn();
  const palette = usePaletteKey();
  return (
    <Dialog opened onClose={onClose} title={t('title')} size="wide">
      <Stack>
        <div>
          <Switch
            data-autofocus
            label={t('switch.label')}
            aria-describedby={about}
            checked={isOn}
            onChange={({ currentTarget }) => setKeysOn(currentTarget.checked)}
          />
          <Text id={about} size="sm" c="dimmed" mt="xs">
            {t('switch.text')}
          </Text>
        </div>
        <KeyList title={t('onScreen.title')}>
          <Key keys={[KEYS.search]}>{t('onScreen.search')}</Key>
          <Key keys={[KEYS.next]}>{t('onScreen.next')}</Key>
          <Key keys={[KEYS.previous]}>{t('onScreen.previous')}</Key>
          <Key keys={[t('enter')]}>{t('onScreen.open')}</Key>
          <Key keys={[KEYS.help]}>{t('onScreen.help')}</Key>
          <Key keys={[palette.text]}>{t('palette.title')}</Key>
        </KeyList>
        <KeyList title={t('go.title')}>
          {places.map(({ letter, label }) => (
            <Key key={letter} keys={[KEYS.go, letter]}>
              {label}
            </Key>
          ))}
        </KeyList>
        <Text size="sm" c="dimmed">
          {t('silent')}
        </Text>
      </Stack>
    </Dialog>
  );
}

function KeyList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h4" mb="xs" id={id}>
        {title}
      </Title>
      <dl className={classes.keys}>{children}</dl>
    </section>
  );
}

/** One key, or two after one another, and what they do. */
function Key({ keys: [first, second], children }: { keys: readonly [string, string?]; children: ReactNode }) {
  const { t } = useTranslation('adminKeys');
  return (
    <Group className={classes.key} wrap="nowrap" align="baseline" gap="sm">
      <dt>
        <Kbd size="md">{first}</Kbd>
        {second !== undefined && (
          <>
            {' '}
            {t('then')} <Kbd size="md">{second}</Kbd>
          </>
        )}
      </dt>
      <dd>{children}</dd>
    </Group>
  );
}
