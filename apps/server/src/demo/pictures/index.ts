export { drawAvatar } from './avatar.ts';
export { drawProduct } from './product-picture.ts';
export { type PictureSize, renderPicture } from './render.ts';
export { drawBanner, drawEmblem, drawSponsorBanner } from './shop-pictures.ts';
