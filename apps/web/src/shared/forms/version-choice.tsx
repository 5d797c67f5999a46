import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';
import { Dialog } from '../ui/dialog.tsx';
import classes from './version-choice.module.css';

/** One thing of both versions, as a person reads it. */
export interface Difference {
  readonly name: string;
  readonly theirs: string;
  readonly mine: string;
}

interface VersionChoiceProps {
  /** What both versions say, alike or not; null while there is nothing to choose. */
  compared: readonly Difference[] | null;
  /** Looked away from: everything is as it was. */
  onPutOff: () => void;
  onTake: () => void;
  onKeep: () => void;
}

/** Somebody has saved meanwhile: names what differs, and asks which version is to stay (CALL-14). */
export function VersionChoice({ compared, onPutOff, onTake, onKeep }: VersionChoiceProps) {
  const { t } = useTranslation('kit');
  return (
    <Dialog opened={compared !== null} onClose={onPutOff} title={t('newer.title')}>
      <Stack>
        <Text>{t('newer.text')}</Text>
        {compared && <Differences compared={compared} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onTake}>
            {t('newer.take')}
          </Button>
          <Button onClick={onKeep}>{t('newer.keep')}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Differences({ compared }: { compared: readonly Difference[] }) {
  const { t } = useTranslation('kit');
  const differing = compared.filter(({ theirs, mine }) => theirs !== mine);
  if (differing.length === 0) return <Text>{t('newer.same')}</Text>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul role="list" className={classes.list} aria-label={t('newer.differs')}>
      {differing.map(({ name, theirs, mine }) => (
        <li key={name}>
          <Text fw={600}>{name}</Text>
          <dl className={classes.versions}>
            <dt>{t('newer.theirs')}</dt>
            <dd>{theirs}</dd>
            <dt>{t('newer.mine')}</dt>
            <dd>{mine}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
