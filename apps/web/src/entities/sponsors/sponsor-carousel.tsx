import { Group, Skeleton, Stack, Title } from '@mantine/core';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { Sponsor } from '@mercadito/contracts/sponsors';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { announce } from '../../shared/ui/announce.ts';
import layout from '../../shared/ui/layout.module.css';
import { Picture } from '../../shared/ui/picture.tsx';
import { ScrollRow } from '../../shared/ui/scroll-row.tsx';
import classes from './sponsor-carousel.module.css';

const STEPS: Readonly<Record<string, Step | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };

interface SponsorCarouselProps {
  sponsors: readonly Sponsor[];
  /** What stands after them: a slide of its own. */
  after?: ReactNode;
}

/**
 * The featured businesses side by side in a row that snaps, and never moves by itself: swiped by thumb, moved by its buttons
 * and by arrows (SPONSOR-4). Each slide leads to its business.
 */
export function SponsorCarousel({ sponsors, after }: SponsorCarouselProps) {
  const { t } = useTranslation('shop');
  const titleId = useId();
  const row = useRef<HTMLDivElement>(null);

  const labelOf = (at: number) =>
    t('sponsors.slide', { at: at + 1, of: sponsors.length, name: sponsors[at]?.name ?? '' });
  const move = (step: Step) => {
    if (!row.current) return;
    const { left, at } = stepIn(row.current, step);
    // As fast as the style sheet says: at once for who wants no motion.
    row.current.scrollLeft = left;
    if (sponsors[at]) announce(labelOf(at));
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const links = [...(row.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    // From a link to the next one, which the browser brings into sight; else as by the buttons.
    if (at < 0) move(step);
    else links.at((at + step) % links.length)?.focus();
  };
  return (
    <section
      className={`${layout.shrinks} ${classes.carousel}`}
      aria-roledescription={t('sponsors.carousel')}
      aria-labelledby={titleId}
      onKeyDown={moveByKey}
    >
      <Group className={`${layout.target} ${classes.sponsorCarouselHead}`} wrap="nowrap" gap="xxs">
        <Title order={2} size="h4" id={titleId}>
          {t('sponsors.title')}
        </Title>
        <button type="button" className={classes.arrow} aria-label={t('sponsors.previous')} onClick={() => move(-1)}>
          <IconChevronLeft aria-hidden="true" />
        </button>
        <button type="button" className={classes.arrow} aria-label={t('sponsors.next')} onClick={() => move(1)}>
          <IconChevronRight aria-hidden="true" />
        </button>
      </Group>
      <ScrollRow row={row} className={classes.row}>
        {sponsors.map((sponsor, at) => (
          <SponsorSlide key={sponsor.company_id} label={labelOf(at)}>
            <SponsorSlideFace
              banner={
                <Picture
                  picture={sponsor.banner_picture}
                  alt=""
                  ratio={SPONSOR_RATIO}
                  sizes={PICTURE_SIZES.sponsor}
                  isEager={at === 0}
                />
              }
              name={
                <Link className={classes.link} to={hrefTo('business', { businessId: sponsor.company_id })}>
                  {sponsor.name}
                </Link>
              }
            />
          </SponsorSlide>
        ))}
        {after}
      </ScrollRow>
    </section>
  );
}

export function SponsorSlide({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('shop');
  return (
    // biome-ignore lint/a11y/useSemanticElements: the ARIA pattern's slide is a group that is no fieldset
    <div className={classes.slide} role="group" aria-roledescription={t('sponsors.slideRole')} aria-label={label}>
      {children}
    </div>
  );
}

/** As high as the carousel that comes. */
export function SponsorCarouselSkeleton() {
  return (
    <div className={`${layout.shrinks} ${classes.carousel}`} aria-hidden="true">
      <Group className={`${layout.target} ${classes.sponsorCarouselHead}`} wrap="nowrap" gap="xxs">
        <Skeleton height={24} width="50%" />
      </Group>
      <div className={classes.slide}>
        <SponsorSlideFace
          banner={<Skeleton height="auto" radius={0} style={{ aspectRatio: SPONSOR_RATIO }} />}
          name={<Skeleton height={18} width="40%" />}
        />
      </div>
    </div>
  );
}

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
    <Stack className={classes.face} gap={0}>
      {banner}
      <span className={classes.name}>{name}</span>
    </Stack>
  );
}

export type Step = 1 | -1;

/** What of a scrolled row says where it stands, px. */
type Scrolled = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'> & {
  readonly children: { readonly length: number };
};

/**
 * Where a row of equal slides is scrolled to by one step, px, and the number of the slide that then stands first: beyond either
 * end it begins at the other one.
 */
export function stepIn(row: Scrolled, step: Step): { readonly left: number; readonly at: number } {
  const { scrollLeft, scrollWidth, clientWidth, children } = row;
  const slide = scrollWidth / Math.max(1, children.length) || 1;
  const end = Math.max(0, scrollWidth - clientWidth);
  const isAtEdge = step > 0 ? scrollLeft >= end - 1 : scrollLeft <= 1;
  const edge = step > 0 ? 0 : end;
  const left = isAtEdge ? edge : Math.min(end, Math.max(0, scrollLeft + step * slide));
  return { left, at: Math.round(left / slide) };
}
