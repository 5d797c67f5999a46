import { read } from '../first-reads.ts';
import { screen } from '../screen.ts';
import { READS_OF_EVERY_PAGE, settings } from './shared.ts';

/** What needs a person. */
const OF_CUSTOMERS = { area: 'customer', gates: ['signedIn'], served: 'frame' } as const;

/** What a person does with goods: cart, favourites, reviews, orders, the delivery address. */
export const CUSTOMER_SCREENS = {
  favorites: screen('/favorites', {
    area: 'customer',
    gates: [],
    title: 'favorites:title',
    skeleton: 'cards',
    served: 'frame',
    search: { label: 'text' },
    menu: { among: ['shopping'], icon: 'Heart', label: 'favorites' },
  }),
  cart: screen('/cart', {
    area: 'customer',
    gates: [],
    title: 'cart:title',
    served: 'whole',
    // What is in it lies on the device or in the account: the page around it comes first.
    waitsForTheApplication: true,
    reads: () => READS_OF_EVERY_PAGE,
    menu: { among: ['shopping'], icon: 'ShoppingCart', label: 'cart' },
    hasBudget: true,
  }),
  productReviews: screen('/product/{businessId}/{productId}/reviews', {
    area: 'customer',
    gates: [],
    title: 'reviews:title',
    served: 'whole',
    reads: ({ productId }) => [
      read('products', 'getProduct', { id: productId }),
      read('reviews', 'listProductReviews', { productId }),
      settings,
    ],
  }),
  companyReviews: screen('/business/{companyId}/reviewsCompany/', {
    area: 'customer',
    gates: [],
    title: 'reviews:title',
    served: 'whole',
    reads: ({ companyId }) => [
      read('companies', 'getCompany', { companyId }),
      read('reviews', 'listCompanyReviews', { companyId }),
      settings,
    ],
  }),
  checkout: screen('/checkout', {
    area: 'customer',
    gates: ['signedIn', 'cart'],
    title: 'checkout:title',
    served: 'frame',
  }),
  myOrders: screen('/myorders', {
    ...OF_CUSTOMERS,
    title: 'orders:title',
    menu: { among: ['shopping'], icon: 'Receipt', label: 'myOrders' },
  }),
  orderDetails: screen('/order-details/{transactionId}/', {
    ...OF_CUSTOMERS,
    title: 'orders:details.page',
  }),
  sharedOrder: screen('/order-status/{secret}', {
    area: 'customer',
    gates: [],
    title: 'sharedOrder:title',
    served: 'whole',
    reads: ({ secret }) => [read('orders/sharing', 'getSharedOrder', { secret }), settings],
    hasBudget: true,
  }),
  profileAddress: screen('/profile/address', {
    ...OF_CUSTOMERS,
    title: 'checkout:address.title',
    mayLocate: true,
  }),
  addAddress: screen('/profile/add-address', {
    ...OF_CUSTOMERS,
    file: 'profile-address',
    title: 'checkout:address.add',
  }),
  updateAddress: screen('/profile/update-address', {
    ...OF_CUSTOMERS,
    file: 'profile-address',
    title: 'checkout:address.change',
    /** Which one; the default one unless told. */
    search: { address: 'number' },
  }),
} as const;
