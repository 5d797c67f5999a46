import { orderStage, type StagedOrder } from '@mercadito/domain/orders/order-stage';
import { useTranslation } from '../i18n/use-translation.ts';

/** Where an order stands, in words (ORDER-15). */
export function useStageText(): (order: StagedOrder) => string {
  const { t } = useTranslation();
  return (order) => {
    const stage = orderStage(order);
    switch (stage.name) {
      case 'to_confirm':
      case 'taken':
      case 'on_the_way':
        return t(`orderStage.${stage.name}`);
      case 'picking_up':
        return t('orderStage.picking_up', stage);
      default:
        return t(`orderStatus.${stage.name}`);
    }
  };
}
