export { countOrders } from './count-orders.job.ts';
export { countWords } from './count-words.job.ts';
export { type FoundGoods, findGoods, NOTHING_FOUND } from './find-goods.ts';
export { nearestWords } from './nearest-words.ts';
export { registerSearch } from './search.routes.ts';
export { sweepSearches } from './searches-made.queries.ts';
export { type Seller, sellersOf } from './sellers-of.ts';
export type { Seeing, Seen } from './vocabulary.queries.ts';
