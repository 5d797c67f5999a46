export { insertCopiesOfOptions } from './copies.queries.ts';
export { attributeFields } from './edit-attributes.ts';
export { registerProductOptions } from './product-options.routes.ts';
export { findOptionsOf } from './replace-options.queries.ts';
export { isSameChoice, replaceOptions, type WantedOption } from './replace-options.ts';
