import { Alert, Switch } from '@mantine/core';
import type { ProductDetails } from '@mercadito/contracts/products';
import { leavesNothingToChoose } from '@mercadito/domain/cart/option-choice';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { canPin } from '@mercadito/domain/catalog/limits';
import { CURRENCIES } from '@mercadito/domain/money/currency';
import { plainAmount, plainWhole } from '@mercadito/domain/money/typed-number';
import type { ReactNode } from 'react';
import { useListProductCategoriesQuery } from '../../../entities/categories/category-editing.api.ts';
import { useUpdateProductMutation } from '../../../entities/products/product-editing.api.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditConflictDialog } from '../../../shared/forms/edit-conflict-dialog.tsx';
import { EditFailure } from '../../../shared/forms/form-failure.tsx';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import type { EditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { useMissingText } from '../../../shared/forms/use-missing-text.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useLanguage, useTranslation } from '../../../shared/i18n/use-translation.ts';
import layout from '../../../shared/ui/layout.module.css';
import { tell } from '../../../shared/ui/toast.tsx';
import { OtherSave } from './other-save.tsx';
import { ChoiceField, ProductFields } from './product-fields.tsx';
import classes from './product-form.module.css';
import {
  isFilled,
  type ProductUpdateForm,
  sharedFieldsOf,
  useProductUpdateForm,
  useSaveWays,
  useTriedStock,
} from './product-form.ts';
import { ProductPreview } from './product-preview.tsx';

interface UpdateProductFormProps {
  product: ProductDetails;
  conflict: EditConflict<ProductUpdateForm['values']>;
  /** Once what is being saved beside the form is answered. */
  settled: () => Promise<unknown>;
  photo: ReactNode;
  furtherPictures: ReactNode;
  /** Whether something beside the form, an option, is typed and not saved. */
  isDirtyElsewhere: boolean;
  onLeave: () => void;
}

/** What a product is, to be changed, with the card it will be. */
export function UpdateProductForm(props: UpdateProductFormProps) {
  const { product, conflict, settled, photo, furtherPictures, isDirtyElsewhere, onLeave } = props;
  const { t } = useTranslation('ownerProduct');
  const [update] = useUpdateProductMutation();
  const form = useProductUpdateForm(product);
  const ways = useSaveWays();
  const read = useReadableValues(form);
  const tried = useTriedStock(form);

  const save = async (values: ReturnType<typeof form.getTransformedValues>, idempotencyKey: string) => {
    const typed = form.getValues();
    // An option's row that was left by pressing Save goes first.
    await settled();
    const answer = await update({
      ...values,
      // Blank is none, not what it was.
      cargo_extra: values.cargo_extra ?? 0,
      stock: values.stock ?? 0,
      stock_was: readStock(form),
      productId: product.id,
      company: product.company,
      published: ways.chosen() !== 'draft',
      updated_at: conflict.lastRead.current,
      idempotencyKey,
    });
    tried(typed, answer.error);
    return answer;
  };
  const sending = useSubmit(
    form,
    save,
    (saved) => {
      const { stock } = saved;
      tell(t(savedWords(saved.published, product.published)), { isBrief: true });
      // Some were ordered or given back since it was read.
      if (stock !== null && stock !== Number(plainWhole(String(form.values.stock))))
        tell(t('update.stockIs', { count: stock }));
      onLeave();
    },
    { onConflict: conflict.ask },
  );
  const missingText = useMissingText();
  const { name, price } = form.values;
  const hasPicture = product.photo_picture !== null;
  const ofAny = [!isFilled(name) && form.labelOf('name'), !isFilled(price) && form.labelOf('price')];
  const missing = missingText(!hasPicture && t('form.photo'), ...ofAny);
  return (
    <div className={`${layout.shrinkParts} ${classes.columns}`}>
      <UpdatePreview form={form} product={product} />
      <ContractFormBox form={form} onSubmit={sending.submit} mayBegin={ways.mayBegin}>
        {!product.published && (
          <Alert mb="md" title={t('update.draft')}>
            {t(hasPicture ? 'update.draftText' : 'update.draftWithoutPicture')}
          </Alert>
        )}
        <ProductFields
          fields={{
            ...sharedFieldsOf(form),
            category: form.field('category_id'),
            visibility: form.field('subscription_active'),
          }}
          photo={photo}
          furtherPictures={furtherPictures}
          hasFurtherPictures={product.images.length > 0}
          isSwitched={form.values.is_pin === true || form.values.available !== true}
          availability={<Availability form={form} />}
          pin={<Pin form={form} product={product} />}
        />
        <EditFailure error={sending.failure} general={t('update.saveFailed')} />
        <SaveBar
          form={{ isDirty: () => form.isDirty() || isDirtyElsewhere, discardChanges: form.discardChanges }}
          sending={{ ...sending, failure: null }}
          onDiscard={onLeave}
          missing={missing}
        >
          <OtherSave
            isPublished={product.published}
            missing={product.published ? missing : missingText(...ofAny)}
            isBusy={sending.isSending}
            onSave={ways.by('draft')}
          />
        </SaveBar>
      </ContractFormBox>
      <EditConflictDialog form={form} conflict={conflict} read={read} onKeep={sending.submit} />
    </div>
  );
}

/** What is said of it once it is saved. */
const savedWords = (isPublished: boolean, wasPublished: boolean) =>
  isPublished ? 'update.saved' : wasPublished ? 'update.hidden' : 'add.draftSaved';

/** Pieces there were when the form began: what differs from them is what was changed (PRODUCT-23). */
function readStock(form: ProductUpdateForm): number | undefined {
  const { quantityManage, stock } = form.getInitialValues();
  return quantityManage === true ? Number(stock) : undefined;
}

/** The owner's switch, while she counts; and where it is off, so that it can be put on again. */
function Availability({ form }: { form: ProductUpdateForm }) {
  const { t } = useTranslation('ownerProduct');
  if (form.values.quantityManage !== true && form.getInitialValues().available === true) return null;
  return <ChoiceField field={form.field('available')} off={t('form.exhausted')} on={t('form.available')} isOnFirst />;
}

/** Five are pinned at most (PRODUCT-3). */
function Pin({ form, product }: { form: ProductUpdateForm; product: ProductDetails }) {
  const { t } = useTranslation('ownerProduct');
  const { value, ...field } = form.field('is_pin');
  const others = product.count_pinned - (product.is_pin ? 1 : 0);
  return (
    <Switch
      {...field}
      checked={value === true}
      disabled={value !== true && !canPin(others).allowed}
      description={t('form.pinHelp', { count: others + (value === true ? 1 : 0) })}
    />
  );
}

function UpdatePreview({ form: { values }, product }: { form: ProductUpdateForm; product: ProductDetails }) {
  const isLeft = values.quantityManage !== true || Number(plainWhole(String(values.stock))) > 0;
  const groups = product.options.map(({ is_required, attributes }) => ({ isRequired: is_required, attributes }));
  return (
    <ProductPreview
      photo={null}
      picture={product.photo_picture}
      values={{
        ...values,
        isForMembers: values.subscription_active === true,
        isAvailable: values.available === true && isLeft && !leavesNothingToChoose(groups),
        isPinned: values.is_pin === true,
      }}
    />
  );
}

/** How the values of a product's form read that are not their own text, for comparing two versions of it. */
function useReadableValues({ values }: ProductUpdateForm) {
  const { t } = useTranslation('ownerProduct');
  const language = useLanguage();
  const { currentData: categories = [] } = useListProductCategoriesQuery();
  const all = categories.flatMap((each) => [each, ...each.sub_categories]);
  const currency = CURRENCIES.find((each) => each === values.currency) ?? 'MXN';
  const amountText = (value: unknown) => {
    const plain = plainAmount(String(value ?? ''));
    return plain === null ? String(value ?? '') : moneyText(Number(plain), currency);
  };
  return {
    price: amountText,
    cargo_extra: amountText,
    category_id: (value: unknown) => {
      const found = all.find(({ id }) => String(id) === String(value));
      return found ? categoryName(found, language) : String(value);
    },
    discount: (value: unknown) => `${value}%`,
    available: (value: unknown) => t(value === true ? 'form.available' : 'form.exhausted'),
    subscription_active: (value: unknown) => t(value === true ? 'form.subscribers' : 'form.everybody'),
  };
}
