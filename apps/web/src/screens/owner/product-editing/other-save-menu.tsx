import { IconEyeOff, IconFilePencil } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { type Missing, useHeld } from '../../../shared/ui/held-button.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { Menu } from '../../../shared/ui/menu.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';

export interface OtherSaveProps {
  /** Customers see it: then a draft is what hides it (DRAFT-4). */
  isPublished: boolean;
  missing: Missing;
  isBusy: boolean;
  onSave: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** What opens behind the sign; by the press that has asked for it. */
export function OtherSaveMenu({ isPublished, missing, isBusy, onSave }: OtherSaveProps) {
  const { t } = useTranslation('ownerProduct');
  const Icon = isPublished ? IconEyeOff : IconFilePencil;
  const { held, why } = useHeld(missing);
  const sign = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    sign.current?.focus();
    sign.current?.click();
  }, []);
  return (
    // Within its form, which it submits.
    <MoreMenu ref={sign} label={t('form.otherSave')} position="top-end" withinPortal={false}>
      <Menu.Item
        className={layout.target}
        leftSection={<Icon size={20} aria-hidden="true" />}
        disabled={isBusy}
        // It stays open for what it says.
        closeMenuOnClick={!held}
        onClick={onSave}
        {...held}
      >
        {t(isPublished ? 'form.hide' : 'form.saveDraft')}
      </Menu.Item>
      {why}
    </MoreMenu>
  );
}
