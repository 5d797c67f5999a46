import { createRandom, type Random } from '../pictures/random.ts';
import { people } from './people.ts';
import { productComments, shopComments } from './review-comments.ts';
import type { Review, Shop } from './types.ts';

/** Ratings as neighbours give them: mostly good, a few cross. */
const ratings = [5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 2, 1] as const;

/** Draws without putting back until the box is empty, so that a comment returns as late as possible. */
function createBox(random: Random, items: readonly string[]): () => string {
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = [...items];
    return left.splice(random.whole(0, left.length - 1), 1)[0] ?? '';
  };
}

/** Some 200 reviews of products and 110 of shops; nobody reviews the same thing twice. */
export function writeReviews(shops: readonly Shop[]): Review[] {
  const random = createRandom('reviews');
  const boxes = new Map<string, () => string>();
  const comment = (kind: string, rating: number): string => {
    const pool = kind === 'shop' ? shopComments : (productComments[kind] ?? productComments.otros ?? shopComments);
    const mood = rating >= 4 ? 'good' : rating === 3 ? 'fair' : 'bad';
    const name = `${kind} ${mood}`;
    const box = boxes.get(name) ?? createBox(random, pool[mood]);
    boxes.set(name, box);
    return box();
  };
  const write = (shop: Shop, productName: string | null, count: number): Review[] => {
    const first = random.whole(0, people.length - 1);
    return Array.from({ length: count }, (_, index) => {
      // A step of 7 visits all 32 people before anyone comes back.
      const person = people[(first + index * 7) % people.length];
      const rating = random.pick(ratings);
      const text = comment(productName === null ? 'shop' : shop.category, rating);
      return { username: person?.username ?? '', shopKey: shop.key, productName, rating, comment: text };
    });
  };
  return shops.flatMap((shop) => [
    ...write(shop, null, random.whole(1, 4)),
    ...shop.products.flatMap(({ name }) => (random.chance(0.15) ? write(shop, name, random.whole(1, 3)) : [])),
  ]);
}
