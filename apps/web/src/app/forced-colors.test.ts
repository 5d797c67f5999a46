import { expect, onTestFinished, test, vi } from 'vitest';
import { followForcedColors } from './forced-colors.ts';

const deviceWith = (matches: boolean) => {
  const heard: (() => void)[] = [];
  const forced = { matches, addEventListener: (_: string, listener: () => void) => heard.push(listener) };
  const asked = vi.spyOn(window, 'matchMedia').mockReturnValue(forced as unknown as MediaQueryList);
  onTestFinished(() => asked.mockRestore());
  return {
    turnOn: () => {
      forced.matches = true;
      for (const listener of heard) listener();
    },
  };
};

test('the lines that stand for colours come where the device gives all colours, and to nobody else (LOOK-51)', () => {
  const bring = vi.fn(async () => undefined);
  const device = deviceWith(false);
  followForcedColors(bring);
  expect(bring).not.toHaveBeenCalled();
  device.turnOn();
  expect(bring).toHaveBeenCalledOnce();
});
