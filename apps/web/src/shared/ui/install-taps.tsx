import type { ReactNode } from 'react';
import classes from './install-taps.module.css';

/** The arrow out of a box by which an iPhone says "share". */
const SHARE = 'M-4 -1h-2v10h12v-10h-2M0 5v-12M-3.5 -4l3.5 -3.5l3.5 3.5';
const PLUS = 'M-5 -5h10v10h-10zM0 -2.5v5M-2.5 0h5';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 84" className={classes.picture} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A finger's tap: a ring around what is tapped. */
const Tap = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <rect className={classes.tap} x={x} y={y} width={width} height={height} rx={Math.min(width, height) / 2} />
);

/** The bar at the browser's foot, with the button to share in its middle. */
export function ShareTap() {
  return (
    <Drawing>
      <path className={classes.paper} d="M20 0v74a10 10 0 0 0 10 10h60a10 10 0 0 0 10 -10v-74" />
      <path className={classes.faint} d="M30 10h60M30 20h44M30 30h52" />
      <path className={classes.line} d="M20 46h80" />
      <path className={classes.faint} d="M32 60l-4 5l4 5M39 60l4 5l-4 5M80 60h13v10h-13zM86.5 60v10" />
      <path className={classes.strong} d={SHARE} transform="translate(61 65)" />
      <Tap x={48} y={51} width={26} height={26} />
    </Drawing>
  );
}

/** The sheet that opens, and its row. */
export function AddTap({ label }: { label: string }) {
  return (
    <Drawing>
      <path className={classes.paper} d="M10 84v-74a10 10 0 0 1 10 -10h80a10 10 0 0 1 10 10v74" />
      <path className={classes.faint} d="M20 14h36M20 26h80M96 14h6" />
      <path className={classes.line} d="M10 34h100M10 60h100" />
      <text className={classes.label} x="18" y="50" textLength="70" lengthAdjust="spacingAndGlyphs">
        {label}
      </text>
      <path className={classes.strong} d={PLUS} transform="translate(98 47)" />
      <path className={classes.faint} d="M20 72h48" />
      <Tap x={12} y={36} width={96} height={22} />
    </Drawing>
  );
}

/** The last question, and its answer in the corner above. */
export function ConfirmTap({ label }: { label: string }) {
  return (
    <Drawing>
      <path className={classes.paper} d="M10 84v-74a10 10 0 0 1 10 -10h80a10 10 0 0 1 10 10v74" />
      <path className={classes.faint} d="M20 15h22" />
      <text className={classes.label} x="104" y="18.5" textAnchor="end">
        {label}
      </text>
      <path className={classes.line} d="M10 30h100" />
      <rect className={classes.icon} x="20" y="42" width="24" height="24" rx="6" />
      <path className={classes.faint} d="M54 49h46M54 60h32" />
      <Tap x={60} y={4} width={48} height={21} />
    </Drawing>
  );
}
