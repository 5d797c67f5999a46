import { Button, Stack, Text, Title } from '@mantine/core';
import type { Href } from '@mercadito/contracts/site/addresses';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isApiError } from '../api/api-error.ts';
import { errorText } from '../i18n/error-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link } from '../navigation/router.tsx';
import looks from './looks.module.css';

// Here, as a first page has little room for style sheets.
const BOX = {
  maxWidth: '26rem',
  margin: 'var(--mantine-spacing-xl) auto',
  padding: 'var(--mantine-spacing-xl) var(--mantine-spacing-md)',
};
const ICON = {
  display: 'grid',
  placeItems: 'center',
  width: '5rem',
  height: '5rem',
  borderRadius: '50%',
  border: '4px solid var(--paper)',
  background: 'var(--surface-accent)',
  color: 'var(--accent-text)',
};

interface EmptyStateProps {
  /** A sign of what is missing, from the icon set. */
  icon?: ReactNode;
  title: string;
  /** Nothing else is on the page, so this title is the page's. */
  isPage?: boolean;
  text?: ReactNode;
  /** Where to go next. */
  way?: { readonly to: Href; readonly text: string };
  /** The one thing to do next, where that is not a way. */
  action?: ReactNode;
}

/** A list without entries: a street of the town, what it is, why it is empty, and one way on. */
export function EmptyState({ icon, title, isPage = false, text, way, action }: EmptyStateProps) {
  return (
    <Stack style={BOX} align="center" gap="sm">
      {icon && (
        <>
          <div className={looks.street} />
          <div style={ICON} aria-hidden="true">
            {icon}
          </div>
        </>
      )}
      <Title order={isPage ? 1 : 2} size="h3" ta="center">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" ta="center" component="div">
          {text}
        </Text>
      )}
      {way && (
        <Button component={Link} to={way.to}>
          {way.text}
        </Button>
      )}
      {action}
    </Stack>
  );
}

interface FailedStateProps {
  /** What could not be loaded, in the words of docs/product where it has some. */
  title?: string | undefined;
  error: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
  /** Another way on than trying again. */
  action?: ReactNode;
}

/** A load that failed: what, why, again, and the reference to tell us. Data that is there stays beside it. */
export function FailedState({ title, error, onRetry, isRetrying = false, action }: FailedStateProps) {
  const { t } = useTranslation();
  const reference = isApiError(error) ? error.reference : undefined;
  return (
    <Stack style={BOX} align="center" gap="sm" role="alert">
      <div style={ICON} aria-hidden="true">
        <IconCloudOff size={36} stroke={1.5} />
      </div>
      <Title order={2} size="h3" ta="center">
        {title ?? t('failed.title')}
      </Title>
      <Text c="dimmed" ta="center">
        {errorText(error)}
      </Text>
      <Button leftSection={<IconRefresh size={18} />} onClick={onRetry} loading={isRetrying}>
        {t('retry')}
      </Button>
      {action}
      {reference && (
        <Text size="sm" c="dimmed">
          {t('failed.reference', { reference })}
        </Text>
      )}
    </Stack>
  );
}
