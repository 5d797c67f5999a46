export { drawAvatar } from './avatar.ts';
export { drawProduct, type ProductPicture } from './product-picture.ts';
export { type PictureSize, renderPicture } from './render.ts';
export { drawBanner, drawEmblem, drawSponsorBanner, type ShopPicture } from './shop-pictures.ts';
