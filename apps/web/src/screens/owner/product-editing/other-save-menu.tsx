import { ActionIcon } from '@mantine/core';
import { IconDots, IconEyeOff, IconFilePencil } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import layout from '../../../shared/ui/layout.module.css';
import { Menu } from '../../../shared/ui/menu.tsx';

export interface OtherSaveProps {
  /** Customers see it: then a draft is what hides it (DRAFT-4). */
  isPublished: boolean;
  disabled: boolean;
  onSave: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** What opens behind the sign; by the press that has asked for it. */
export function OtherSaveMenu({ isPublished, disabled, onSave }: OtherSaveProps) {
  const { t } = useTranslation('ownerProduct');
  const Icon = isPublished ? IconEyeOff : IconFilePencil;
  const sign = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    sign.current?.focus();
    sign.current?.click();
  }, []);
  return (
    // Within its form, which it submits.
    <Menu position="top-end" withinPortal={false} hideDetached={false}>
      <Menu.Target>
        <ActionIcon ref={sign} variant="default" size="2.75rem" aria-label={t('form.otherSave')}>
          <IconDots size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          className={layout.target}
          leftSection={<Icon size={20} aria-hidden="true" />}
          disabled={disabled}
          onClick={onSave}
        >
          {t(isPublished ? 'form.hide' : 'form.saveDraft')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
