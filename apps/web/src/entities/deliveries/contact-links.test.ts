import { expect, test } from 'vitest';
import { mapsLink, mapsLinkOfPin } from './maps-link.ts';

const place = { street: 'Calle Hidalgo 12', location: 'Lagunitas', municipality: 'Galeana', state: 'Chihuahua' };
const QUERY = encodeURIComponent('Calle Hidalgo 12, Lagunitas, Galeana, Chihuahua, Mexico');

test('an Android phone opens whatever map its owner likes', () => {
  expect(mapsLink(place, 'Mozilla/5.0 (Linux; Android 14) Chrome/140')).toBe(`geo:0,0?q=${QUERY}`);
});

test('everything else opens a map on the web', () => {
  expect(mapsLink(place, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')).toMatch(/^https:\/\/.*query=Calle%20Hidalgo/);
});

test('the town itself is named once', () => {
  expect(mapsLink({ ...place, location: 'Galeana' }, '')).toContain(
    encodeURIComponent('Calle Hidalgo 12, Galeana, Chihuahua, Mexico'),
  );
});

test('an exact place is led to by its coordinates (PLACE-7)', () => {
  const pin = { latitude: 30.118312, longitude: -107.632047 };
  expect(mapsLinkOfPin(pin, 'Android 14')).toBe('geo:0,0?q=30.118312%2C-107.632047');
  expect(mapsLinkOfPin(pin, 'iPhone')).toBe('https://www.google.com/maps/search/?api=1&query=30.118312%2C-107.632047');
});
