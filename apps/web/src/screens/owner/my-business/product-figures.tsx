import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { BusinessFigures } from '@mercadito/contracts/business-figures';
import type { Picture as PictureData } from '@mercadito/contracts/common';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { ReactNode } from 'react';
import { useCalendarDays } from '../../../shared/format/figures.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { Link } from '../../../shared/navigation/router.tsx';
import { useHere } from '../../../shared/navigation/use-return-address.ts';
import looks from '../../../shared/ui/looks.module.css';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import words from '../../../shared/ui/words.module.css';
import { OnSaleSwitch } from '../own-product-card.tsx';
import { useProductChanges } from '../product-table/use-product-changes.ts';
import classes from './my-business.module.css';

interface FigureRow {
  readonly product_id: number;
  readonly name: string;
  readonly photo_picture: PictureData | null;
}

interface FigureRowsProps<Row> {
  title: string;
  text: string;
  rows: readonly Row[];
  nameOf: (row: Row) => ReactNode;
  figureOf: (row: Row) => ReactNode;
  actionOf?: (row: Row) => ReactNode;
}

/** Products with what is counted of each, under a title; nothing where there are none. */
export function FigureRows<Row extends FigureRow>(props: FigureRowsProps<Row>) {
  const { title, text, rows, nameOf, figureOf, actionOf } = props;
  if (rows.length === 0) return null;
  return (
    <PageCard title={title} display="block">
      <Text fz="sm" c="dimmed">
        {text}
      </Text>
      <StackedList className={looks.divided} gap={0} label={title}>
        {rows.map((row) => (
          <Group
            component="li"
            key={row.product_id}
            className={classes.product}
            gap="var(--mantine-spacing-xs) var(--mantine-spacing-sm)"
          >
            <span className={classes.productPicture}>
              <Picture picture={row.photo_picture} alt="" ratio={1} sizes="56px" />
            </span>
            <Stack component="span" className={words.breaks} flex="1 1 8rem" miw={0} gap={0}>
              {nameOf(row)}
              <Text span fz="sm" c="dimmed">
                {figureOf(row)}
              </Text>
            </Stack>
            {actionOf?.(row)}
          </Group>
        ))}
      </StackedList>
    </PageCard>
  );
}

type Missed = BusinessFigures['asked_and_sold_out'][number];

interface MissedProductsProps {
  companyId: number;
  rows: readonly Missed[];
  /** Of the site's calendar, `YYYY-MM-DD`. */
  today: string;
}

/** What people wanted and could not get, and what brings it back (FIGURES-3). */
export function MissedProducts({ companyId, rows, today }: MissedProductsProps) {
  const { t } = useTranslation('ownerDashboard');
  const { ago } = useCalendarDays();
  const { setAvailable } = useProductChanges(companyId);
  return (
    <FigureRows
      title={t('missed.title')}
      text={t('missed.text')}
      rows={rows}
      nameOf={(row) => <ToOwnProduct product={row} list={t('missed.title')} />}
      figureOf={({ people, last_asked }) => t('missed.people', { count: people, day: ago(last_asked, today) })}
      actionOf={(row) => (
        <WayBack
          product={row}
          onSwitch={(onSale) => void setAvailable({ id: row.product_id, name: row.name }, onSale)}
        />
      )}
    />
  );
}

/** The product's switch; but where nothing is left although it is on, its form, where pieces are counted and choices written. */
function WayBack({ product, onSwitch }: { product: Missed; onSwitch: (onSale: boolean) => void }) {
  const { t } = useTranslation('ownerDashboard');
  const fromUrl = useHere();
  const { product_id: productId, name, available, for_sale, nothing_to_choose } = product;
  if (available || !for_sale)
    return <OnSaleSwitch name={name} list={t('missed.title')} isOn={for_sale} onSwitch={onSwitch} />;
  return (
    <Button
      component={Link}
      to={hrefTo('updateProduct', { productId }, { fromUrl })}
      variant="light"
      aria-label={t(nothing_to_choose ? 'missed.addChoicesNamed' : 'missed.addPiecesNamed', { name })}
    >
      {t(nothing_to_choose ? 'missed.addChoices' : 'missed.addPieces')}
    </Button>
  );
}

interface ToOwnProductProps {
  product: { readonly product_id: number; readonly name: string };
  /** Which of the lists of a page it stands in: the same product may in another. */
  list: string;
}

/** A product's name as the way to its form and back. */
export function ToOwnProduct({ product: { product_id: productId, name }, list }: ToOwnProductProps) {
  const { t } = useTranslation();
  const fromUrl = useHere();
  return (
    <Anchor
      component={Link}
      to={hrefTo('updateProduct', { productId }, { fromUrl })}
      fw={600}
      aria-label={t('partOf', { what: name, whole: list })}
    >
      {name}
    </Anchor>
  );
}
