import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import classes from './search-form.module.css';
import type { Suggestion } from './use-suggestions.ts';

interface SuggestionListProps {
  id: string;
  offered: readonly Suggestion[];
  isShown: boolean;
  /** The place of the one the arrow keys have reached. */
  active: number;
  onChoose: (to: string) => void;
}

/** What the field's `aria-activedescendant` names. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The list below a search field; the focus stays in the field. */
export function SuggestionList({ id, offered, isShown, active, onChoose }: SuggestionListProps) {
  const { t } = useTranslation('layout');
  return (
    <div id={id} className={classes.list} role="listbox" aria-label={t('search.label')} hidden={!isShown}>
      {offered.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as the combobox pattern has it
        <div
          key={suggestion.key}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classes.option}
          // Keeps the focus in the field until the click has been heard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion.to)}
        >
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
