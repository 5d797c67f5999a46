import { describe, expect, test } from 'vitest';
import { people, reviews, shops } from './index.ts';

const products = shops.flatMap((shop) => shop.products.map((product) => ({ shop, product })));
const services = shops.flatMap(({ services }) => services);
const count = (holds: (entry: (typeof products)[number]) => boolean): number => products.filter(holds).length;

describe('the catalogue of the demo', () => {
  test('is as large and as varied as the screens need', () => {
    expect(shops.length).toBeGreaterThanOrEqual(44);
    expect(products.length).toBeGreaterThanOrEqual(620);
    expect(services.length).toBeGreaterThanOrEqual(35);
    expect(count(({ product }) => product.options.length > 0)).toBeGreaterThanOrEqual(130);
    expect(count(({ product }) => product.discount > 0)).toBeGreaterThanOrEqual(80);
    expect(count(({ product }) => product.isMemberOnly)).toBeGreaterThanOrEqual(20);
    expect(count(({ product }) => !product.isAvailable)).toBeGreaterThanOrEqual(8);
    expect(count(({ product }) => product.stock === 0)).toBeGreaterThanOrEqual(4);
    expect(count(({ product }) => product.stock !== null)).toBeGreaterThanOrEqual(100);
    expect(count(({ product }) => product.cargoExtra > 0)).toBeGreaterThanOrEqual(10);
    expect(count(({ product }) => product.currency === 'USD')).toBeGreaterThanOrEqual(40);
  });

  test('names every product of a shop, every shop and every person once', () => {
    for (const { products } of shops) expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
    expect(new Set(products.map(({ product }) => product.name)).size).toBe(products.length);
    expect(new Set(shops.map(({ key }) => key)).size).toBe(shops.length);
    expect(new Set(people.map(({ username }) => username)).size).toBe(people.length);
  });

  test('stays inside the limits on input', () => {
    for (const { name, products, contact, address } of shops) {
      expect(name.length).toBeLessThanOrEqual(80);
      expect(contact.phone).toMatch(/^\+52636000\d{4}$/);
      expect(address.reference.length).toBeLessThanOrEqual(500);
      expect(products.filter(({ isPinned }) => isPinned).length).toBeLessThanOrEqual(5);
      expect(products.length).toBeLessThanOrEqual(100);
    }
    for (const { product } of products) {
      expect(product.name.length).toBeLessThanOrEqual(120);
      expect(product.name).toBe(product.name.normalize('NFC').trim());
      expect(product.description.length).toBeGreaterThan(3);
      expect(product.price).toBeGreaterThanOrEqual(1);
      expect(product.price).toBeLessThanOrEqual(9500);
      expect(product.discount === 0 || (product.discount >= 10 && product.discount <= 40)).toBe(true);
      expect(product.extraPictures).toBeLessThanOrEqual(3);
      for (const { attributes } of product.options) {
        expect(attributes.some(({ available }) => available)).toBe(true);
        for (const { price } of attributes) expect(price).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('keeps hours in order, the break inside them', () => {
    for (const { opens, shuts, break_start, break_end } of shops.flatMap(({ hours }) => hours ?? [])) {
      if (opens === '') continue;
      expect(opens < shuts).toBe(true);
      if (break_start) expect(opens < break_start && break_start < break_end && break_end < shuts).toBe(true);
    }
  });

  test('lets nobody review a thing twice', () => {
    const marks = reviews.map(({ username, shopKey, productName }) => `${username}|${shopKey}|${productName}`);
    expect(new Set(marks).size).toBe(reviews.length);
    const reviewed = new Set(
      reviews.filter(({ productName }) => productName).map((each) => `${each.shopKey}|${each.productName}`),
    );
    expect(reviewed.size).toBeGreaterThanOrEqual(products.length / 3);
    expect(reviews.filter(({ productName }) => !productName).length).toBeGreaterThanOrEqual(100);
    for (const { comment } of reviews) expect(comment).not.toBe('');
  });

  test('says of a thing only what can be said of it', () => {
    const belongs: readonly (readonly [RegExp, RegExp])[] = [
      [/flores/i, /^flores$/],
      [/báscula/i, /^(res|forrajes)$/],
      [/tela\b|costura|lavada|talla\b/i, /^(hombre|mujer|ninos|blancos|sombreros)$/],
      [/número|suela/i, /^(botas|zapatos)$/],
      [/troca|mecánico/i, /^(refacciones|llantas|lubricantes)$/],
      [/piñata/i, /^fiestas$/],
      [/frío|calientito|tibio/i, /^(guisados|quesos)$/],
      [/horno|quemadito/i, /^pan-/],
      [/sazonado|salado/i, /^(antojitos|guisados|embutidos|quesos|cerdo)$/],
      [/cuero/i, /^talabarteria$/],
      [/instructivo/i, /^(herramientas|celulares|computo|audio|accesorios-tec)$/],
    ];
    const categoryOf = new Map(products.map(({ shop, product }) => [`${shop.key}|${product.name}`, product.category]));
    for (const { shopKey, productName, comment } of reviews) {
      const category = categoryOf.get(`${shopKey}|${productName}`);
      if (category === undefined) continue;
      for (const [words, where] of belongs) {
        if (words.test(comment)) expect(category, comment).toMatch(where);
      }
    }
  });
});
