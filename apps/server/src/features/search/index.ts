export { countOrders } from './count-orders.job.ts';
export { countWords } from './count-words.job.ts';
export { type FoundGoods, findGoods } from './find-goods.ts';
export type { Seen } from './vocabulary.queries.ts';
