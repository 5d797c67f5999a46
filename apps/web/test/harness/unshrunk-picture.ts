import { vi } from 'vitest';

/**
 * In place of `shared/pictures/shrink-picture.ts`, a browser's work and proven in one (e2e/pictures-made-small.spec.ts): the picture as it
 * is, unless a test says otherwise.
 */
export const shrinkPicture = vi.fn(async (file: File, _signal: AbortSignal) => file);
