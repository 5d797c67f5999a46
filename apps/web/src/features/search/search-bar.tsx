import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './search-bar.module.css';
import { SearchForm } from './search-form.tsx';

/** Spec 1 §2: the focus goes to the field this many milliseconds after it has appeared. */
const FOCUS_AFTER = 15;

/** A field in the bar; below 800 px a sign that opens it over the page. */
export function SearchBar() {
  const { t } = useTranslation('layout');
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
    setTimeout(() => input.current?.focus(), FOCUS_AFTER);
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <div className={classes.inBar}>
        <SearchForm />
      </div>
      <ActionIcon className={classes.sign} variant="subtle" color="gray" aria-label={t('search.open')} onClick={open}>
        <IconSearch size={24} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, which the browser sees to */}
      <dialog
        ref={dialog}
        className={classes.overlay}
        aria-label={t('search.label')}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === dialog.current && close()}
      >
        {isOpen && (
          <div className={classes.row}>
            <ActionIcon variant="subtle" color="gray" aria-label={t('search.close')} onClick={close}>
              <IconArrowLeft size={24} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
            <SearchForm inputRef={input} onDone={close} />
          </div>
        )}
      </dialog>
    </>
  );
}
