import type { Cart } from '@mercadito/contracts/cart';
import type { ProductDetails } from '@mercadito/contracts/products';

export const SETTINGS = {
  settings: {
    delivery_available: true,
    usd_mxn_value: 18,
    cart_message_value: '',
    site: {
      product: 'Galeana',
      brand: 'Galeana Biz',
      time_zone: 'America/Chihuahua',
      classifieds_url: '',
      contacts: [],
      owners_need_subscription: true,
    },
  },
};

/** A burrito with one required group; 60 pesos. */
export const aProduct = (fields: Partial<ProductDetails> = {}): ProductDetails => ({
  id: 31,
  name: 'Burrito',
  photo: null,
  photo_picture: null,
  price: 60,
  discount: 0,
  discounted_price: 60,
  currency: 'MXN',
  available: true,
  rating: 0,
  reviews_count: 0,
  company: 2,
  company_name: 'El Fogón',
  subscription_active: false,
  cargo_extra: 0,
  is_pin: false,
  has_required_options: true,
  description: '',
  category: { id: 1, name: 'Comida', name_en: 'Food', parent_category: null },
  quantityManage: false,
  stock: null,
  images: [],
  options: [
    {
      id: 7,
      title: 'Tortilla',
      is_required: true,
      attributes: [
        { id: 71, name: 'Harina', price: 0, available: true },
        { id: 72, name: 'Integral', price: 5, available: true },
      ],
    },
  ],
  is_favorite: false,
  count_pinned: 0,
  created_at: '2026-11-01T12:00:00Z',
  is_open_now: null,
  next_change_at: null,
  ...fields,
});

/** An account's cart with that many burritos. */
export const aCart = (count = 2): Cart => ({
  cart: [
    {
      company: {
        _id: 2,
        name: 'El Fogón',
        location: 'Galeana',
        profileImage: null,
        is_open_now: true,
        next_change_at: null,
      },
      items: [
        {
          id: 9,
          count,
          added_at: '2026-11-01T12:00:00.000Z',
          product: {
            id: 31,
            name: 'Burrito',
            photo: null,
            photo_picture: null,
            price: 60,
            discount: 0,
            discounted_price: 60,
            currency: 'MXN',
            cargo_extra: 0,
            company: 2,
            available: true,
            stock: null,
          },
          attribute_groups: [],
          item_total: 60 * count,
        },
      ],
      subtotal: 60 * count,
    },
  ],
  total_items: count,
  total_cost: 60 * count,
});

export const ADDRESS = {
  id: 4,
  user: 5,
  first_name: 'Lupita',
  last_name: 'Ríos',
  postal_code: '31870',
  country: 'Mexico',
  state: 'Chihuahua',
  municipality: 'Galeana',
  neighborhood: 'Galeana',
  exterior_number: '12',
  interior_number: '',
  street_1: 'Calle Hidalgo',
  street_2: '',
  telephone_number: '+526360002000',
  additional_instructions: 'Portón verde',
};
