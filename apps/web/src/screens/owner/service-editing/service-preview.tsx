import { Text, Title } from '@mantine/core';
import type { Picture as PictureData } from '@mercadito/contracts/common';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import { plainAmount } from '@mercadito/domain/money/typed-number';
import { useId } from 'react';
import { ServiceFace } from '../../../entities/services/service-card.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePreview } from '../../../shared/pictures/use-preview.ts';
import { CardCell, CardGrid } from '../../../shared/ui/card-grid.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import classes from './service-form.module.css';
import type { ServiceForm } from './use-service-form.ts';

interface ServicePreviewProps {
  values: ServiceForm['values'];
  /** The picture that the server has. */
  stored: PictureData | null;
}

/** The card as it will stand among others, while it is written. */
export function ServicePreview({ values, stored }: ServicePreviewProps) {
  const { t } = useTranslation('ownerServices');
  const id = useId();
  const [photo] = values.photo;
  const price = plainAmount(String(values.hour_price), 3);
  return (
    <section className={classes.preview} aria-labelledby={id}>
      <Title order={2} size="h3" mb="xs" id={id}>
        {t('form.preview')}
      </Title>
      <CardGrid>
        <CardCell>
          <ServiceFace
            service={{
              hour_price: price === null ? null : Number(price),
              currency: values.currency || 'MXN',
              is_available: values.is_available === true,
              subscription_active: values.subscription_active === true,
            }}
            picture={
              photo ? (
                <NewPicture photo={photo} />
              ) : (
                <Picture picture={stored} alt="" ratio={4 / 3} sizes={PICTURE_SIZES.card} />
              )
            }
            name={
              <Text className={classes.name} c={values.name ? undefined : 'dimmed'}>
                {values.name || t('form.name')}
              </Text>
            }
          />
        </CardCell>
      </CardGrid>
    </section>
  );
}

const NewPicture = ({ photo }: { photo: Blob }) => <img className={classes.picture} src={usePreview(photo)} alt="" />;
