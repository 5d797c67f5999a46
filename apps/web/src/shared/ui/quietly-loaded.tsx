import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorText } from '../i18n/error-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useAnnounced } from './announce.ts';
import type { Reading } from './loaded.tsx';
import words from './words.module.css';

interface QuietlyLoadedProps<Data> {
  reading: Reading<Data>;
  /** What stands there until the first answer, in the boxes that will come. */
  skeleton: ReactNode;
  /** What could not be loaded. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What stands beside a page's main thing, without which the page is whole: a failure is a line with Retry, and old data stays. */
export function QuietlyLoaded<Data>({ reading, skeleton, failed, children }: QuietlyLoadedProps<Data>) {
  const { t } = useTranslation();
  const { currentData, error, isFetching, refetch } = reading;
  const isFailed = currentData === undefined && error !== undefined && !isFetching;
  const why = isFailed && `${failed} ${errorText(error)}`;
  useAnnounced(why);
  if (currentData !== undefined) return children(currentData);
  if (!isFailed) return skeleton;
  return (
    <Group gap="xs">
      <Text className={words.text} c="dimmed">
        {why}
      </Text>
      <Button variant="default" onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </Group>
  );
}
