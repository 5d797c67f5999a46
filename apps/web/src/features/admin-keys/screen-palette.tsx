import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useNavigate } from '../../shared/navigation/router.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import classes from './admin-keys.module.css';
import { isMeant, type OpenScreen, useOpenScreens } from './open-screens.ts';

/** Any screen that an Admin may open, by its name (FRAME-17). */
export function ScreenPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adminKeys');
  const navigate = useNavigate();
  const combobox = useCombobox({ opened: true });
  const [typed, setTyped] = useState('');
  const areaOf = ({ area }: OpenScreen) => t(`palette.areas.${area}`);
  const found = useOpenScreens().filter((screen) => isMeant(typed, `${screen.title} ${areaOf(screen)}`));
  const groups = Map.groupBy(found, areaOf);

  const go = (screen: OpenScreen | undefined) => {
    if (!screen) return;
    onClose();
    navigate(screen.href);
  };
  const goToFirst = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing && combobox.getSelectedOptionIndex() === -1) go(found[0]);
  };
  return (
    <Dialog opened onClose={onClose} title={t('palette.title')}>
      <Combobox store={combobox} onOptionSubmit={(name) => go(found.find((screen) => screen.name === name))}>
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            data-autofocus
            aria-label={t('palette.field')}
            placeholder={t('palette.field')}
            enterKeyHint="go"
            maxLength={MAX_LENGTH.search}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              combobox.resetSelectedOption();
            }}
            onKeyDown={goToFirst}
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={classes.screens} aria-label={t('palette.list')}>
          {[...groups].map(([area, screens]) => (
            <Combobox.Group key={area} label={area}>
              {screens.map(({ name, title }) => (
                <Combobox.Option key={name} value={name}>
                  {title}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
        <p className={classes.none} role="status">
          {found.length === 0 && t('palette.none')}
        </p>
      </Combobox>
    </Dialog>
  );
}
