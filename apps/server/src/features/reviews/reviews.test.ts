import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import * as contracts from '@mercadito/contracts/reviews';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aCustomer, aMember, anAdmin, type Person } from '../../../test/people.ts';
import { aShop, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { reviewedCompany } from './company-reviews.queries.ts';
import { reviewedProduct } from './product-reviews.queries.ts';
import type { Reviewed } from './reviewed.ts';

let app: TestApp;
let owner: Shop;
let person: Person;
let productId: number;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  owner = await aShop(app, { name: 'Abarrotes Ruiz' });
  person = await aCustomer(app);
  productId = await aProduct();
});
afterAll(() => app.close());

const aProduct = (fields: { member_only?: boolean } = {}) => goods(app, { company_id: owner.companyId, ...fields });

const companyRating = async () =>
  app.db
    .selectFrom('companies')
    .select(['rating_sum as sum', 'num_reviews as count'])
    .where('id', '=', owner.companyId)
    .executeTakeFirstOrThrow();
const productRating = async () =>
  app.db
    .selectFrom('products')
    .select(['rating_sum as sum', 'reviews_count as count'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();

interface Kind {
  reviewed: Reviewed;
  list: AnyEndpoint;
  create: AnyEndpoint;
  update: AnyEndpoint;
  /** What names the reviewed one, and the review, in a call. */
  of: () => Record<string, number>;
  review: (id: number) => Record<string, number>;
  rating: () => Promise<{ sum: number; count: number }>;
}

const kinds: [string, Kind][] = [
  [
    'a business',
    {
      reviewed: reviewedCompany,
      list: contracts.listCompanyReviews,
      create: contracts.createCompanyReview,
      update: contracts.updateCompanyReview,
      of: () => ({ companyId: owner.companyId }),
      review: (id) => ({ reviewId: id }),
      rating: companyRating,
    },
  ],
  [
    'a product',
    {
      reviewed: reviewedProduct,
      list: contracts.listProductReviews,
      create: contracts.createProductReview,
      update: contracts.updateProductReview,
      of: () => ({ productId }),
      review: (id) => ({ productId, review_id: id }),
      rating: productRating,
    },
  ],
];

describe.each(kinds)('reviews of %s', (_name, { reviewed, list, create, update, of, review, rating }) => {
  const opinion = { rating: 4, comment: 'Muy rico' };

  test("are signed by the token's person, whoever the body says it is", async () => {
    const forged = { ...of(), ...opinion, name: 'Somebody', last_name: 'Else', profile_image: 'https://x/y.png' };
    const { status, body } = await app.call(create, forged, person.token);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...opinion, user_id: person.userId, name: 'Ana', last_name: 'Ruiz' });
    expect(body).toMatchObject({ profile_image: null, createdAt: app.clock.now.toISOString() });
    const other = await aCustomer(app);
    const claimed = { ...of(), ...opinion, user_id: person.userId };
    expect((await app.call(create, claimed, other.token)).status).toBe(403);
    const admin = await anAdmin(app);
    expect((await app.call(create, claimed, admin.token)).body).toMatchObject({ user_id: admin.userId });
  });

  test('are one a person, counted once, also when several are sent at once (REVIEW-1)', async () => {
    const sent = [1, 2, 3, 4].map(() => app.call(create, { ...of(), ...opinion }, person.token));
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already_reviewed' });
    expect(await rating()).toEqual({ sum: 4, count: 1 });
  });

  test('move the rating by what an edit changes, also when edits meet', async () => {
    const { body } = await app.call(create, { ...of(), ...opinion }, person.token);
    const edits = [1, 2, 5, 3].map((stars) =>
      app.call(update, { ...review(body.id), rating: stars, comment: `${stars}` }, person.token),
    );
    expect((await Promise.all(edits)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body: after } = await app.call(list, of(), person.token);
    expect(await rating()).toEqual({ sum: after.user_review.rating, count: 1 });
  });

  test('are all in the rating when many people write at once', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => aCustomer(app)));
    await Promise.all(people.map(({ token }, at) => app.call(create, { ...of(), ...opinion, rating: at + 1 }, token)));
    expect(await rating()).toEqual({ sum: 15, count: 5 });
  });

  test('are listed newest first with the histogram and the own one, also to visitors (REVIEW-3)', async () => {
    const other = await aCustomer(app);
    await app.call(create, { ...of(), rating: 5, comment: 'Bueno' }, other.token);
    await app.call(create, { ...of(), rating: 2, comment: 'Caro' }, person.token);
    const { body } = await app.call(list, of(), person.token);
    expect(body).toMatchObject({
      company_name: 'Abarrotes Ruiz',
      count: 2,
      histogram: [0, 1, 0, 0, 1],
      current_page: 1,
    });
    expect(body.results.map(({ comment }: { comment: string }) => comment)).toEqual(['Caro', 'Bueno']);
    expect(body.user_review).toMatchObject({ comment: 'Caro' });
    expect((await app.call(list, of())).body.user_review).toBeNull();
    expect((await app.call(list, { ...of(), user_id: other.userId }, person.token)).status).toBe(403);
  });

  test('come ten a page, none twice though one is written meanwhile', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => aCustomer(app)));
    for (const { token } of people.slice(0, 11)) await app.call(create, { ...of(), ...opinion }, token);
    const first = await app.call(list, of());
    expect(first.body.results).toHaveLength(10);
    await app.call(create, { ...of(), ...opinion }, people[11]?.token);
    const second = (await app.app.inject({ url: first.body.next })).json();
    expect(second).toMatchObject({ current_page: 2, next: null, previous: expect.stringContaining('page=1') });
    expect(second.results.map((each: { user_id: number }) => each.user_id)).toEqual([people[0]?.userId]);
  });

  test('are not for the owner (REVIEW-2)', async () => {
    const { status, body } = await app.call(create, { ...of(), ...opinion }, owner.token);
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'own_business' });
    expect(await rating()).toEqual({ sum: 0, count: 0 });
  });

  test('cannot be edited by anybody but their author, an Admin included', async () => {
    const { body } = await app.call(create, { ...of(), ...opinion }, person.token);
    const edit = { ...review(body.id), rating: 1, comment: 'Taken over' };
    for (const other of [await aCustomer(app), await anAdmin(app)]) {
      expect((await app.call(update, edit, other.token)).status).toBe(404);
    }
    expect((await app.call(update, edit)).status).toBe(401);
    expect(await rating()).toEqual({ sum: 4, count: 1 });
  });

  test('are found, and written over, only as what they are: of this one and by this person', async () => {
    const { id } = (await app.call(create, { ...of(), ...opinion }, person.token)).body;
    const [subjectId = 0] = Object.values(of());
    const authorship = { id, subjectId, userId: person.userId };
    expect(await reviewed.findRating(app.db, authorship)).toBe(4);
    for (const other of [{ id: id + 1 }, { subjectId: subjectId + 1 }, { userId: owner.userId }]) {
      expect(await reviewed.findRating(app.db, { ...authorship, ...other })).toBeUndefined();
      await reviewed.set(app.db, { ...authorship, ...other }, { rating: 1, comment: 'Taken over', now: new Date() });
    }
    expect(await reviewed.findOwn(app.db, subjectId, person.userId)).toMatchObject(opinion);
  });

  test.each([
    ['rating', 0],
    ['rating', 6],
    ['rating', 2.5],
    ['comment', '  '],
    ['comment', 'x'.repeat(2001)],
  ])('name the field %s when it is %s', async (field, value) => {
    const { status, body } = await app.call(create, { ...of(), ...opinion, [field]: value }, person.token);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  test('are for people who are signed in, and of what exists', async () => {
    expect((await app.call(create, { ...of(), ...opinion })).status).toBe(401);
    const nowhere = Object.fromEntries(Object.keys(of()).map((name) => [name, 999_999]));
    expect((await app.call(create, { ...nowhere, ...opinion }, person.token)).status).toBe(404);
    expect((await app.call(list, nowhere)).status).toBe(404);
    expect((await app.call(update, { ...review(999_999), ...opinion }, person.token)).status).toBe(404);
  });
});

