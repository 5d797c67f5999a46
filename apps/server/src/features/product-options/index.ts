export { optionView } from './option-view.ts';
export { OPTIONS_OF_PRODUCT } from './product-options.queries.ts';
export { registerProductOptions } from './product-options.routes.ts';
