import { apiOf, reads, writesIfDone } from '../../shared/api/api-of.ts';

// A picture weighs some 300 KB: it goes with its page.
const read = { ...reads('StatusPictures'), keepUnusedDataFor: 0 } as const;

export const {
  useGetStatusPictureQuery,
  useMakeStatusPictureMutation,
  useGetTownPictureQuery,
  useMakeTownPictureMutation,
} = apiOf('status-pictures', {
  getStatusPicture: read,
  makeStatusPicture: writesIfDone('StatusPictures'),
  getTownPicture: read,
  makeTownPicture: writesIfDone('StatusPictures'),
});
