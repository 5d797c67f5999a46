import { Button } from '@mantine/core';
import type { ProductDetails } from '@mercadito/contracts/products';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useDeleteProductMutation } from '../../../entities/products/product-editing.api.ts';
import { DeleteDialog } from '../../../shared/dialogs/delete-dialog.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tell } from '../../../shared/ui/toast.tsx';

interface DeleteProductProps {
  product: ProductDetails;
  onDeleted: () => void;
}

/** Takes a product away for good, once it has been asked about by its name and picture (PRODUCT-21). */
export function DeleteProduct({ product, onDeleted }: DeleteProductProps) {
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
