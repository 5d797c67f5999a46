import type { ReactNode } from 'react';
import classes from './sponsor-carousel.module.css';

/** As sponsors' banners are cut: width by height. */
export const SPONSOR_RATIO = 8 / 3;

interface SponsorSlideFaceProps {
  banner: ReactNode;
  /** The business's name, as a link where it leads there. */
  name: ReactNode;
}

/** What a slide looks like, whether it is shown to all or still being chosen. */
export function SponsorSlideFace({ banner, name }: SponsorSlideFaceProps) {
  return (
    <div className={classes.face}>
      {banner}
      <span className={classes.name}>{name}</span>
    </div>
  );
}
