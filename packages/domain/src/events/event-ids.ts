export interface OfPerson {
  /** Whose account, address, cart or list it is, whoever did it: an Admin may act for somebody. */
  readonly userId: number;
}

export interface OfCompany {
  readonly companyId: number;
}

export interface OfProduct extends OfCompany {
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

export interface OfTakenOrder extends OfOrder {
  /** The driver who had it until now; null where nobody had. */
  readonly formerDriverUserId: number | null;
}

/** A business's part of an order. */
export interface OfPart extends OfOrder, OfCompany {
  readonly orderCompanyId: number;
}

export interface OfDriver {
  readonly driverId: number;
  /** The person who drives. */
  readonly driverUserId: number;
}

/** What a driver gives to an Admin. */
export interface OfHandIn extends OfDriver {
  readonly handInId: number;
}

export interface OfCategory {
  readonly categoryId: number;
}
