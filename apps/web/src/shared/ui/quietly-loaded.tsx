import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorText } from '../i18n/error-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';
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
  if (currentData !== undefined) return children(currentData);
  if (!error || isFetching) return skeleton;
  return (
    <Group gap="xs" role="status">
      <Text className={words.text} c="dimmed">
        {failed} {errorText(error)}
      </Text>
      <Button variant="default" onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </Group>
  );
}
