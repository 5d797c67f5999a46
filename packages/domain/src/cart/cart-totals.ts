import { type CartLine, cartLineTotalCents } from './cart-line.ts';

type CompanySubtotal = {
  readonly companyId: number;
  /** Pieces, not lines. */
  readonly totalItems: number;
  readonly totalCents: number;
};

export type CartTotals = {
  readonly totalItems: number;
  readonly totalCents: number;
  /** In the order in which the companies first appear in the cart, also those with nothing that counts. */
  readonly companies: readonly CompanySubtotal[];
};

/**
 * Totals of a cart in MXN cents, and per company. `rateMicros` is pesos for one dollar.
 * Lines that are unavailable count neither as pieces nor as money, here and at checkout.
 */
export function cartTotals(lines: readonly CartLine[], rateMicros: number): CartTotals {
  const companies = new Map<number, CompanySubtotal>();
  for (const line of lines) {
    const before = companies.get(line.companyId);
    companies.set(line.companyId, {
      companyId: line.companyId,
      totalItems: (before?.totalItems ?? 0) + (line.available ? line.count : 0),
      totalCents: (before?.totalCents ?? 0) + cartLineTotalCents(line, rateMicros),
    });
  }
  const subtotals = [...companies.values()];
  return {
    totalItems: subtotals.reduce((sum, company) => sum + company.totalItems, 0),
    totalCents: subtotals.reduce((sum, company) => sum + company.totalCents, 0),
    companies: subtotals,
  };
}

/** The lines an order would be made of: the available ones. */
export function orderableLines<Line extends CartLine>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.available);
}
