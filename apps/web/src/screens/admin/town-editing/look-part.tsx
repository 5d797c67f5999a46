import { Group, Stack, TextInput } from '@mantine/core';
import { accentShades } from '@mercadito/domain/town/accent';
import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { LeavingButton } from '../../../shared/ui/leaving-button.tsx';
import words from '../../../shared/ui/words.module.css';
import { Part } from './part.tsx';
import classes from './town-editing.module.css';
import type { TownFormState } from './use-town-form.ts';

const SCHEMES = ['light', 'dark'] as const;
/** A colour to begin with, where none is set. */
const FIRST = '#46389e';

/** The town's own accent, with what will be painted in it by day and by night (TOWN-5). */
export function LookPart({ form }: { form: TownFormState }) {
  const { t } = useTranslation('town');
  const accent = form.values.accent || '';
  const shades = accentShades(accent);
  const fieldId = useId();
  return (
    <Part title={t('look.title')} help={t('look.help')}>
      <Group align="end" gap="sm">
        <TextInput
          {...form.field('accent')}
          id={fieldId}
          type="color"
          value={shades ? accent : FIRST}
          className={classes.accent ?? ''}
        />
        {shades && (
          <LeavingButton focusNext={fieldId} variant="default" onClick={() => form.setValues({ accent: '' })}>
            {t('look.unset')}
          </LeavingButton>
        )}
      </Group>
      {shades ? (
        <Group gap="sm">
          {SCHEMES.map((scheme) => {
            const { accent: ground, onAccent, accentText, surfaceAccent } = shades[scheme];
            return (
              <Stack
                key={scheme}
                className={classes.sample}
                gap="xs"
                style={{ background: surfaceAccent, color: accentText }}
              >
                <span>{t(`look.${scheme}`)}</span>
                <span className={classes.sampleButton} style={{ background: ground, color: onAccent }}>
                  {t('look.button')}
                </span>
              </Stack>
            );
          })}
        </Group>
      ) : (
        <p className={words.small}>{t('look.none')}</p>
      )}
    </Part>
  );
}
