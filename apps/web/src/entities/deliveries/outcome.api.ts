import { apiOf, writes } from '../../shared/api/api-of.ts';

export const { useFinishDeliveryMutation } = apiOf('deliveries/outcome', {
  finishDelivery: writes('Driver'),
});
