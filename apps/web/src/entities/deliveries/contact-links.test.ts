import { expect, test } from 'vitest';
import { mapsLink } from './contact-links.tsx';

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
