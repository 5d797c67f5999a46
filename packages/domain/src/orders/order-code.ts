const LENGTH = 5;

/**
 * How an order is called where people look at it or say it: the end of its transaction id, enough to tell it from others of a day.
 * What is searched for or sent on carries the whole of it.
 */
export const orderCode = (transactionId: string): string => transactionId.slice(-LENGTH);
