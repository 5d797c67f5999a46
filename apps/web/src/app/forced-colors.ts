/** Brings the lines that stand for colours, wherever the device gives all of these (LOOK-51); nobody else loads them. */
export function followForcedColors(bring: () => Promise<unknown> = () => import('./forced-colors.css')): void {
  const forced = window.matchMedia('(forced-colors: active)');
  const look = () => {
    if (forced.matches) void bring().catch(() => undefined);
  };
  forced.addEventListener('change', look);
  look();
}
