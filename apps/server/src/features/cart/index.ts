export { deletingLines, lockCart } from './cart.queries.ts';
export { registerCart } from './cart.routes.ts';
export { type CartContext, lockAndLoadCart } from './cart-context.ts';
export { loadCart, type StoredCart, type StoredLine } from './cart-lines.ts';
export { totalsView } from './cart-view.ts';
export { overCap, soldOut, takesNoOrders, tooManyLines, unavailableLine } from './http-errors.ts';
export { putInAgain } from './put-in-again.ts';
export { cartContextOf } from './whose-cart.ts';
