import { Button, Group } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react';
import { isApiError } from '../shared/api/api-error.ts';
import { useConnection } from '../shared/hooks/use-connection.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { Link } from '../shared/navigation/link.ts';
import { EmptyState } from '../shared/ui/empty-state.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

/** Short enough to read out over the phone, and the same for the same error. */
function referenceOf(error: unknown): string {
  if (isApiError(error) && error.reference) return error.reference;
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  let hash = 0;
  for (const char of text) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) >>> 0;
  return hash.toString(36).toUpperCase();
}

/** A screen that broke, or whose code did not come: a way to try again and a way home (FRAME-10). */
export function RouteError({ error }: { error: unknown }) {
  const { t } = useTranslation('layout');
  const { t: common } = useTranslation();
  const isOffline = useConnection() === 'lost';
  const title = t(isOffline ? 'errorPage.offlineTitle' : 'errorPage.title');
  const IconOfError = isOffline ? IconWifiOff : IconAlertTriangle;
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        isPage
        icon={<IconOfError size={40} stroke={1.5} />}
        title={title}
        text={
          isOffline ? (
            t('errorPage.offlineText')
          ) : (
            <>
              {t('errorPage.text')}
              <br />
              {common('failed.reference', { reference: referenceOf(error) })}
            </>
          )
        }
        action={
          <Group justify="center">
            <Button onClick={() => window.location.reload()}>{common('retry')}</Button>
            <Button variant="default" component={Link} to={hrefTo('home')}>
              {t('errorPage.home')}
            </Button>
          </Group>
        }
      />
    </>
  );
}
