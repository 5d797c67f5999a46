import { List, Text } from '@mantine/core';
import { MAX_NAMED_IN_BULK } from '@mercadito/domain/catalog/limits';
import { useDeleteProductsMutation } from '../../../entities/products/product-bulk.api.ts';
import { DeleteDialog } from '../../../shared/dialogs/delete-dialog.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tell } from '../../../shared/ui/toast.tsx';

/** So many are named before one trusts the number. */
const MOST_NAMED = 8;

interface DeleteProductsProps {
  opened: boolean;
  companyId: number;
  names: ReadonlyMap<number, string>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before several products are deleted, by their names and how many there are: all of them go, or none. */
export function DeleteProducts({ opened, companyId, names, onClose, onDone }: DeleteProductsProps) {
  const { t } = useTranslation('ownerGoods');
  const [remove] = useDeleteProductsMutation();
  const ids = [...names.keys()].slice(0, MAX_NAMED_IN_BULK);
  const count = ids.length;
  const left = count - MOST_NAMED;
  const [first = ''] = names.values();
  return (
    <DeleteDialog
      opened={opened}
      name={first}
      {...(count > 1 && { question: t('bulk.deleteAsk', { count }) })}
      onDelete={() => remove({ companyId, ids })}
      onDeleted={() => {
        tell(t('done.deleted', { count }));
        onDone();
      }}
      onClose={onClose}
    >
      {count > 1 && (
        <div>
          <List aria-label={t('bulk.deleteList')}>
            {[...names].slice(0, MOST_NAMED).map(([id, name]) => (
              <List.Item key={id}>{name}</List.Item>
            ))}
          </List>
          {left > 0 && <Text c="dimmed">{t('price.more', { count: left })}</Text>}
        </div>
      )}
      <Text c="dimmed">{t('bulk.deleteText')}</Text>
    </DeleteDialog>
  );
}
