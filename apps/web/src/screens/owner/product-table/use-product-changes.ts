import type { changeProducts } from '@mercadito/contracts/catalog-editing';
import type { Input } from '@mercadito/contracts/endpoint';
import type { CompanyProduct } from '@mercadito/contracts/products';
import { useChangeProductsMutation, useUpdateProductMutation } from '../../../entities/products/product-editing.api.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tell, tellError, tellUndo } from '../../../shared/ui/toast.tsx';
import { doUndoably, offerUndo } from '../../../shared/ui/undoable.ts';

/** One field of some products, or fields to be put in their place. */
export type BulkChange = Omit<Input<typeof changeProducts>, 'companyId' | 'preview'>;

const NOTHING_TO_DO = { error: undefined };

/** Changes products in their table, each with Undo, which puts back exactly what there was (BULK-1). */
export function useProductChanges(companyId: number) {
  const { t } = useTranslation('ownerGoods');
  const [change] = useChangeProductsMutation();
  const [update] = useUpdateProductMutation();

  const undoable = (message: string, bulkChange: BulkChange) => {
    let before: NonNullable<BulkChange['restore']> = [];
    return {
      message,
      act: async () => {
        const answer = await change({ companyId, ...bulkChange });
        before = answer.data?.restore ?? [];
        return answer;
      },
      actBack: async () => (before.length === 0 ? NOTHING_TO_DO : change({ companyId, restore: before })),
    };
  };
  const changeUndoably = (message: string, bulkChange: BulkChange) => doUndoably(undoable(message, bulkChange));

  return {
    /** Of several at once; an error is told where it was asked for. */
    changeMany: (chosen: Chosen, bulkChange: BulkChange) =>
      offerUndo(
        undoable(chosen.isAll ? t('done.all') : t('done.many', { count: chosen.names.size }), {
          ...targetOf(chosen),
          ...bulkChange,
        }),
      ),
    preview: (chosen: Chosen, bulkChange: BulkChange) =>
      change({ companyId, ...targetOf(chosen), ...bulkChange, preview: true }),
    setAvailable: ({ id, name }: Pick<CompanyProduct, 'id' | 'name'>, available: boolean) =>
      changeUndoably(t(available ? 'done.onSale' : 'done.soldOut', { name }), { ids: [id], available }),
    setPinned: ({ id, name }: CompanyProduct, is_pin: boolean) =>
      changeUndoably(t(is_pin ? 'done.pinned' : 'done.unpinned', { name }), { ids: [id], is_pin }),
    setPrice: ({ id, name, currency }: CompanyProduct, price: number) =>
      changeUndoably(t('done.price', { name, price: moneyText(price, currency) }), { restore: [{ id, price }] }),
    /** Over the version that was read; Undo puts the former name over the one that came of it. */
    setName: ({ id, name, owners }: CompanyProduct, next: string): Promise<boolean> => {
      let version = owners?.updated_at;
      const rename = async (to: string) => {
        const answer = await update({ productId: id, company: companyId, name: to, updated_at: version });
        version = answer.data?.updated_at ?? version;
        return answer;
      };
      return doUndoably({
        message: t('done.name', { name: next }),
        act: () => rename(next),
        actBack: () => rename(name),
      });
    },
    /** By what differs from what stood in the cell (PRODUCT-23); what is left then is told. */
    setStock: async ({ id, name, owners }: CompanyProduct, stock: number): Promise<boolean> => {
      const was = owners?.stock ?? 0;
      const seenVersion = owners?.updated_at;
      const edit = (from: number, to: number) =>
        update({ productId: id, company: companyId, stock: to, stock_was: from, seenVersion });
      const { data, error } = await edit(was, stock);
      if (!data) {
        tellError(error);
        return false;
      }
      const message = t('done.stock', { name, count: data.stock ?? stock });
      // More had gone than were left: taking back the whole difference would make some up. Servers of before do not say how many.
      const { stock_change: change = data.stock === 0 ? undefined : stock - was } = data;
      const undo = (by: number) =>
        void edit(stock, stock - by).then(({ error: undone }) => undone && tellError(undone));
      if (data.stock === 0 && stock > 0) tell(t('done.noneLeft', { name }));
      else if (change === undefined) tell(message);
      else tellUndo(message, () => undo(change));
      return true;
    },
  };
}

export type ProductChanges = ReturnType<typeof useProductChanges>;

/** The products that something is done with: by name, or all of the business. */
export interface Chosen {
  /** Names by their ids; empty where all are meant. */
  readonly names: ReadonlyMap<number, string>;
  readonly isAll: boolean;
}

export const NONE_CHOSEN: Chosen = { names: new Map(), isAll: false };

/** How a call names them. */
const targetOf = ({ names, isAll }: Chosen): { all: true } | { ids: number[] } =>
  isAll ? { all: true } : { ids: [...names.keys()] };
