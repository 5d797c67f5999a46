import { Button, Group, Stack, Title } from '@mantine/core';
import type { ProductDetails } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconCopy, IconShoppingBagX, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useDeleteProductMutation } from '../../entities/products/product-editing.api.ts';
import { useGetProductQuery } from '../../entities/products/products.api.ts';
import { isAbsent } from '../../shared/api/api-error.ts';
import { DeleteDialog } from '../../shared/dialogs/delete-dialog.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Navigate, useLocation, useNavigate, useParams } from '../../shared/navigation/router.tsx';
import { useReturnAddress } from '../../shared/navigation/use-return-address.ts';
import { useActingFor, useActsFor } from '../../shared/session/acting-for.ts';
import { AbsentPage } from '../../shared/ui/absent-page.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { BackLink, SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import { tell } from '../../shared/ui/toast.tsx';
import { OPTIONS_ID } from './option-editing/option-editing.ts';
import { OptionEditor } from './option-editing/option-editor.tsx';
import { FurtherPictures, MainPicture } from './product-editing/product-pictures.tsx';
import { UpdateProductForm } from './product-editing/update-product-form.tsx';
import { useProductVersion } from './product-editing/use-product-version.ts';
import { useDuplicate } from './use-duplicate.ts';

/** An owner changes one of her products (SCREEN-30). */
export function Component() {
  const { t } = useTranslation('ownerProduct');
  const { productId } = useParams<'updateProduct'>();
  const { isAllowed, companyId } = useActingFor();
  const reading = useGetProductQuery({ id: productId });
  const readAgain = () => reading.refetch().unwrap();
  const isThere = reading.currentData !== undefined || isAbsent(reading.error);
  return (
    <>
      {!isThere && <Title order={1}>{t('update.title')}</Title>}
      <Loaded
        reading={reading}
        skeleton={<SkeletonPage kind="thing" />}
        failed={t('update.failed')}
        absent={<Absent />}
      >
        {(product) =>
          isAllowed || product.company === companyId ? (
            <Editing key={product.id} product={product} readAgain={readAgain} />
          ) : (
            <Absent />
          )
        }
      </Loaded>
    </>
  );
}

function Absent() {
  const { t } = useTranslation('ownerProduct');
  return (
    <AbsentPage
      icon={<IconShoppingBagX size={40} stroke={1.5} />}
      title={t('update.absent')}
      text={t('update.absentText')}
      to={hrefTo('companyProducts')}
      action={t('add.back')}
    />
  );
}

interface EditingProps {
  product: ProductDetails;
  readAgain: () => Promise<ProductDetails>;
}

function Editing({ product, readAgain }: EditingProps) {
  useActsFor(product.company);
  const { t } = useTranslation('ownerProduct');
  const navigate = useNavigate();
  const { hash } = useLocation();
  const returnAddress = useReturnAddress(hrefTo('companyProducts'));
  const [isDeleted, setDeleted] = useState(false);
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const { conflict, send, settled } = useProductVersion(product, readAgain);

  const onDirty = (key: string, isDirty: boolean) =>
    setUnsaved((before) => {
      if (before.has(key) === isDirty) return before;
      return new Set(isDirty ? [...before, key] : [...before].filter((each) => each !== key));
    });
  // Without the form nothing is asked about, and the page one came from may have been the product's own.
  if (isDeleted) return <Navigate to={hrefTo('companyProducts')} replace />;
  return (
    <>
      <SubPageHead back={<BackLink to={returnAddress}>{t('add.back')}</BackLink>} title={t('update.title')}>
        <Group gap="xs">
          <Duplicate product={product} />
          <DeleteProduct product={product} onDeleted={() => setDeleted(true)} />
        </Group>
      </SubPageHead>
      <Stack>
        <UpdateProductForm
          product={product}
          conflict={conflict}
          settled={settled}
          photo={<MainPicture product={product} send={send} />}
          furtherPictures={<FurtherPictures product={product} send={send} />}
          isDirtyElsewhere={unsaved.size > 0}
          onLeave={() => navigate(returnAddress)}
        />
        <OptionEditor editing={{ product, send, onDirty, readAgain }} isWanted={hash === `#${OPTIONS_ID}`} />
      </Stack>
    </>
  );
}

/** Leads to the copy, which is a draft (COPY-1). */
function Duplicate({ product }: { product: ProductDetails }) {
  const { t } = useTranslation('ownerProduct');
  const { copy, isLoading } = useDuplicate(t('update.duplicated'), hrefTo('companyProducts'));
  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={20} />}
      onClick={() => void copy(product)}
      loading={isLoading}
    >
      {t('update.duplicate')}
    </Button>
  );
}

/** Takes a product away for good, once it has been asked about by its name and picture (PRODUCT-21). */
function DeleteProduct({ product, onDeleted }: { product: ProductDetails; onDeleted: () => void }) {
  const { t } = useTranslation('ownerProduct');
  const [remove] = useDeleteProductMutation();
  const [isAsked, setAsked] = useState(false);
  const { id: productId, company: company_id, name, photo_picture } = product;
  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={20} />} onClick={() => setAsked(true)}>
        {t('update.delete')}
      </Button>
      <DeleteDialog
        opened={isAsked}
        name={name}
        picture={photo_picture}
        onDelete={() => remove({ productId, company_id })}
        onDeleted={() => {
          tell(t('update.deleted', { name }), { isBrief: true });
          onDeleted();
        }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
