import type { DeliveryOrder, QueuedOrder } from '@mercadito/contracts/deliveries/delivery-order';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import type { OrderItem } from '@mercadito/contracts/orders/order';

export const DRIVER_ID = 7;
export const ORDER = 'Abc12345xyz';

export const profile = (change: Partial<DriverProfile> = {}): DriverProfile => ({
  id: DRIVER_ID,
  user: 3,
  username: 'driver',
  name: 'Ana',
  last_name: 'Ruiz',
  photo: null,
  current_order: null,
  orders_assigned_count: 0,
  settings: { availability_status: 'available', daily_start_time: null, daily_end_time: null },
  ...change,
});

export const orderItem = (change: Partial<OrderItem> = {}): OrderItem => ({
  id: 11,
  product_id: 5,
  name: 'Conchas',
  status: 'approved',
  count: 2,
  price: 100,
  discounted_price: 100,
  discount: 0,
  cargo_extra: 0,
  currency: 'MXN',
  item_total: 200,
  image_product: null,
  image_picture: null,
  attributes: [],
  ...change,
});

/** An order in hand, with everything its holder may know. */
export const shipped = (change: Partial<DeliveryOrder> = {}): DeliveryOrder => ({
  transaction_id: ORDER,
  user_name: 'Lupita',
  last_name: 'Reyes',
  user_first_name: 'Lupita',
  user_last_name: 'Reyes',
  location: 'Lebaron',
  order_location: 'Lebaron',
  street_1: 'Calle Hidalgo',
  street_2: '',
  exterior_number: '12-B',
  interior_number: null,
  reference: 'Portón azul',
  date_issued: '2026-11-21T10:00:00.000Z',
  order_total: 250,
  load_type: 'heavy',
  delivery_instructions: '',
  delivery_password: 'girasol',
  telephone: '+526361234567',
  alternate_receiver_phone: null,
  status: 'shipped',
  driver_has_order: true,
  is_mine: true,
  order_companies: [
    {
      company_id: 1,
      company_name: 'Panadería Sol',
      total: 250,
      location: 'Lagunitas',
      telephone: '+526367654321',
      street_1: 'Av. Juárez 5',
      street_2: '',
      reference: '',
      orderItem: [orderItem()],
    },
  ],
  companies: [{ company_name: 'Panadería Sol', location: 'Lagunitas' }],
  order_delivery_info: { driver_name: 'Ana', driver_last_name: 'Ruiz' },
  delivered_at: null,
  delivery_description: '',
  cancellation_reason: '',
  timestamp: '2026-11-21T10:05:00.000Z',
  ...change,
});

/** The same before anybody has taken it: what a driver who browses the queue is told. */
export const redacted = (): DeliveryOrder =>
  shipped({
    status: 'pending',
    is_mine: false,
    driver_has_order: false,
    order_delivery_info: null,
    exterior_number: null,
    delivery_password: null,
    telephone: null,
  });

/** An order that waits for a driver: nothing in it leads to the door. */
export const queued = (change: Partial<QueuedOrder> = {}): QueuedOrder => ({
  ...shipped(),
  street_2: 'Calle Morelos',
  exterior_number: null,
  interior_number: null,
  delivery_password: null,
  telephone: null,
  alternate_receiver_phone: null,
  status: 'pending',
  driver_has_order: false,
  is_mine: false,
  order_delivery_info: null,
  total_items: 3,
  ...change,
});
