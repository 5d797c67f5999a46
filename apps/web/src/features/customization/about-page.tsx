import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import { IconInfoCircle } from '@tabler/icons-react';
import { isAbsent } from '../../shared/api/api-error.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { useGetAboutQuery } from './customization.api.ts';
import classes from './customization.module.css';

/** What a business tells of itself. */
export function AboutPage({ companyId }: { companyId: number }) {
  const { t } = useTranslation('shop');
  const { currentData: about, error, isFetching, refetch } = useGetAboutQuery({ companyId });
  if (isAbsent(error)) {
    return <EmptyState icon={<IconInfoCircle size={40} stroke={1.5} />} title={t('business.noAbout')} />;
  }
  if (!about && error && !isFetching) {
    return <FailedState title={t('business.aboutFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!about) return <Skeleton height="16rem" />;
  return (
    <Stack className={classes.about} gap="md">
      {about.image_picture && (
        <Picture picture={about.image_picture} alt="" sizes={PICTURE_SIZES.gallery} className={classes.picture} />
      )}
      <Title order={2}>{about.title}</Title>
      <Text className={classes.text}>{about.description}</Text>
    </Stack>
  );
}
