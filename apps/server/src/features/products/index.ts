export { availabilityOf, piecesLeftOf } from './availability-of.ts';
export { insertDraftLike } from './copy-product.queries.ts';
export { columnsOf, lockForOneMore } from './create-product.ts';
export { findInTown, findNearest, findSellers, isFoundByMembers } from './find-in-town.ts';
export { insertImported, lockForImport, setImported } from './import-products.queries.ts';
export { listNames } from './list-products.queries.ts';
export { moveProductsToCategory, moveSomeProductsToCategory } from './move-products.queries.ts';
export { attributeView, optionView } from './option-view.ts';
export {
  ATTRIBUTES_OF_OPTION,
  type AttributeRow,
  OPTIONS_OF_PRODUCT,
  type OptionRow,
} from './options-of-product.queries.ts';
export { addProductRating, lockVisibleProduct } from './product-rating.queries.ts';
export { lockProductVersion, touchProducts } from './product-version.queries.ts';
export { productView } from './product-view.ts';
export { selectProducts } from './products.queries.ts';
export { registerProducts } from './products.routes.ts';
export { giveBackStock, lockStock, takeStock } from './stock.queries.ts';
export { switchProduct } from './switch-product.ts';
export { columnsAfter } from './update-product.ts';
export { countProducts, lockProduct, type ProductColumns, type ProductPlace } from './write-product.queries.ts';
