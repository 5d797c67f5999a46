import { expect, test } from 'vitest';
import { inTree } from '../lib/in-tree.ts';
import { findUnreadTags } from './cache-tags.ts';

test('a read that an event changes is one that the web makes', async () => {
  const api = "apiOf('fairs', { listFairs: reads('Fairs', 'Settings'), listPosts: readsPages('Posts') })";
  const tree = { 'apps/web/src/entities/fairs/fairs.api.ts': api };
  const tags = ['Fairs', 'Settings', 'Posts', 'Faris'];
  expect(await inTree(tree, (folder) => findUnreadTags(folder, tags))).toEqual([
    'an event changes Faris, which no call of the web reads',
  ]);
});

test('all that there are', async () => {
  expect(await findUnreadTags()).toEqual([]);
});
