import 'i18next';
import type accounts from '../../locales/en/accounts.json';
import type admin from '../../locales/en/admin.json';
import type cart from '../../locales/en/cart.json';
import type checkout from '../../locales/en/checkout.json';
import type common from '../../locales/en/common.json';
import type deliveries from '../../locales/en/deliveries.json';
import type errors from '../../locales/en/errors.json';
import type layout from '../../locales/en/layout.json';
import type orders from '../../locales/en/orders.json';
import type shop from '../../locales/en/shop.json';

// The English texts are the list of keys: a key that is not there does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      accounts: typeof accounts;
      admin: typeof admin;
      cart: typeof cart;
      checkout: typeof checkout;
      common: typeof common;
      deliveries: typeof deliveries;
      errors: typeof errors;
      layout: typeof layout;
      orders: typeof orders;
      shop: typeof shop;
    };
  }
}
