import { IconHistory } from '@tabler/icons-react';
import type { Combobox } from '../../shared/forms/use-combobox.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import classes from './search-form.module.css';
import type { Suggestion } from './use-suggestions.ts';

interface SuggestionListProps {
  box: Combobox;
  offered: readonly Suggestion[];
}

/** The list below a search field. */
export function SuggestionList({ box, offered }: SuggestionListProps) {
  const { t } = useTranslation('layout');
  return (
    <div {...box.list(t('search.label'))} className={classes.list}>
      {offered.map((suggestion, at) => (
        <div key={suggestion.key} {...box.option(at)} className={classes.option}>
          <Offer suggestion={suggestion} />
        </div>
      ))}
    </div>
  );
}

function Offer({ suggestion: { label, note, picture } }: { suggestion: Suggestion }) {
  return (
    <>
      {note === '' ? (
        <IconHistory size={20} stroke={1.5} aria-hidden="true" />
      ) : (
        <Picture picture={picture} alt="" ratio={1} sizes="40px" className={classes.picture ?? ''} />
      )}
      <span className={classes.texts}>
        <span>{label}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
    </>
  );
}
