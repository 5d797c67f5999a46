import { screen } from '../screen.ts';

/** Where an owner need not have a business yet. */
const OF_OWNERS = { area: 'owner', gates: ['signedIn', 'business', 'subscription'], served: 'frame' } as const;

/** Where she needs one. */
const OF_HER_BUSINESS = { ...OF_OWNERS, gates: [...OF_OWNERS.gates, 'company'] } as const;

/** What an owner still sees and switches off after her membership has ended (SELLING-3). */
const OF_LAPSED_TOO = { ...OF_OWNERS, gates: ['signedIn', 'business', 'subscriptionOrBusiness'] } as const;
const OF_HER_BUSINESS_LAPSED_TOO = { ...OF_LAPSED_TOO, gates: [...OF_LAPSED_TOO.gates, 'company'] } as const;

/** What an owner does for her business. */
export const OWNER_SCREENS = {
  createCompany: screen('/business/createdCompany', {
    ...OF_OWNERS,
    title: 'ownerCompany:create.title',
  }),
  updateCompany: screen('/business/{companyId}/updateCompany', {
    ...OF_HER_BUSINESS,
    namesItsBusiness: true,
    title: 'ownerCompany:update.title',
  }),
  myBusiness: screen('/mybusiness', {
    ...OF_LAPSED_TOO,
    title: 'owner:dashboard.title',
    search: { business: 'text' },
    menu: {
      among: ['shopping', 'owning'],
      icon: 'Stack2',
      label: 'myBusiness',
      labelIn: { owner: 'ownerNav.dashboard' },
      iconIn: { owner: 'LayoutDashboard' },
    },
  }),
  businessPoster: screen('/mybusiness/poster', {
    ...OF_HER_BUSINESS,
    title: 'ownerPoster:title',
  }),
  statusPicture: screen('/mybusiness/status', {
    ...OF_HER_BUSINESS,
    title: 'statusPicture:title',
  }),
  sponsor: screen('/sponsor', {
    ...OF_HER_BUSINESS,
    title: 'ownerSponsor:title',
  }),
  companyProducts: screen('/mybusiness/products', {
    ...OF_HER_BUSINESS,
    title: 'ownerGoods:title',
    skeleton: 'cards',
    search: { page: 'number' },
    menu: { among: ['owning'], icon: 'Package', label: 'ownerNav.products' },
  }),
  productTable: screen('/mybusiness/table-products', {
    ...OF_HER_BUSINESS_LAPSED_TOO,
    title: 'ownerGoods:tableTitle',
    search: { page: 'number', search: 'text', state: 'text', sort: 'text' },
  }),
  catalogCsv: screen('/mybusiness/catalogue-csv', {
    ...OF_HER_BUSINESS,
    title: 'ownerCsv:title',
    search: { fromUrl: 'text' },
  }),
  addProduct: screen('/mybusiness/addproduct', {
    ...OF_HER_BUSINESS,
    title: 'ownerProduct:add.title',
  }),
  updateProduct: screen('/product/{productId}/updateProduct', {
    ...OF_HER_BUSINESS,
    namesItsBusiness: true,
    title: 'ownerProduct:update.title',
    search: { fromUrl: 'text' },
  }),
  companyServices: screen('/mybusiness/services', {
    ...OF_HER_BUSINESS,
    title: 'ownerServices:title',
    search: { label: 'text', slug: 'text' },
    menu: { among: ['owning'], icon: 'Tools', label: 'ownerNav.services' },
  }),
  companyOrders: screen('/mybusiness/orders-company', {
    ...OF_HER_BUSINESS_LAPSED_TOO,
    title: 'owner:orders.title',
    search: { page: 'number' },
    menu: { among: ['owning'], icon: 'Receipt', label: 'ownerNav.orders' },
  }),
  openingHours: screen('/mybusiness/setings-hours', {
    // sic
    ...OF_HER_BUSINESS,
    title: 'ownerHours:title',
    menu: { among: ['owning'], icon: 'Clock', label: 'ownerNav.hours' },
  }),
  customization: screen('/mybusiness/customization', {
    ...OF_HER_BUSINESS,
    title: 'ownerPages:title',
    search: { label: 'text' },
    menu: { among: ['owning'], icon: 'Brush', label: 'ownerNav.customization' },
  }),
  addCompanyAddress: screen('/mybusiness/adress/created', {
    ...OF_HER_BUSINESS,
    file: 'company-address',
    title: 'ownerPages:sections.address.add',
  }),
  updateCompanyAddress: screen('/mybusiness/adress/update', {
    ...OF_HER_BUSINESS,
    file: 'company-address',
    title: 'ownerPages:sections.address.edit',
  }),
  addAbout: screen('/post-about-company', {
    ...OF_HER_BUSINESS,
    file: 'about-editing',
    title: 'ownerPages:sections.about.add',
  }),
  updateAbout: screen('/put-about-company', {
    ...OF_HER_BUSINESS,
    file: 'about-editing',
    title: 'ownerPages:sections.about.edit',
  }),
  addContact: screen('/post-contact-company', {
    ...OF_HER_BUSINESS,
    file: 'contact-editing',
    title: 'ownerPages:sections.contact.add',
  }),
  updateContact: screen('/put-contact-company', {
    ...OF_HER_BUSINESS,
    file: 'contact-editing',
    title: 'ownerPages:sections.contact.edit',
  }),
  addSocialNetworks: screen('/post-social-company', {
    ...OF_HER_BUSINESS,
    file: 'social-editing',
    title: 'ownerPages:sections.social.add',
  }),
  updateSocialNetworks: screen('/put-social-company', {
    ...OF_HER_BUSINESS,
    file: 'social-editing',
    title: 'ownerPages:sections.social.edit',
  }),
} as const;
