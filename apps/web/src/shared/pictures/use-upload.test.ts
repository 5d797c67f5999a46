import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFormProgress } from './use-upload.ts';

const bytes = (size: number) => new File(['x'.repeat(size)], 'bread.webp');

test('while a form is sent each field knows how far its pictures are, and nothing before or after', () => {
  const { result } = renderHook(() => useFormProgress());
  const photo = [bytes(100)];
  const files = [bytes(100), bytes(200)];
  const shares = () => result.current.sharesOf(photo, files);
  expect(shares()).toEqual([undefined, undefined]);
  act(() => result.current.onProgress(350, 450));
  expect(shares()).toEqual([[1], [1, 0.5]]);
  act(() => result.current.end());
  expect(shares()).toEqual([undefined, undefined]);
});
