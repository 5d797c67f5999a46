import { shops, sponsors } from '../catalogue/index.ts';
import type { Product, Service, Shop } from '../catalogue/types.ts';
import { drawProduct } from './product-picture.ts';
import { drawBanner, drawEmblem, drawSponsorBanner } from './shop-pictures.ts';

/** A drawing of the demo, with the pixels it is uploaded in. */
export interface DemoPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

// The main picture is sharp on a phone's product page; another view of the same thing costs half.
const GOODS = { width: 576, height: 432 };
const FURTHER_VIEW = { width: 384, height: 288 };

/** A product's pictures; `view` 0 is the main one. */
export const pictureOfProduct = (shop: Shop, { name, picture }: Product, view: number): DemoPicture => ({
  svg: drawProduct({ shopKey: shop.key, productName: name, picture, view }),
  ...(view === 0 ? GOODS : FURTHER_VIEW),
});

export const pictureOfService = (shop: Shop, { name, picture }: Service): DemoPicture => ({
  svg: drawProduct({ shopKey: shop.key, productName: name, picture }),
  ...GOODS,
});

export const emblemOf = (shop: Shop): DemoPicture => ({ svg: drawEmblem(shop), width: 256, height: 256 });

export const bannerOf = (shop: Shop): DemoPicture => ({ svg: drawBanner(shop), width: 1024, height: 320 });

const drawnWith = (shop: Shop, goods: readonly Product[]): string =>
  drawSponsorBanner(
    shop,
    goods.map(({ picture }) => picture),
  );

/** What stands beside a shop's story: its first goods. */
export const aboutPictureOf = (shop: Shop): DemoPicture => ({
  svg: drawnWith(shop, shop.products.slice(0, 3)),
  width: 640,
  height: 240,
});

/** What a shop is featured with: its next goods. */
export const sponsorBannerOf = (shop: Shop): DemoPicture => ({
  svg: drawnWith(shop, shop.products.slice(3, 6)),
  width: 1280,
  height: 480,
});

/** All that the demo uploads. */
export const allPictures = (): DemoPicture[] => [
  ...shops.flatMap((shop) => [
    emblemOf(shop),
    bannerOf(shop),
    aboutPictureOf(shop),
    ...shop.products.flatMap((product) =>
      Array.from({ length: product.extraPictures + 1 }, (_, view) => pictureOfProduct(shop, product, view)),
    ),
    ...shop.services.map((service) => pictureOfService(shop, service)),
  ]),
  ...sponsors.map(({ shop }) => sponsorBannerOf(shop)),
];
