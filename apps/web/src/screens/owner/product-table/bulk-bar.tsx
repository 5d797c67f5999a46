import { Button, Group, List, NativeSelect, Text } from '@mantine/core';
import { MAX_NAMED_IN_BULK } from '@mercadito/domain/catalog/limits';
import { type ReactNode, useState } from 'react';
import { useDeleteProductsMutation } from '../../../entities/products/product-editing.api.ts';
import { DeleteDialog } from '../../../shared/dialogs/delete-dialog.tsx';
import { useFocusPassedOn } from '../../../shared/hooks/use-focus-passed-on.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import looks from '../../../shared/ui/looks.module.css';
import { tell, tellError } from '../../../shared/ui/toast.tsx';
import classes from './bulk-bar.module.css';
import { DiscountDialog, PriceDialog } from './change-dialogs.tsx';
import type { BulkChange, Chosen, ProductChanges } from './use-product-changes.ts';

interface BulkBarProps {
  companyId: number;
  chosen: Chosen;
  changes: ProductChanges;
  onDone: () => void;
  /** What chooses more of them. */
  children?: ReactNode;
}

/** What can be done with all of them at once, each by the text that says it. */
const CHANGES = {
  onSale: { available: true },
  soldOut: { available: false },
  pin: { is_pin: true },
  unpin: { is_pin: false },
  publish: { published: true },
  draft: { published: false },
  membersOnly: { subscription_active: true },
  forEverybody: { subscription_active: false },
} as const satisfies Record<string, BulkChange>;

/** What is asked about first. */
const ASKED = ['discount', 'price', 'delete'] as const;

type Choice = keyof typeof CHANGES | (typeof ASKED)[number];

const isAsked = (choice: Choice): choice is (typeof ASKED)[number] => ASKED.some((each) => each === choice);

const CHOICES = [...(Object.keys(CHANGES) as (keyof typeof CHANGES)[]), ...ASKED] as const satisfies readonly Choice[];

/** Does something with several products at once; Undo puts back what there was, but for what is deleted. */
export function BulkBar(props: BulkBarProps) {
  const { names, isAll } = props.chosen;
  return isAll || names.size > 0 ? <Bar {...props} /> : null;
}

function Bar({ companyId, chosen, changes, onDone, children }: BulkBarProps) {
  const { t } = useTranslation('ownerGoods');
  const [choice, setChoice] = useState<Choice>('onSale');
  const [asked, setAsked] = useState<Choice | null>(null);
  const { names, isAll } = chosen;
  const bar = useFocusPassedOn<HTMLDivElement>('content');
  const close = () => setAsked(null);
  const done = () => {
    close();
    onDone();
  };
  const change = async (bulkChange: BulkChange) => {
    const { error } = await changes.changeMany(chosen, bulkChange);
    if (error === undefined) done();
    else tellError(error);
  };
  // So many are deleted by name alone.
  const choices = CHOICES.filter((each) => !(isAll && each === 'delete'));
  return (
    <Group ref={bar} gap="sm" className={`${looks.sticksNot} ${classes.bar}`}>
      <Text fw={600}>{isAll ? t('bulk.allChosen') : t('bulk.chosen', { count: names.size })}</Text>
      {children}
      <NativeSelect
        aria-label={t('bulk.change')}
        value={choice}
        data={choices.map((value) => ({ value, label: t(`bulk.${value}`) }))}
        onChange={({ currentTarget }) => setChoice(currentTarget.value as Choice)}
      />
      <Button variant="light" onClick={() => (isAsked(choice) ? setAsked(choice) : void change(CHANGES[choice]))}>
        {t('bulk.apply')}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        {t('bulk.none')}
      </Button>
      <PriceDialog opened={asked === 'price'} chosen={chosen} changes={changes} onClose={close} onDone={onDone} />
      <DiscountDialog
        opened={asked === 'discount'}
        onClose={close}
        onApply={(discount) => changes.changeMany(chosen, { discount })}
        onDone={onDone}
      />
      <DeleteProducts opened={asked === 'delete'} companyId={companyId} names={names} onClose={close} onDone={onDone} />
    </Group>
  );
}

/** So many are named before one trusts the number. */
const MOST_NAMED = 8;

interface DeleteProductsProps {
  opened: boolean;
  companyId: number;
  names: ReadonlyMap<number, string>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before several products are deleted, by their names and how many there are: all of them go, or none. */
function DeleteProducts({ opened, companyId, names, onClose, onDone }: DeleteProductsProps) {
  const { t } = useTranslation('ownerGoods');
  const [remove] = useDeleteProductsMutation();
  const ids = [...names.keys()].slice(0, MAX_NAMED_IN_BULK);
  const count = ids.length;
  const left = count - MOST_NAMED;
  const [first = ''] = names.values();
  return (
    <DeleteDialog
      opened={opened}
      name={first}
      {...(count > 1 && { question: t('bulk.deleteAsk', { count }) })}
      onDelete={() => remove({ companyId, ids })}
      onDeleted={() => {
        tell(t('done.deleted', { count }));
        onDone();
      }}
      onClose={onClose}
    >
      {count > 1 && (
        <div>
          <List aria-label={t('bulk.deleteList')}>
            {[...names].slice(0, MOST_NAMED).map(([id, name]) => (
              <List.Item key={id}>{name}</List.Item>
            ))}
          </List>
          {left > 0 && <Text c="dimmed">{t('price.more', { count: left })}</Text>}
        </div>
      )}
      <Text c="dimmed">{t('bulk.deleteText')}</Text>
    </DeleteDialog>
  );
}
