import type { CompanyDetails } from '@mercadito/contracts/companies';
import type { Product, ProductDetails } from '@mercadito/contracts/products';
import type { Service } from '@mercadito/contracts/services';

const picture = { base: '/media/abc', widths: [160, 320], width: 320, height: 240, placeholder: '' };

/** A product as lists have it. */
export const aProduct = (own: Partial<Product> = {}): Product => ({
  id: 31,
  name: 'Burrito de deshebrada roja',
  photo: '/media/abc/320.webp',
  photo_picture: picture,
  price: 45,
  discount: 0,
  discounted_price: 45,
  currency: 'MXN',
  available: true,
  rating: 4.5,
  reviews_count: 12,
  company: 2,
  company_name: 'Burritos El Güero',
  subscription_active: false,
  cargo_extra: 0,
  is_pin: false,
  has_required_options: false,
  ...own,
});

/** The same with what its page shows: a tortilla has to be chosen, an extra may be. */
export const aProductPage = (own: Partial<ProductDetails> = {}): ProductDetails => ({
  ...aProduct({ has_required_options: true }),
  description: 'Res deshebrada en salsa roja.',
  category: { id: 1, name: 'Comida preparada', name_en: 'Prepared food', parent_category: null },
  quantityManage: false,
  stock: null,
  images: [],
  options: [
    {
      id: 7,
      title: 'Extras',
      is_required: false,
      attributes: [{ id: 73, name: 'Extra queso', price: 15, available: true }],
    },
    {
      id: 8,
      title: 'Tortilla',
      is_required: true,
      attributes: [
        { id: 81, name: 'De trigo', price: 0, available: false },
        { id: 82, name: 'De harina', price: 0, available: true },
        { id: 83, name: 'Integral', price: 3, available: true },
      ],
    },
  ],
  is_favorite: false,
  count_pinned: 0,
  created_at: '2026-11-01T12:00:00Z',
  is_open_now: null,
  next_change_at: null,
  ...own,
});

/** A service as its page shows it. */
export const aService = (own: Partial<Service> = {}): Service => ({
  id: 9,
  slug: 'poda-de-nogales',
  name: 'Poda de nogales',
  photo: null,
  photo_picture: null,
  hour_price: 250.125,
  currency: 'MXN',
  contact_phone: '+526361234567',
  category: { id: 2, name: 'Jardinería', name_en: 'Gardening' },
  zones: [],
  description: 'Con equipo propio.',
  is_available: true,
  subscription_active: false,
  rating: 0,
  discount: 0,
  company_name: 'Huertas del Valle',
  company: { pk: 4, name: 'Huertas del Valle' },
  ...own,
});

/** A business as its page shows it. */
export const aCompany = (own: Partial<CompanyDetails> = {}): CompanyDetails => ({
  _id: 2,
  user_id: 40,
  name: 'Burritos El Güero',
  location: 'Lagunitas',
  category: 'Comida',
  category_id: 1,
  profileImage: null,
  profile_picture: null,
  bannerImage: null,
  banner_picture: null,
  is_sponsor: false,
  sponsor_banner: null,
  is_favorite: false,
  rating: 0,
  numReviews: 0,
  subscription_product: false,
  has_member_only: false,
  is_open_now: null,
  next_change_at: null,
  created_at: '2026-11-01T12:00:00Z',
  address: null,
  ...own,
});
