import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useIsLive } from '../../shared/hooks/use-is-live.ts';
import { useMedia } from '../../shared/hooks/use-media.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSearchForm } from './lazy-search-form.ts';
import classes from './search-bar.module.css';

/** LIST-3: the focus goes to the field this many milliseconds after it has appeared. */
const FOCUS_AFTER = 15;
/** LIST-3. */
const WIDE = '(min-width: 800px)';

/** A field in the bar; below 800 px a sign that opens it over the page. How wide it is, the server does not know. */
export function SearchBar() {
  const isWide = useMedia(WIDE);
  const isLive = useIsLive();
  return (
    <>
      <div className={classes.wide}>{isLive && isWide ? <SearchInBar /> : <div className={classes.place} />}</div>
      <div className={classes.narrow}>{!(isLive && isWide) && <SearchOverlay />}</div>
    </>
  );
}

function SearchInBar() {
  const SearchForm = useSearchForm();
  return SearchForm ? <SearchForm /> : <div className={classes.place} />;
}

function SearchOverlay() {
  const { t } = useTranslation('layout');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <ActionIcon variant="subtle" color="gray" aria-label={t('search.open')} onClick={open}>
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
            <FocusedForm onDone={close} />
          </div>
        )}
      </dialog>
    </>
  );
}

function FocusedForm({ onDone }: { onDone: () => void }) {
  const SearchForm = useSearchForm();
  const input = useRef<HTMLInputElement>(null);
  const isThere = SearchForm !== null;
  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => input.current?.focus(), FOCUS_AFTER);
    return () => clearTimeout(timer);
  }, [isThere]);
  return SearchForm ? <SearchForm inputRef={input} onDone={onDone} /> : <div className={classes.place} />;
}
