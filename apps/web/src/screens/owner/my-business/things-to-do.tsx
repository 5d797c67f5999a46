import { Text } from '@mantine/core';
import type { BusinessFigures } from '@mercadito/contracts/business-figures';
import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import { FIRST_STEPS, type OwnerThing, thingsToDo } from '@mercadito/domain/owner/things-to-do';
import {
  IconBrandWhatsapp,
  IconChevronRight,
  IconListCheck,
  IconMoodSad,
  IconNote,
  IconPackageOff,
  IconPlus,
  IconQrcode,
  IconReceipt,
  type TablerIcon,
} from '@tabler/icons-react';
import { placeOfStep, stepsLeft } from '../../../entities/business-figures/first-steps.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { Link } from '../../../shared/navigation/router.tsx';
import { useHere } from '../../../shared/navigation/use-return-address.ts';
import looks from '../../../shared/ui/looks.module.css';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './my-business.module.css';

const ICONS: Readonly<Record<OwnerThing['name'], TablerIcon>> = {
  orders: IconReceipt,
  step: IconListCheck,
  missed: IconPackageOff,
  sold_out: IconPackageOff,
  low_reviews: IconMoodSad,
  drafts: IconNote,
  status_picture: IconBrandWhatsapp,
  poster: IconQrcode,
  add_product: IconPlus,
};

/** Something to do: in which words, and where. */
interface Shown {
  readonly to: Href;
  readonly text: string;
  readonly about?: string | undefined;
}

/** The three things that an owner does next, before any number (FIGURES-11). */
export function ThingsToDo({ companyId, figures }: { companyId: number; figures: BusinessFigures }) {
  const { t } = useTranslation('ownerDashboard');
  const shownOf = useShown(companyId, figures);
  return (
    <PageCard title={t('todo.title')} gap="xs">
      <StackedList gap={0} label={t('todo.title')} className={looks.divided}>
        {thingsToDo(figures).map((thing) => (
          <Thing key={thing.name} name={thing.name} {...shownOf(thing)} />
        ))}
      </StackedList>
    </PageCard>
  );
}

function Thing({ name, to, text, about }: Shown & { name: OwnerThing['name'] }) {
  const Icon = ICONS[name];
  return (
    <li>
      <Link to={to} className={`${looks.hoverRow} ${classes.thing}`} data-presses={name === 'orders' || undefined}>
        <span className={classes.thingSign}>
          <Icon size={22} aria-hidden="true" />
        </span>
        <span className={words.text}>
          <Text span inherit fw={600} display="block">
            {text}
          </Text>
          {about && <span className={words.small}>{about}</span>}
        </span>
        <IconChevronRight size={20} aria-hidden="true" />
      </Link>
    </li>
  );
}

function useShown(companyId: number, { first_steps, asked_and_sold_out: asked }: BusinessFigures) {
  const { t } = useTranslation('ownerDashboard');
  const fromUrl = useHere();
  return (thing: OwnerThing): Shown => {
    switch (thing.name) {
      case 'orders':
        return { to: hrefTo('companyOrders'), text: t('todo.orders', { count: thing.count }) };
      case 'step': {
        const done = FIRST_STEPS.length - stepsLeft(first_steps);
        return {
          to: placeOfStep(thing.step, companyId),
          text: t(`steps.${thing.step}`),
          about: thing.step === 'photo' ? t('todo.notListed') : t('todo.step', { done, total: FIRST_STEPS.length }),
        };
      }
      case 'missed': {
        const product = asked.find(({ product_id }) => product_id === thing.productId);
        return {
          to: hrefTo('updateProduct', { productId: thing.productId }, { fromUrl }),
          text: t('todo.missed', { name: product?.name ?? '' }),
          about: t('todo.people', { count: product?.people ?? 0 }),
        };
      }
      case 'sold_out':
        return {
          to: hrefTo('productTable', {}, { state: 'sold_out' }),
          text: t('standing.soldOut', { count: thing.count }),
        };
      case 'low_reviews':
        return {
          to: hrefTo('companyReviews', { companyId }),
          text: t('todo.reviews', { count: thing.count }),
          about: t('todo.reviewsAbout'),
        };
      case 'drafts':
        return {
          to: hrefTo('productTable', {}, { state: 'draft' }),
          text: t('standing.drafts', { count: thing.count }),
        };
      case 'status_picture':
        return { to: hrefTo('statusPicture'), text: t('todo.statusPicture'), about: t('todo.statusPictureAbout') };
      case 'poster':
        return { to: hrefTo('businessPoster'), text: t('todo.poster'), about: t('todo.posterAbout') };
      case 'add_product':
        return { to: hrefTo('addProduct'), text: t('todo.addProduct'), about: t('todo.addProductAbout') };
    }
  };
}
