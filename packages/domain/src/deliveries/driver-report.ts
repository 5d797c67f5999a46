/** What a driver may have said of an order that had changed meanwhile (DELIVERY-19). */
export const DRIVER_REPORT_KINDS = ['item_status', 'picked_up', 'delivered', 'delivery_failed'] as const;

/** What the customer's word was at a handover that is reported; only Admins are told. */
export const KEYWORDS_IN_REPORTS = ['right', 'wrong', 'without', 'not_asked'] as const;
