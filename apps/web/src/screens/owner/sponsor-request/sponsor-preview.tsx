import { Title } from '@mantine/core';
import { useId } from 'react';
import { SPONSOR_RATIO, SponsorSlideFace } from '../../../entities/sponsors/sponsor-slide.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePreview } from '../../../shared/pictures/use-preview.ts';
import classes from './sponsor-form.module.css';

interface SponsorPreviewProps {
  /** The business's. */
  name: string;
  banner: File | undefined;
}

/** The slide as everybody will see it. */
export function SponsorPreview({ name, banner }: SponsorPreviewProps) {
  const { t } = useTranslation('ownerSponsor');
  const titleId = useId();
  return (
    <section className={classes.preview} aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId} mb="xs">
        {t('preview')}
      </Title>
      <SponsorSlideFace
        banner={
          banner ? (
            <Chosen banner={banner} />
          ) : (
            <span className={classes.none} style={{ aspectRatio: SPONSOR_RATIO }}>
              {t('noBanner')}
            </span>
          )
        }
        name={name}
      />
    </section>
  );
}

function Chosen({ banner }: { banner: File }) {
  return <img className={classes.chosen} src={usePreview(banner)} alt="" style={{ aspectRatio: SPONSOR_RATIO }} />;
}
