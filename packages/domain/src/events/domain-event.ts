interface OfPerson {
  /** Whose account, address, cart or list it is, whoever did it: an Admin may act for somebody. */
  readonly userId: number;
}

interface OfCompany {
  readonly companyId: number;
}

interface OfProduct extends OfCompany {
  readonly productId: number;
}

/** What every event of an order carries. */
export interface OfOrder {
  readonly orderId: number;
  readonly transactionId: string;
  readonly customerId: number;
  /** The businesses it is from, those that still exist. */
  readonly companyIds: readonly number[];
}

/** A business's part of an order. */
interface OfPart extends OfOrder, OfCompany {
  readonly orderCompanyId: number;
}

interface OfDriver {
  readonly driverId: number;
  /** The person who drives. */
  readonly driverUserId: number;
}

interface OfCategory {
  readonly categoryId: number;
}

/**
 * All that can happen in the town, each with the ids that say to what and to whom: never a text, an amount or a person's data.
 * Who did it, in which call and when stands in the audit row that is written with it.
 */
interface IdsByType {
  /** A person has signed up, or was made an Admin without an account. */
  'account.opened': OfPerson;
  /** Somebody has signed in on a device. */
  'session.opened': OfPerson;
  /** A person was signed out somewhere: there, from elsewhere, everywhere, or by a twenty-first session. */
  'session.ended': OfPerson;
  /** Messages reach a device of a person while no page is open, or no more. */
  'session.reached': OfPerson;
  /** A person has another password; their other sessions have ended. */
  'password.changed': OfPerson;
  /** A link has proved that an address is a person's. */
  'email.confirmed': OfPerson;
  /** A person has another address, or says that one is theirs. */
  'email.changed': OfPerson;
  /** A person is called otherwise, or has another picture. */
  'account.updated': OfPerson;
  /** An Admin has given a person a one-time password; all their sessions have ended. */
  'password.reset': OfPerson;
  /** An Admin has ended all sessions of a person. */
  'account.signed_out': OfPerson;
  /** An Admin keeps a person out; all their sessions have ended. */
  'account.blocked': OfPerson;
  /** A person who was kept out may sign in again. */
  'account.unblocked': OfPerson;
  /** A person was made a customer, a driver or an Admin. */
  'role.assigned': OfPerson;
  /** A person's membership runs until another day, or has ended. */
  'membership.set': OfPerson;
  /** A person reads the site in this language from now on. */
  'language.chosen': OfPerson;

  /** A person has a delivery address. */
  'address.added': OfPerson & { readonly addressId: number };
  /** A delivery address is another one. */
  'address.updated': OfPerson & { readonly addressId: number };

  /** A product lies in a cart, or more of it. */
  'cart_item.added': OfPerson & { readonly productId: number };
  /** A line of a cart has another count. */
  'cart_item.updated': OfPerson & { readonly productId: number };
  /** A line was taken out of a cart. */
  'cart_item.removed': OfPerson & { readonly productId: number };
  /** What a guest had in the cart was put to the person's own. */
  'cart.synchronized': OfPerson;
  /** A product is one of a person's favourites. */
  'favorite_product.added': OfPerson & { readonly productId: number };
  /** A product is no favourite of a person any more. */
  'favorite_product.removed': OfPerson & { readonly productId: number };
  /** A business is one of a person's favourites. */
  'favorite_company.added': OfPerson & OfCompany;
  /** A business is no favourite of a person any more. */
  'favorite_company.removed': OfPerson;

  /** A person has a business. */
  'company.opened': OfPerson & OfCompany;
  /** A business has another name, place or category. */
  'company.updated': OfCompany;
  /** A business has another profile picture or banner. */
  'company_picture.replaced': OfCompany;
  /** A business has the paid plan until a day. */
  'plan.granted': OfCompany;
  /** A business is on the free plan again. */
  'plan.ended': OfCompany;
  /** An Admin has closed a business: its goods are on sale for nobody. */
  'company.suspended': OfCompany;
  /** An Admin has opened it again. */
  'company.reinstated': OfCompany;
  /** The membership or role of its owner has become another: it may take orders again, or no more. */
  'company.standing_changed': OfCompany;
  /** A business tells of itself. */
  'company_about.added': OfCompany;
  /** A business tells something else of itself, or shows another picture beside it. */
  'company_about.updated': OfCompany;
  /** A business says how to reach it. */
  'company_contact.added': OfCompany;
  /** A business is reached in another way. */
  'company_contact.updated': OfCompany;
  /** A business says where else it is found. */
  'company_networks.added': OfCompany;
  /** A business is found elsewhere. */
  'company_networks.updated': OfCompany;
  /** A business says where it is picked up from. */
  'company_address.added': OfCompany;
  /** A business is picked up from elsewhere. */
  'company_address.updated': OfCompany;
  /** A business asks to be featured. */
  'sponsor.requested': OfCompany & { readonly requestId: number };
  /** A business is featured. */
  'sponsor.approved': OfCompany & { readonly requestId: number };
  /** A business is not to be featured. */
  'sponsor.declined': OfCompany & { readonly requestId: number };
  /** A business is featured no more. */
  'sponsor.ended': OfCompany & { readonly requestId: number };
  /** A business has other opening hours. */
  'opening_hours.set': OfCompany;

