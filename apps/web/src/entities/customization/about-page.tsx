import { Skeleton, Stack, Text, Title } from '@mantine/core';
import type { About } from '@mercadito/contracts/customization';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import desk from '../../shared/ui/desk.module.css';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { useGetAboutQuery } from './customization.api.ts';
import classes from './customization.module.css';

export function AboutPage({ companyId }: { companyId: number }) {
  const { t } = useTranslation('shop');
  return (
    <Loaded
      reading={useGetAboutQuery({ companyId })}
      skeleton={<Skeleton height="16rem" />}
      failed={t('business.aboutFailed')}
      absent={<EmptyState icon={<IconInfoCircle size={40} stroke={1.5} />} title={t('business.noAbout')} />}
    >
      {(about) => <AboutText about={about} />}
    </Loaded>
  );
}

export function AboutText({ about }: { about: About }) {
  return (
    <Stack className={classes.about} gap="md">
      {about.image_picture && (
        <Picture
          picture={about.image_picture}
          alt=""
          sizes={PICTURE_SIZES.gallery}
          className={desk.rounded}
          fit="contain"
        />
      )}
      <Title order={2}>{about.title}</Title>
      <Text className={desk.lines}>{about.description}</Text>
    </Stack>
  );
}