describe('reviews of products', () => {
  const opinion = { rating: 3, comment: 'Regular' };

  test('hang on the product in the path', async () => {
    const { body } = await app.call(contracts.createProductReview, { productId, ...opinion }, person.token);
    const other = await aProduct();
    const edit = { productId: other, review_id: body.id, ...opinion, rating: 5 };
    expect((await app.call(contracts.updateProductReview, edit, person.token)).status).toBe(404);
    expect(await productRating()).toEqual({ sum: 3, count: 1 });
  });

  test('that members alone see do not exist for others', async () => {
    const secret = { productId: await aProduct({ member_only: true }) };
    const member = await aMember(app);
    const { body } = await app.call(contracts.createProductReview, { ...secret, ...opinion }, member.token);
    expect((await app.call(contracts.listProductReviews, secret, member.token)).body.count).toBe(1);
    expect((await app.call(contracts.listProductReviews, secret, owner.token)).body.count).toBe(1);
    expect((await app.call(contracts.listProductReviews, secret)).status).toBe(404);
    expect((await app.call(contracts.listProductReviews, secret, person.token)).status).toBe(404);
    expect((await app.call(contracts.createProductReview, { ...secret, ...opinion }, person.token)).status).toBe(404);
    await app.db.updateTable('users').set({ subscription_until: null }).where('id', '=', member.userId).execute();
    const edit = { ...secret, review_id: body.id, ...opinion };
    expect((await app.call(contracts.updateProductReview, edit, member.token)).status).toBe(404);
  });
});
