import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import type { ListedCategory } from '@mercadito/contracts/category-editing';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconArrowDown, IconArrowUp, IconDotsVertical, type TablerIcon } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { Link } from '../../../shared/navigation/router.tsx';
import layout from '../../../shared/ui/layout.module.css';
import looks from '../../../shared/ui/looks.module.css';
import { Menu } from '../../../shared/ui/menu.tsx';
import { doUndoably } from '../../../shared/ui/undoable.ts';
import words from '../../../shared/ui/words.module.css';
import classes from './category-keeping.module.css';
import { type Asked, type CategoryList, rowOf, useCategoryCalls, useCategoryTexts, usesOf } from './category-lists.ts';

interface CategoryRowsProps {
  list: CategoryList;
  all: readonly ListedCategory[];
  /** Those of one level that stand beside each other. */
  rows: readonly ListedCategory[];
  onAsk: (asked: Asked) => void;
}

/** Entries in their order, each with those below it. */
export function CategoryRows({ rows, ...rest }: CategoryRowsProps) {
  const { t } = useTranslation('categories');
  const { nameOf } = useCategoryTexts(rest.list);
  const parent = rest.all.find(({ id }) => id === rows[0]?.parent_category);
  return (
    <StackedList
      gap={0}
      className={parent ? classes.subs : `${looks.divided} ${looks.listPaper}`}
      label={parent ? t('below', { name: nameOf(parent) }) : t(`tabs.${rest.list}`)}
    >
      {rows.map((category) => {
        const subs = rowOf(rest.all, category.id);
        return (
          <li key={category.id} className={parent && looks.topLine}>
            <CategoryRow category={category} rows={rows} {...rest} />
            {subs.length > 0 && <CategoryRows rows={subs} {...rest} />}
          </li>
        );
      })}
    </StackedList>
  );
}

function CategoryRow({ list, all, rows, category, onAsk }: CategoryRowsProps & { category: ListedCategory }) {
  const { t, language } = useTranslation('categories');
  const { nameOf } = useCategoryTexts(list);
  const { putAt } = useCategoryCalls(list);
  const name = nameOf(category);
  const other = language === 'en' ? category.name : category.name_en;
  const place = rows.indexOf(category) + 1;
  const move = (to: number) =>
    void doUndoably({
      message: t('moved', { name, place: to }),
      act: () => putAt(category.id, to),
      actBack: () => putAt(category.id, place),
    });
  return (
    <div className={classes.row}>
      <div className={classes.names}>
        <Text fw={600} className={words.breaks}>
          {name}
        </Text>
        {other !== name && (
          <Text size="sm" c="dimmed" className={words.breaks} lang={language === 'en' ? 'es' : 'en'}>
            {other}
          </Text>
        )}
      </div>
      <Uses list={list} all={all} category={category} />
      <Group className={classes.actions} wrap="nowrap" align="stretch" gap="xxs">
        <MoveButton icon={IconArrowUp} label={t('up', { name })} isLast={place === 1} onMove={() => move(place - 1)} />
        <MoveButton
          icon={IconArrowDown}
          label={t('down', { name })}
          isLast={place === rows.length}
          onMove={() => move(place + 1)}
        />
        <RowMenu list={list} category={category} onAsk={onAsk} />
      </Group>
    </div>
  );
}

interface MoveButtonProps {
  icon: TablerIcon;
  label: string;
  /** There is nowhere to go; the button stays, since it may have the focus. */
  isLast: boolean;
  onMove: () => void;
}

function MoveButton({ icon: Icon, label, isLast, onMove }: MoveButtonProps) {
  return (
    <ActionIcon
      variant="default"
      aria-label={label}
      aria-disabled={isLast || undefined}
      data-disabled={isLast || undefined}
      onClick={() => !isLast && onMove()}
    >
      <Icon size={20} />
    </ActionIcon>
  );
}

function RowMenu({ list, category, onAsk }: Pick<CategoryRowsProps, 'list' | 'onAsk'> & { category: ListedCategory }) {
  const { t } = useTranslation('categories');
  const { nameOf } = useCategoryTexts(list);
  const opener = useRef<HTMLButtonElement>(null);
  // What is asked gives the focus back to where it was; the menu is gone by then.
  const ask = (asked: Asked) => {
    opener.current?.focus();
    onAsk(asked);
  };
  const mayHaveSubs = list === 'product' && category.parent_category === null;
  return (
    <Menu position="bottom-end" hideDetached={false}>
      <Menu.Target>
        <ActionIcon ref={opener} variant="default" aria-label={t('more', { name: nameOf(category) })}>
          <IconDotsVertical size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item className={layout.target} onClick={() => ask({ what: 'rename', category })}>
          {t('edit')}
        </Menu.Item>
        {mayHaveSubs && (
          <Menu.Item className={layout.target} onClick={() => ask({ what: 'add', below: category.id })}>
            {t('addSub')}
          </Menu.Item>
        )}
        <Menu.Item className={layout.target} onClick={() => ask({ what: 'merge', category })}>
          {t('merge.open')}
        </Menu.Item>
        <Menu.Item className={layout.target} onClick={() => ask({ what: 'remove', category })}>
          {t('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** How many use it, and where they are to be seen. */
function Uses({ list, all, category }: Pick<CategoryRowsProps, 'list' | 'all'> & { category: ListedCategory }) {
  const { t } = useTranslation('categories');
  const count = usesOf(all, category);
  const text = count === 0 ? t('unused') : t(`uses.${list}`, { count });
  const where = list === 'company' ? 'homeBusiness' : 'home';
  if (count === 0 || list === 'service' || list === 'zone') {
    return (
      <Text size="sm" c="dimmed" className={classes.uses}>
        {text}
      </Text>
    );
  }
  return (
    <Anchor
      component={Link}
      to={hrefTo(where, {}, { category: category.id })}
      className={classes.uses}
      aria-label={t('common:partOf', { what: text, whole: category.name })}
    >
      {text}
    </Anchor>
  );
}
