import type { OptionAttribute, ProductOption } from '@mercadito/contracts/product-options';
import type { Answered } from '@mercadito/domain/answered';
import type { Currency } from '@mercadito/domain/money/currency';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './option-groups.module.css';
import type { OptionChoice } from './use-option-choice.ts';

interface OptionGroupsProps {
  options: readonly ProductOption[];
  currency: Answered<Currency>;
  choice: OptionChoice;
  disabled?: boolean;
}

/** The choices of a product. One of each group, and the chosen one can be taken back, hence buttons and no radios. */
export function OptionGroups({ options, currency, choice, disabled = false }: OptionGroupsProps) {
  return options
    .filter(({ attributes }) => attributes.length > 0)
    .map((option) => <Group key={option.id} option={option} currency={currency} choice={choice} disabled={disabled} />);
}

interface GroupProps extends Omit<OptionGroupsProps, 'options'> {
  option: ProductOption;
}

function Group({ option, currency, choice, disabled = false }: GroupProps) {
  const { t } = useTranslation('shop');
  const id = useId();
  const isMissing = choice.missingGroup === option.id;
  const gone = choice.leftOut.filter(({ optionId }) => optionId === option.id);
  return (
    <fieldset
      ref={choice.groupRef(option.id)}
      className={classes.group}
      data-missing={isMissing}
      aria-describedby={isMissing ? `${id}-error` : undefined}
    >
      <legend className={classes.title}>
        {option.title}{' '}
        <span className={classes.need} data-required={option.is_required}>
          {t(option.is_required ? 'product.required' : 'product.optional')}
        </span>
      </legend>
      {isMissing && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {t('product.requiredMissing')}
        </p>
      )}
      <div role="status">
        {gone.map(({ id: attributeId, name }) => (
          <p key={attributeId} className={classes.gone}>
            {t(option.is_required ? 'product.chooseAnother' : 'product.leftOut', { name })}
          </p>
        ))}
      </div>
      <div className={classes.choices}>
        {option.attributes.map((attribute) => (
          <Choice
            key={attribute.id}
            attribute={attribute}
            currency={currency}
            isChosen={choice.chosenIds.includes(attribute.id)}
            disabled={disabled || !attribute.available}
            onToggle={() => choice.toggle(option, attribute)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  attribute: OptionAttribute;
  currency: Answered<Currency>;
  isChosen: boolean;
  disabled: boolean;
  onToggle: () => void;
}

function Choice({ attribute, currency, isChosen, disabled, onToggle }: ChoiceProps) {
  const { t } = useTranslation('shop');
  return (
    <button type="button" className={classes.choice} aria-pressed={isChosen} disabled={disabled} onClick={onToggle}>
      {isChosen && <IconCheck size={18} aria-hidden="true" />}
      <span>{attribute.name}</span>
      {attribute.available && attribute.price > 0 && (
        <span className={classes.price}>+{moneyText(attribute.price, currency)}</span>
      )}
      {!attribute.available && <span className={classes.price}>{t('product.soldOut')}</span>}
    </button>
  );
}
