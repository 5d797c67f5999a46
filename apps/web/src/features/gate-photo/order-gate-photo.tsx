import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { GatePhoto, ShownGatePhoto } from '../../entities/addresses/gate-photo.tsx';
import { useGetOrderPhotoQuery } from '../../entities/deliveries/deliveries.api.ts';

interface OrderGatePhotoProps {
  order: Pick<DeliveryOrder, 'transaction_id' | 'has_photo'>;
  name: string;
}

/** What the gate looks like where an order goes, for who may see it (PLACE-8). */
export function OrderGatePhoto({ order: { transaction_id, has_photo }, name }: OrderGatePhotoProps) {
  if (!has_photo) return null;
  return (
    <GatePhoto name={name}>
      <Photo transaction_id={transaction_id} name={name} />
    </GatePhoto>
  );
}

const Photo = ({ transaction_id, name }: { transaction_id: string; name: string }) => (
  <ShownGatePhoto name={name} reading={useGetOrderPhotoQuery({ transaction_id })} />
);
