import { ActionIcon, Group } from '@mantine/core';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { bringInsistently } from '../../shared/connection/on-reconnect.ts';
import { useMedia } from '../../shared/hooks/use-media.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { VOICES } from '../../shared/ui/announce.ts';
import layout from '../../shared/ui/layout.module.css';
import { useModal } from '../../shared/ui/use-modal.ts';
import { useIsHydrated } from '../../shared/ui/when-hydrated.tsx';
import classes from './search-bar.module.css';
import type { SearchDraft, SearchForm, SearchFormProps } from './search-form.tsx';

/** LIST-3: the focus goes to the field this many milliseconds after it has appeared. */
const FOCUS_AFTER = 15;
/** LIST-3. */
const WIDE = '(min-width: 800px)';

/**
 * A field in the bar; below 800 px a sign that opens it over the page. How wide it is, the server does not know. A phone turned
 * sideways may be as wide: what is typed goes along, from the one to the other, with the focus.
 */
export function SearchBar({ isOpen, setOpen }: { isOpen: boolean; setOpen: (isOpen: boolean) => void }) {
  const isWide = useMedia(WIDE);
  const isHydrated = useIsHydrated();
  const [draft, setDraft] = useState<SearchDraft | null>(null);
  const close = () => {
    setOpen(false);
    setDraft(null);
  };
  const form = { draft, onDraft: setDraft, hasFocus: isOpen };
  const isInBar = isHydrated && isWide;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus, which leaves the field within */}
      <div
        className={`${layout.grows} ${classes.wide}`}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      >
        {isInBar ? <ComingForm {...form} onDone={() => setOpen(false)} /> : <div className={classes.place} />}
      </div>
      <div className={classes.narrow}>
        {!isInBar && (
          <SearchOverlay isOpen={isOpen} onOpen={() => setOpen(true)} onClose={close}>
            <ComingForm {...form} onDone={close} />
          </SearchOverlay>
        )}
      </div>
    </>
  );
}

interface SearchOverlayProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  children: ReactNode;
}

function SearchOverlay({ isOpen, onOpen, onClose, children }: SearchOverlayProps) {
  const { t } = useTranslation('layout');
  const modal = useModal({ opened: isOpen, onClose, closesOnClickOutside: true });
  return (
    <>
      <ActionIcon variant="subtle" color="gray" aria-label={t('search.open')} onClick={onOpen}>
        <IconSearch size={24} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <dialog {...modal} className={classes.overlay} aria-label={t('search.label')}>
        {VOICES}
        {isOpen && (
          <Group wrap="nowrap" gap="xxs">
            <ActionIcon variant="subtle" color="gray" aria-label={t('search.close')} onClick={onClose}>
              <IconArrowLeft size={24} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
            {children}
          </Group>
        )}
      </dialog>
    </>
  );
}

interface ComingFormProps extends Omit<SearchFormProps, 'inputRef'> {
  /** Whether the focus is to be in the field as soon as it has come. */
  hasFocus: boolean;
}

function ComingForm({ hasFocus, ...form }: ComingFormProps) {
  const SearchForm = useSearchForm();
  const input = useRef<HTMLInputElement>(null);
  const takesFocus = SearchForm !== null && hasFocus;
  useEffect(() => {
    if (!takesFocus) return;
    const timer = setTimeout(() => input.current?.focus(), FOCUS_AFTER);
    return () => clearTimeout(timer);
  }, [takesFocus]);
  return SearchForm ? <SearchForm inputRef={input} {...form} /> : <div className={classes.place} />;
}

type Form = typeof SearchForm;

let form: Form | null = null;

async function bringSearchForm(): Promise<Form> {
  form = (await import('./search-form.tsx')).SearchForm;
  return form;
}

/**
 * The search field, whose code comes after the page; null until then. No `lazy`: React would hold its arrival back for
 * 300 ms, and somebody is about to type.
 */
function useSearchForm(): Form | null {
  const [arrived, setArrived] = useState<Form | null>(() => form);
  useEffect(() => {
    let isWanted = true;
    void bringInsistently(bringSearchForm).then((Form) => isWanted && setArrived(() => Form));
    return () => {
      isWanted = false;
    };
  }, []);
  return arrived;
}
