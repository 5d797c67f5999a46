import { Group, VisuallyHidden } from '@mantine/core';
import { DriverSwitch } from '../../entities/deliveries/driver-switch.tsx';
import { useAvailability } from '../../entities/deliveries/use-driver.ts';
import { useDates } from '../../shared/format/dates.ts';
import { errorText } from '../../shared/i18n/error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import words from '../../shared/ui/words.module.css';
import classes from './availability-switch.module.css';

/** On or off duty, in a word and not by colour alone, with the driver's hours (DELIVERY-10); nothing for who does not drive. */
export function AvailabilitySwitch() {
  const { t } = useTranslation('deliveries');
  const { clock } = useDates();
  const { profile, isOn, isChanging, failure, set } = useAvailability();
  if (!profile) return null;
  const { daily_start_time: from, daily_end_time: to } = profile.settings;
  // Above the page's own content, so a landmark of its own.
  return (
    <section aria-label={t('availability.label')}>
      <DriverSwitch isOn={isOn} isBusy={isChanging} onToggle={() => set(!isOn)}>
        <Group component="span" className={classes.state} gap="0 var(--mantine-spacing-xs)" data-on={isOn}>
          <span className={classes.dot} aria-hidden="true" />
          <VisuallyHidden>{t('availability.label')} </VisuallyHidden>
          <span className={classes.word}>{t(isOn ? 'availability.on' : 'availability.off')}</span>
          {from && to && (
            <span className={words.figures}> {t('availability.hours', { from: clock(from), to: clock(to) })}</span>
          )}
        </Group>
      </DriverSwitch>
      {failure !== undefined && (
        <p className={classes.why} role="alert">
          {t('availability.failed', { why: errorText(failure) })}
        </p>
      )}
    </section>
  );
}
