import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core';
import { MAX_EXTRA_IMAGES } from '@mercadito/domain/catalog/limits';
import { plainWhole } from '@mercadito/domain/money/typed-number';
import { useEffect, useEffectEvent } from 'react';
import { useCreateProductMutation } from '../../../entities/products/product-editing.api.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditFailure } from '../../../shared/forms/form-failure.tsx';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import { useMissingText } from '../../../shared/forms/use-missing-text.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PictureField } from '../../../shared/pictures/picture-field.tsx';
import { useFormProgress } from '../../../shared/pictures/use-upload.ts';
import { useCompanyId } from '../../../shared/session/acting-for.ts';
import { HeldButton } from '../../../shared/ui/held-button.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { tell } from '../../../shared/ui/toast.tsx';
import { OtherSave } from './other-save.tsx';
import { ProductFields } from './product-fields.tsx';
import classes from './product-form.module.css';
import {
  isFilled,
  type NewProductForm,
  type SaveWay,
  sharedFieldsOf,
  useLastCategories,
  useNewProductForm,
  useSaveWays,
} from './product-form.ts';
import { ProductPreview } from './product-preview.tsx';
import { useKeptProduct } from './use-kept-product.ts';

/** Of the page's word that a business has as many products as it may. */
export const LIMIT_ID = 'product-limit';

interface AddProductFormProps {
  /** As many as there may be are there (PRODUCT-2). */
  isFull: boolean;
  /** Another one was saved before it, in the same place: it begins where that one did. */
  isNext: boolean;
  onSaved: (productId: number, way: SaveWay) => void;
  onDiscard: () => void;
}

/** A product that is to be added, with the card it will be. */
export function AddProductForm({ isFull, isNext, onSaved, onDiscard }: AddProductFormProps) {
  const { t } = useTranslation('ownerProduct');
  const company = useCompanyId();
  const [create] = useCreateProductMutation();
  const form = useNewProductForm(company);
  const lastCategories = useLastCategories();
  const kept = useKeptProduct(form);
  const ways = useSaveWays();
  const progress = useFormProgress();

  const save = async (values: ReturnType<typeof form.getTransformedValues>, idempotencyKey: string) => {
    const published = ways.chosen() !== 'draft';
    const answer = await create({ ...values, company, published, onProgress: progress.onProgress, idempotencyKey });
    progress.end();
    return answer;
  };
  const sending = useSubmit(form, save, ({ id, published }) => {
    kept.forgetOwn();
    lastCategories.set(company, String(form.values.category));
    tell(published ? t('add.saved') : t('add.draftSaved'), { isBrief: true });
    onSaved(id, ways.chosen());
  });
  const missingText = useMissingText();
  const { photo, files, name, price } = form.values;
  const [photoShares, fileShares] = progress.sharesOf(photo, files);
  const missing = missingText(
    photo.length === 0 && form.labelOf('photo'),
    !isFilled(name) && form.labelOf('name'),
    !isFilled(price) && form.labelOf('price'),
  );
  const held = isFull ? { missing: t('add.limit'), saidBy: LIMIT_ID } : { missing };
  // In place of the button that went with the product before.
  const begin = useEffectEvent(() => form.getInputNode('photo')?.focus());
  useEffect(() => {
    if (isNext) begin();
  }, [isNext]);
  return (
    <div className={`${layout.shrinkParts} ${classes.columns}`}>
      <NewProductPreview form={form} />
      <ContractFormBox form={form} onSubmit={sending.submit} mayBegin={ways.mayBegin}>
        <KeptOffer kept={kept} />
        <ProductFields
          fields={{ ...sharedFieldsOf(form), category: form.field('category'), visibility: form.field('subscription') }}
          photo={
            <PictureField
              {...form.field('photo')}
              value={photo}
              description={t('form.photoHelp')}
              required
              {...(photoShares && { shares: photoShares })}
            />
          }
          furtherPictures={
            <PictureField
              {...form.field('files')}
              value={files}
              description={t('form.moreHelp')}
              max={MAX_EXTRA_IMAGES}
              {...(fileShares && { shares: fileShares })}
            />
          }
          hasFurtherPictures={files.length > 0}
        />
        <Paper withBorder p="md" my="md">
          <Title order={2} size="h3">
            {t('form.optionsTitle')}
          </Title>
          <Text c="dimmed" mb="sm">
            {t('form.optionsText')}
          </Text>
          <HeldButton variant="default" px="sm" {...held} disabled={sending.isSending} onClick={ways.by('options')}>
            {t('form.saveAndOptions')}
          </HeldButton>
        </Paper>
        <HeldButton variant="default" mb="md" {...held} disabled={sending.isSending} onClick={ways.by('another')}>
          {t('form.saveAndAnother')}
        </HeldButton>
        <EditFailure error={sending.failure} general={t('add.failed')} />
        <SaveBar form={form} sending={{ ...sending, failure: null }} onDiscard={onDiscard} {...held}>
          <OtherSave isPublished={false} missing={held.missing} isBusy={sending.isSending} onSave={ways.by('draft')} />
        </SaveBar>
      </ContractFormBox>
    </div>
  );
}

function NewProductPreview({ form: { values } }: { form: NewProductForm }) {
  const isCounted = values.quantityManage === true;
  return (
    <ProductPreview
      photo={values.photo[0] ?? null}
      values={{
        ...values,
        isForMembers: values.subscription === true,
        isAvailable: !isCounted || Number(plainWhole(String(values.stock))) > 0,
        isPinned: false,
      }}
    />
  );
}

/** Offers what was typed the last time and not sent. */
function KeptOffer({ kept: { offered, resume, forgetOffered } }: { kept: ReturnType<typeof useKeptProduct> }) {
  const { t } = useTranslation('ownerProduct');
  if (!offered) return null;
  const name = offered.name.trim();
  return (
    <Alert mb="md" title={name ? t('add.kept', { name }) : t('add.keptUnnamed')}>
      <Text mb="sm">{t('add.keptText')}</Text>
      <Group gap="xs">
        <Button variant="default" onClick={forgetOffered}>
          {t('add.keptForget')}
        </Button>
        <Button onClick={resume}>{t('add.keptResume')}</Button>
      </Group>
    </Alert>
  );
}
