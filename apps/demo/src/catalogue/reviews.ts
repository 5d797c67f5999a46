import { createRandom, type Random } from '../pictures/random.ts';
import { people } from './people.ts';
import { commentsOn } from './product-comments.ts';
import { anything, type Comments, shopComments } from './review-comments.ts';
import type { Product, Review, Shop } from './types.ts';

/** Ratings as neighbours give them: mostly good, a few cross. */
const ratings = [5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 2, 1] as const;

/** How many of the products somebody has written about. */
const SHARE_REVIEWED = 0.4;

/** How many of the comments say what could be said of anything. */
const SHARE_GENERAL = 0.25;

/** Draws without putting back until the box is empty, so that a comment returns as late as possible. */
function createBox(random: Random, items: readonly string[]): () => string {
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = [...items];
    return left.splice(random.whole(0, left.length - 1), 1)[0] ?? '';
  };
}

/** Some 400 reviews of products, each in words for what it is, and 150 of shops; nobody reviews the same thing twice. */
export function writeReviews(shops: readonly Shop[]): Review[] {
  const random = createRandom('reviews');
  const boxes = new Map<string, () => string>();
  const draw = (kind: string, comments: Comments, rating: number): string => {
    const mood = rating >= 4 ? 'good' : rating === 3 ? 'fair' : 'bad';
    const name = `${kind} ${mood}`;
    const box = boxes.get(name) ?? createBox(random, comments[mood]);
    boxes.set(name, box);
    return box();
  };
  const comment = (product: Product | null, rating: number): string => {
    if (!product) return draw('shop', shopComments, rating);
    if (random.chance(SHARE_GENERAL)) return draw('anything', anything, rating);
    const { kind, comments } = commentsOn(product.category);
    return draw(kind, comments, rating);
  };
  const write = (shop: Shop, product: Product | null, count: number): Review[] => {
    const first = random.whole(0, people.length - 1);
    return Array.from({ length: count }, (_, index) => {
      // A step of 7 visits all 32 people before anyone comes back.
      const person = people[(first + index * 7) % people.length];
      const rating = random.pick(ratings);
      return {
        username: person?.username ?? '',
        shopKey: shop.key,
        productName: product?.name ?? null,
        rating,
        comment: comment(product, rating),
      };
    });
  };
  return shops.flatMap((shop) => [
    ...write(shop, null, random.whole(2, 5)),
    ...shop.products.flatMap((product) =>
      random.chance(SHARE_REVIEWED) ? write(shop, product, random.pick([1, 1, 1, 2, 2, 3])) : [],
    ),
  ]);
}
