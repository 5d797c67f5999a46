import { ActionIcon, Button, Stack, Title, VisuallyHidden } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import {
  IconAdjustmentsHorizontal,
  IconFileSpreadsheet,
  IconLayoutGrid,
  IconListCheck,
  IconPlus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useHere } from '../../../shared/navigation/use-return-address.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { Menu } from '../../../shared/ui/menu.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { PauseToday } from '../pause-today.tsx';
import classes from './phone-head.module.css';
import { FilterChoices, isNarrowed, type ProductFilter, ProductSearch } from './product-filters.tsx';

interface PhoneHeadProps {
  companyId: number;
  filter: ProductFilter;
  onFilter: (filter: ProductFilter) => void;
  /** Begins to choose several. */
  onChoose: () => void;
}

const SIGN = { variant: 'default', size: '2.75rem' } as const;

/** Above the rows on a phone: the search, its filters behind one sign, all else behind another. */
export function PhoneHead({ companyId, filter, onFilter, onChoose }: PhoneHeadProps) {
  const { t } = useTranslation('ownerGoods');
  return (
    <div className={classes.phoneHead}>
      <VisuallyHidden>
        <Title order={1}>{t('tableTitle')}</Title>
      </VisuallyHidden>
      <div className={layout.row}>
        <ProductSearch filter={filter} onChange={onFilter} />
        <FilterSign filter={filter} onFilter={onFilter} />
        <More onChoose={onChoose} />
      </div>
      <PauseToday companyId={companyId} />
    </div>
  );
}

/** One sign for all that narrows and sorts, marked while something does. */
function FilterSign({ filter, onFilter }: Pick<PhoneHeadProps, 'filter' | 'onFilter'>) {
  const { t } = useTranslation('ownerGoods');
  const [isOpened, setOpened] = useState(false);
  const isOn = isNarrowed(filter);
  const close = () => setOpened(false);
  return (
    <>
      <ActionIcon
        {...SIGN}
        variant={isOn ? 'light' : 'default'}
        bd={isOn ? '2px solid var(--accent)' : undefined}
        aria-label={t(isOn ? 'filters.signOn' : 'filters.sign')}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
      </ActionIcon>
      <Dialog opened={isOpened} onClose={close} title={t('filters.sign')}>
        <Stack>
          <FilterChoices filter={filter} onChange={onFilter} />
          <Button onClick={close}>{t('filters.see')}</Button>
        </Stack>
      </Dialog>
    </>
  );
}

function More({ onChoose }: Pick<PhoneHeadProps, 'onChoose'>) {
  const { t } = useTranslation('ownerGoods');
  const fromUrl = useHere();
  return (
    <MoreMenu label={t('rows.more')}>
      <Menu.Item
        className={layout.target}
        component={Link}
        to={hrefTo('addProduct')}
        leftSection={<IconPlus size={20} />}
      >
        {t('owner:addProduct')}
      </Menu.Item>
      <Menu.Item className={layout.target} leftSection={<IconListCheck size={20} />} onClick={onChoose}>
        {t('rows.choose')}
      </Menu.Item>
      <Menu.Item
        className={layout.target}
        component={Link}
        to={hrefTo('companyProducts')}
        leftSection={<IconLayoutGrid size={20} />}
      >
        {t('toCards')}
      </Menu.Item>
      <Menu.Item
        className={layout.target}
        component={Link}
        to={hrefTo('catalogCsv', {}, { fromUrl })}
        leftSection={<IconFileSpreadsheet size={20} />}
      >
        {t('csv')}
      </Menu.Item>
    </MoreMenu>
  );
}
