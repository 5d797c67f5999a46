import { Switch, VisuallyHidden } from '@mantine/core';
import type { CompanyProduct } from '@mercadito/contracts/products';
import { canBeOrdered } from '../../../entities/products/can-be-ordered.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { SelectRow } from '../../../shared/lists/data-cards.tsx';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import type { Selection } from '../../../shared/lists/table-columns.ts';
import { isLongName } from '../../../shared/ui/long-name.ts';
import looks from '../../../shared/ui/looks.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './product-rows.module.css';
import { RowFields } from './row-fields.tsx';
import type { ProductChanges } from './use-product-changes.ts';

interface ProductRowsProps {
  /** What is listed, for those who cannot see it. */
  label: string;
  products: readonly CompanyProduct[];
  changes: ProductChanges;
  /** Whose fields are shown; null for none. */
  opened: number | null;
  onOpen: (id: number | null) => void;
  /** While several are chosen. */
  selection: Selection | undefined;
}

/** An owner's products on a phone: a row of 64 px each, sold out by one tap, its fields behind another (SCREEN-25). */
export function ProductRows({ label, products, changes, opened, onOpen, selection }: ProductRowsProps) {
  return (
    <StackedList gap={0} label={label} className={looks.divided}>
      {products.map((product) => (
        <ProductRow
          key={product.id}
          product={product}
          changes={changes}
          isOpen={product.id === opened}
          onOpen={onOpen}
          selection={selection}
        />
      ))}
    </StackedList>
  );
}

interface ProductRowProps extends Pick<ProductRowsProps, 'changes' | 'onOpen' | 'selection'> {
  product: CompanyProduct;
  isOpen: boolean;
}

function ProductRow({ product, changes, isOpen, onOpen, selection }: ProductRowProps) {
  const { t } = useTranslation('ownerGoods');
  const { id, name, owners, available } = product;
  const fieldsId = `fields-of-${id}`;
  return (
    <li className={looks.choosable} data-chosen={selection?.selected.has(id) || undefined}>
      <div className={classes.row}>
        {selection && <SelectRow rowKey={id} name={name} selection={selection} />}
        <button
          type="button"
          className={`${looks.ringInside} ${classes.product}`}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => onOpen(isOpen ? null : id)}
        >
          <span className={classes.photo} data-sold-out={!canBeOrdered(product)}>
            <Picture picture={product.photo_picture} alt="" ratio={1} sizes="48px" />
          </span>
          <span className={words.text}>
            <span className={`${words.name} ${classes.line}`} data-long={isLongName(name, 'row')}>
              {name}
            </span>
            <span className={`${words.small} ${words.figures} ${classes.line}`} data-long>
              <Facts product={product} />
            </span>
          </span>
        </button>
        <Switch
          size="md"
          className={classes.onSale}
          aria-label={t('cells.available', { name })}
          checked={owners?.for_sale ?? available}
          onChange={({ currentTarget }) => void changes.setAvailable(product, currentTarget.checked)}
        />
      </div>
      <div id={fieldsId}>{isOpen && <RowFields product={product} changes={changes} />}</div>
    </li>
  );
}

/** Price and state of a product, in one line. */
function Facts({ product }: { product: CompanyProduct }) {
  const { t } = useTranslation('ownerGoods');
  const { price, currency, discount, available, published, is_pin, owners } = product;
  const amount = moneyText(price, currency);
  const facts = [
    published === false && t('cells.draft'),
    owners?.nothing_to_choose ? t('cells.nothingToChoose') : !available && t('rows.soldOut'),
    discount > 0 && `−${discount}%`,
    owners?.quantityManage && t('rows.pieces', { count: owners.stock ?? 0 }),
    is_pin && t('columns.pin'),
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      {amount}
      {facts.map((fact) => (
        <span key={fact}>
          {' '}
          <span aria-hidden="true">· </span>
          <VisuallyHidden>, </VisuallyHidden>
          {fact}
        </span>
      ))}
    </>
  );
}
