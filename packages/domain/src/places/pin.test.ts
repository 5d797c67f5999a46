import { expect, test } from 'vitest';
import { type PinFault, readPin } from './pin.ts';

const GALEANA = { latitude: 30.118312, longitude: -107.632047 };

test.each([
  ['coordinates', '30.118312, -107.632047'],
  ['coordinates in brackets', ' (30.118312,-107.632047) '],
  ['coordinates apart by a space', '30.118312 -107.632047'],
  ['what WhatsApp sends', 'https://maps.google.com/maps?q=30.118312%2C-107.632047&z=17&hl=es'],
  ['a search of Google', 'https://www.google.com/maps/search/?api=1&query=30.118312,-107.632047'],
  ['a way of Google', 'https://www.google.com/maps/dir/?api=1&destination=30.118312,-107.632047'],
  [
    'a place on a map whose middle is elsewhere',
    'https://www.google.com/maps/place/Casa/@30.2,-107.7,17z/data=!3m1!4b1!4m5!3m4!1s0x0:0x0!8m2!3d30.118312!4d-107.632047',
  ],
  ['the middle of a map', 'https://www.google.com/maps/@30.118312,-107.632047,17z'],
  ['a link of Apple', 'https://maps.apple.com/?ll=30.118312,-107.632047&q=Casa'],
  ['a link of Waze', 'https://waze.com/ul?ll=30.118312,-107.632047&navigate=yes'],
  ['a link to a map on the phone', 'geo:30.118312,-107.632047'],
  ['the same with zeros', 'geo:0,0?q=30.118312,-107.632047(Casa)'],
])('%s is read (PLACE-6)', (_what, text) => {
  expect(readPin(text)).toEqual({ position: GALEANA });
});

test.each([
  ['alone', '852J4999+85'],
  ['in small letters', '852j4999+85'],
  ['with words after it', '852J4999+85 Galeana, Chihuahua'],
  ['in a link', 'https://plus.codes/852J4999+85'],
  ['in a link that hides the plus', 'https://www.google.com/maps/search/852J4999%2B85/'],
])('a plus code %s is read as its middle (PLACE-6)', (_how, text) => {
  expect(readPin(text)).toEqual({ position: { latitude: 30.118313, longitude: -107.632062 } });
});

test.each<[PinFault, string, string]>([
  ['unreadable', 'rubbish', 'la casa azul'],
  ['unreadable', 'nothing', '   '],
  ['unreadable', 'a telephone', '636 123 4567 89'],
  ['unreadable', 'a link without a place', 'https://www.google.com/maps'],
  ['unreadable', 'half a percent sign', 'https://example.com/%E0%A4%A'],
  ['short_link', 'a short link', 'https://maps.app.goo.gl/abcDEF123'],
  ['short_code', 'a short plus code', '4999+85 Galeana, Chihuahua'],
  ['abroad', 'another country', '48.8584, 2.2945'],
  ['abroad', 'the wrong way round', '-107.632047, 30.118312'],
])('is %s: %s (PLACE-6)', (fault, _what, text) => {
  expect(readPin(text)).toEqual({ fault });
});
