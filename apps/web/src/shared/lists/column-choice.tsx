// biome-ignore lint/style/noRestrictedImports: here alone, for all others
import { Button, Checkbox, Popover as MantinePopover, type PopoverProps, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { useTranslation } from '../i18n/use-translation.ts';
import { createStored, type Stored } from '../storage/stored.ts';
import { useDropdown } from '../ui/use-dropdown.ts';
import classes from './data-table.module.css';
import type { Column } from './table-columns.ts';

/** Which columns of a table this device leaves out, by their keys; they stay with the screen they are too wide for. */
type LeftOut = Stored<string[]>;

/** @param key under which the device keeps it */
export const createLeftOut = (key: string): LeftOut =>
  createStored(key, () => v.array(v.string()), { area: 'device', perPerson: false });

/** The columns that are shown: the first always, since a row is found by it. */
export function useShownColumns<Row>(
  leftOut: LeftOut,
  [first, ...others]: readonly [Column<Row>, ...Column<Row>[]],
): readonly [Column<Row>, ...Column<Row>[]] {
  const left = leftOut.use() ?? [];
  return [first, ...others.filter(({ key }) => !left.includes(key))];
}

interface ColumnChoiceProps {
  leftOut: LeftOut;
  /** Those that may be left out. */
  columns: readonly Pick<Column<never>, 'key' | 'header'>[];
}

/** Chooses what of its rows a table shows. */
export function ColumnChoice({ leftOut, columns }: ColumnChoiceProps) {
  const { t } = useTranslation('controls');
  const left = leftOut.use() ?? [];
  const choose = (key: string, isShown: boolean) => {
    const others = left.filter((each) => each !== key);
    const next = isShown ? others : [...others, key];
    leftOut.write(next.length === 0 ? null : next);
  };
  return (
    <Popover
      target={(toggle) => (
        <Button variant="default" leftSection={<IconColumns3 size={20} aria-hidden="true" />} onClick={toggle}>
          {t('table.columns')}
        </Button>
      )}
      position="bottom-end"
      trapFocus
      returnFocus
      withinPortal={false}
      hideDetached={false}
    >
      <Popover.Dropdown aria-label={t('table.columns')}>
        <Stack gap={0}>
          {columns.map(({ key, header }) => (
            <Checkbox
              key={key}
              className={classes.columnChoice}
              label={header}
              checked={!left.includes(key)}
              onChange={({ currentTarget }) => choose(key, currentTarget.checked)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface PopoverChoiceProps extends Omit<PopoverProps, 'opened' | 'onChange'> {
  /** What opens it, and closes it again. */
  target: (toggle: () => void) => ReactNode;
}

/** Mantine's popover, which Back closes as well. */
export function Popover({ target, children, ...props }: PopoverChoiceProps) {
  const { isOpen, setOpen, place } = useDropdown();
  return (
    <MantinePopover {...place} {...props} opened={isOpen} onChange={setOpen}>
      <MantinePopover.Target>{target(() => setOpen(!isOpen))}</MantinePopover.Target>
      {children}
    </MantinePopover>
  );
}

Popover.Dropdown = MantinePopover.Dropdown;
