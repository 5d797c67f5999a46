import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useNavigate } from '../../shared/navigation/router.tsx';
import { useAnnounced } from '../../shared/ui/announce.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import words from '../../shared/ui/words.module.css';
import classes from './admin-keys.module.css';
import { isMeant, type OpenScreen, useOpenScreens } from './open-screens.ts';

/** Any screen that an Admin may open, by its name (FRAME-17). */
export function ScreenPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adminKeys');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { store, meantId } = useMeantOption(typed);
  const areaOf = ({ area }: OpenScreen) => t(`palette.areas.${area}`);
  const found = useOpenScreens().filter((screen) => isMeant(typed, `${screen.title} ${areaOf(screen)}`));
  const groups = Map.groupBy(found, areaOf);
  const none = found.length === 0 && t('palette.none');
  useAnnounced(none);

  const go = (screen: OpenScreen | undefined) => {
    if (!screen) return;
    onClose();
    navigate(screen.href);
  };
  return (
    <Dialog opened onClose={onClose} title={t('palette.title')}>
      <Combobox store={store} onOptionSubmit={(name) => go(found.find((screen) => screen.name === name))}>
        <Combobox.EventsTarget withExpandedAttribute aria-activedescendant={meantId}>
          <TextInput
            data-autofocus
            aria-label={t('palette.field')}
            placeholder={t('palette.field')}
            enterKeyHint="go"
            maxLength={MAX_LENGTH.search}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
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
        <p className={words.quiet}>{none}</p>
      </Combobox>
    </Dialog>
  );
}

/**
 * The screen that Enter would open: the first one found, until an arrow is pressed. Mantine tells a screen reader of the arrows alone.
 */
function useMeantOption(typed: string) {
  const combobox = useCombobox({ opened: true });
  const { selectFirstOption } = combobox;
  const [meantId, setMeantId] = useState<string | null>(null);
  const telling = (select: () => string | null) => () => {
    const id = select();
    setMeantId(id);
    return id;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed changes what is found
  useEffect(() => setMeantId(selectFirstOption()), [selectFirstOption, typed]);
  const store = {
    ...combobox,
    selectNextOption: telling(combobox.selectNextOption),
    selectPreviousOption: telling(combobox.selectPreviousOption),
  };
  return { store, meantId: meantId ?? undefined };
}
