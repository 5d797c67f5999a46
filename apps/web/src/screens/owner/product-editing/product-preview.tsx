import { Button, Title } from '@mantine/core';
import type { Picture } from '@mercadito/contracts/common';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ProductCard } from '../../../entities/products/product-card.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePreview } from '../../../shared/pictures/use-preview.ts';
import { CardGrid } from '../../../shared/ui/card-grid.tsx';
import { type PreviewValues, previewOf } from './preview-of.ts';
import classes from './product-form.module.css';

interface ProductPreviewProps {
  values: PreviewValues;
  /** The main picture: of this device, or stored. */
  photo: Blob | null;
  picture?: Picture | null;
}

/** The card as customers will see it, while it is typed: beside the form, on a phone above it when it is wanted. */
export function ProductPreview({ values, photo, picture = null }: ProductPreviewProps) {
  const { t } = useTranslation('ownerProduct');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const product = previewOf(values, String(values.name ?? '').trim() || t('form.unnamed'), picture);
  return (
    <aside className={classes.preview} aria-label={t('form.preview')}>
      <Button
        className={classes.toggle}
        variant="default"
        fullWidth
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        leftSection={isOpen ? <IconEyeOff size={20} /> : <IconEye size={20} />}
      >
        {isOpen ? t('form.hidePreview') : t('form.showPreview')}
      </Button>
      <Title order={2} size="h3" className={classes.previewTitle}>
        {t('form.preview')}
      </Title>
      {/* Nothing of it can be opened: the card leads to where the product will be. */}
      <div id={id} className={classes.card} data-open={isOpen} inert>
        <CardGrid>
          <ProductCard product={product} isInShop image={photo && <LocalImage file={photo} />} />
        </CardGrid>
      </div>
    </aside>
  );
}

function LocalImage({ file }: { file: Blob }) {
  return <img className={classes.image} src={usePreview(file)} alt="" />;
}
