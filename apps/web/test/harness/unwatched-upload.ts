import { type Answered, type OnProgress, type Sending, send } from '../../src/shared/api/send.ts';

/**
 * In place of `shared/api/send-watched.ts` in tests of screens, which jsdom cannot send by: the same call, whole at once. The upload
 * itself is proven in `watched-upload.test.ts`.
 */
export function sendWatched(path: string, sending: Sending, onProgress: OnProgress): Promise<Answered> {
  onProgress(1, 1);
  return send(path, sending);
}
