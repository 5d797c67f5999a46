import { read } from '../first-reads.ts';
import { screen } from '../screen.ts';
import { READS_OF_EVERY_PAGE, settings } from './shared.ts';

/** What a person does with goods: cart, favourites, reviews, orders, the delivery address. */
export const CUSTOMER_SCREENS = {
  favorites: screen('/favorites', {
    area: 'customer',
    gates: [],
    title: 'shop:favorites.title',
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
    area: 'customer',
    gates: ['signedIn'],
    title: 'orders:title',
    served: 'frame',
    menu: { among: ['shopping'], icon: 'Receipt', label: 'myOrders' },
  }),
  orderDetails: screen('/order-details/{transactionId}/', {
    area: 'customer',
    gates: ['signedIn'],
    title: 'orders:details.title',
    served: 'frame',
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
    area: 'customer',
    gates: ['signedIn'],
    title: 'checkout:address.title',
    served: 'frame',
  }),
  addAddress: screen('/profile/add-address', {
    area: 'customer',
    file: 'profile-address',
    gates: ['signedIn'],
    title: 'checkout:address.addTitle',
    served: 'frame',
  }),
  updateAddress: screen('/profile/update-address', {
    area: 'customer',
    file: 'profile-address',
    gates: ['signedIn'],
    title: 'checkout:address.updateTitle',
    served: 'frame',
  }),
} as const;
