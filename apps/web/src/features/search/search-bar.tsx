import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useIsLive } from '../../shared/hooks/use-is-live.ts';
import { useMedia } from '../../shared/hooks/use-media.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useModal } from '../../shared/ui/use-modal.ts';
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
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const modal = useModal({ opened: isOpen, onClose: close, closesBeside: true });
  return (
    <>
      <ActionIcon variant="subtle" color="gray" aria-label={t('search.open')} onClick={() => setOpen(true)}>
        <IconSearch size={24} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <dialog {...modal} className={classes.overlay} aria-label={t('search.label')}>
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
