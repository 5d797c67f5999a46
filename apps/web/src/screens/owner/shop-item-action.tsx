import { Button } from '@mantine/core';
import type { CompanyOrder } from '@mercadito/contracts/orders/company';
import type { OrderItem } from '@mercadito/contracts/orders/order';
import { canShopChangeItem, type ShopItemStatus } from '@mercadito/domain/orders/item-status';
import { useChangeShopItemMutation } from '../../entities/orders/orders.api.ts';
import { useBusy } from '../../shared/api/use-action.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { doUndoably } from '../../shared/ui/undoable.ts';

/** Says of an item of the business's own that it is not there, or is after all, while that can be said (ORDER-18). */
export function ShopItemAction({ order, item }: { order: CompanyOrder; item: OrderItem }) {
  const { t } = useTranslation('owner');
  const company_id = useCompanyId();
  const [change] = useChangeShopItemMutation();
  const { isBusy, during } = useBusy();
  const isMissing = item.status === 'not_found';
  const { picked_up_at, order_status, transaction_id } = order;
  const to: ShopItemStatus = isMissing ? 'approved' : 'not_found';
  const asked = { order: { status: order_status }, isPickedUp: picked_up_at != null, from: item.status, to };
  // An older server takes no word of it.
  if (picked_up_at === undefined || !canShopChangeItem(asked).allowed) return null;
  const say = (status_item: ShopItemStatus) =>
    change({ company_id, transaction_id, order_item_id: item.id, status_item });
  const press = () =>
    during(() =>
      doUndoably({
        message: t(isMissing ? 'orders.item.found' : 'orders.item.missing', { name: item.name }),
        act: () => say(to),
        actBack: () => say(isMissing ? 'not_found' : 'approved'),
      }),
    );
  return (
    <Button
      variant="default"
      loading={isBusy}
      aria-label={t(isMissing ? 'orders.item.isThereNamed' : 'orders.item.isNotThereNamed', { name: item.name })}
      onClick={() => void press()}
    >
      {t(isMissing ? 'orders.item.isThere' : 'orders.item.isNotThere')}
    </Button>
  );
}