  /** A product is on sale, or there is a draft of one. */
  'product.added': OfProduct;
  /** A product is described otherwise, or pinned or not; what a customer decides by is as it was. */
  'product.updated': OfProduct;
  /** What a customer decides by has changed: price, stock, whether and to whom it is sold. Maybe its description too. */
  'product.terms_changed': OfProduct;
  /** A product is gone. */
  'product.deleted': OfProduct;
  /** A product can be bought no more: the last counted piece was ordered, or the last choice of a required group is gone. */
  'product.sold_out': OfProduct;
  /** A product was sold out and can be bought again: pieces have come back from an order, or there is something to choose. */
  'product.came_back': OfProduct;
  /** Many products of a business were added or changed by one file. */
  'catalog.imported': OfCompany;
  /** One field of several products of a business has changed. */
  'products.changed': OfCompany;
  /** Several products of a business are gone. */
  'products.deleted': OfCompany;
  /** A product has another main picture. */
  'product_photo.replaced': OfProduct;
  /** A product has further pictures. */
  'product_images.added': OfProduct;
  /** Products of a business have fewer further pictures. */
  'product_images.removed': OfCompany;
  /** A product's further pictures stand in another order. */
  'product_images.ordered': OfProduct;
  /** A product can be chosen by another group of options. */
  'product_option.added': OfProduct & { readonly optionId: number };
  /** A group of options has another title, or a choice in it is needed or not. */
  'product_option.updated': OfProduct & { readonly optionId: number };
  /** A group of options is gone, with its attributes. */
  'product_option.deleted': OfProduct & { readonly optionId: number };
  /** A product has the groups of another one beside its own. */
  'product_options.copied': OfProduct;
  /** There is one more to choose in a group. */
  'option_attribute.added': OfProduct & { readonly optionId: number; readonly attributeId: number };
  /** A choice in a group is called, priced or available otherwise. */
  'option_attribute.updated': OfProduct & { readonly optionId: number; readonly attributeId: number };
  /** A choice in a group cannot be chosen any more. */
  'option_attribute.deleted': OfProduct & { readonly optionId: number; readonly attributeId: number };
  /** A business offers a service. */
  'service.offered': OfCompany & { readonly serviceId: number };
  /** A business offers a service otherwise. */
  'service.updated': OfCompany & { readonly serviceId: number };
  /** A business offers a service no more. */
  'service.withdrawn': OfCompany & { readonly serviceId: number };

  /** A person has reviewed a business. */
  'company_review.written': OfPerson & OfCompany & { readonly reviewId: number };
  /** The person thinks otherwise now. */
  'company_review.edited': OfPerson & OfCompany & { readonly reviewId: number };
  /** A person has reviewed a product. */
  'product_review.written': OfPerson & { readonly productId: number; readonly reviewId: number };
  /** The person thinks otherwise now. */
  'product_review.edited': OfPerson & { readonly productId: number; readonly reviewId: number };

  /** A customer has sent the cart as an order; it waits in the queue. */
  'order.placed': OfOrder;
  /** The customer has called it off. */
  'order.cancelled': OfOrder;
  /** An Admin has refused it. */
  'order.declined': OfOrder;
  /** An Admin has put it back into the queue after its delivery failed. */
  'order.requeued': OfOrder;
  /** Somebody of a business has seen for the first time that it has the order. */
  'order.seen_by_business': OfPart;
  /** A driver has taken it from the queue. */
  'order.claimed': OfOrder & OfDriver;
  /** An Admin has assigned it to a driver. */
  'order.assigned': OfOrder & OfDriver;
  /** An order has reached its customer. */
  'order.delivered': OfOrder & OfDriver;
  /** An order could not be handed over. */
  'order.delivery_failed': OfOrder & OfDriver;
  /** The driver has found an item of it, or has not, or takes it no more. */
  'order_item.status_changed': OfOrder & OfDriver & { readonly itemId: number };
  /** The driver has a business's part of it along, or has not. */
  'order_company.picked_up': OfOrder & OfDriver & { readonly orderCompanyId: number };
  /** A driver has said something of an order that had changed meanwhile. */
  'driver_report.kept': OfOrder & OfDriver & { readonly reportId: number };
  /** An Admin has seen to it, or not yet after all. */
  'driver_report.reviewed': { readonly reportId: number };
  /** A driver takes orders, or takes none for now. */
  'driver.availability_changed': OfDriver;

  /** Businesses can have one more category. */
  'company_category.added': OfCategory;
  /** A category is called otherwise, or stands elsewhere in the order. */
  'company_category.updated': OfCategory;
  /** A category is gone; what was in it has gone to another. */
  'company_category.removed': OfCategory;
  /** Products can have one more category. */
  'product_category.added': OfCategory;
  /** A category is called otherwise, or stands elsewhere in the order or below another. */
  'product_category.updated': OfCategory;
  /** A category is gone; what was in it or below it has gone to another. */
  'product_category.removed': OfCategory;
  /** Services can have one more category. */
  'service_category.added': OfCategory;
  /** A category is called otherwise, or stands elsewhere in the order. */
  'service_category.updated': OfCategory;
  /** A category is gone; what was in it has gone to another. */
  'service_category.removed': OfCategory;
  /** Services can be offered in one more zone. */
  'zone.added': OfCategory;
  /** A zone is called otherwise, or stands elsewhere in the order. */
  'zone.updated': OfCategory;
  /** A zone is gone; what was offered there is offered in another. */
  'zone.removed': OfCategory;

  /** A person was told something, or has read it. */
  'inbox.changed': OfPerson;

  /** An Admin has changed what holds for the whole site. */
  'settings.changed': object;
  /** A dollar costs another amount of pesos: beside `settings.changed`. */
  'exchange_rate.changed': object;
}

export type EventType = keyof IdsByType;

/** What an event of this type looks like. */
export type EventOf<Type extends EventType> = { readonly type: Type } & IdsByType[Type];

/** Something that has happened, told apart by `type`: `<noun>.<past verb>`. */
export type DomainEvent = { [Type in EventType]: EventOf<Type> }[EventType];
