import { Alert, Anchor } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useAnnounced } from '../ui/announce.ts';
import looks from '../ui/looks.module.css';
import classes from './contract-form.module.css';
import { FormWorkContext, useSubmitAfterWork } from './field-work.tsx';
import { FormFailure } from './form-failure.tsx';
import type { ContractForm } from './use-contract-form.ts';

interface FormElementProps<V, Sent> {
  form: ContractForm<V, Sent>;
  onSubmit: (values: Sent) => void;
  /** Asked before the fields are looked at: without a yes they are not. */
  mayBegin?: () => boolean;
  /** Something is on its way that a right form waits for; it is looked at once more then. */
  isHeldUp?: boolean;
  children: ReactNode;
}

/**
 * Two or more errors are listed above the fields, each leading to its own. Before the form was sent the list would move the
 * next field from under whoever is in it.
 */
const WORTH_A_SUMMARY = 2;

interface CheckOptions<Sent> extends Pick<FormElementProps<unknown, Sent>, 'isHeldUp' | 'onSubmit'> {
  readonly onWrong: (field: string | undefined) => void;
}

/**
 * Looks at a form's fields and sends it when they are right. A press before the contract has come, or while the form is held up, waits and
 * is answered with the form as it is then; what it waited for in vain, and what breaks on the way, is `fault` until the next press.
 */
function useCheck<V, Sent>(form: ContractForm<V, Sent>, { isHeldUp = false, onSubmit, onWrong }: CheckOptions<Sent>) {
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const look = () => {
    try {
      // With its contract there a form is looked at on the spot.
      const { hasErrors, errors } = form.validate() as { hasErrors: boolean; errors: object };
      if (hasErrors) onWrong(form.inOrder(Object.keys(errors))[0]);
      else if (isHeldUp) setAsked(true);
      else onSubmit(form.getTransformedValues());
    } catch (error) {
      reportError(error);
      setFault(error);
    }
  };
  const lookNow = useEffectEvent(look);
  const { now, bring } = form.contract;
  useEffect(() => {
    if (!isAsked || isHeldUp) return;
    let isLeft = false;
    const answer = (act: () => void) => {
      if (isLeft) return;
      setAsked(false);
      act();
    };
    bring().then(
      () => answer(lookNow),
      (error) => answer(() => setFault(error)),
    );
    return () => {
      isLeft = true;
    };
  }, [isAsked, isHeldUp, bring]);

  const check = () => {
    setFault(null);
    form.forgetProblem();
    if (now()) look();
    else setAsked(true);
  };
  const ask = () => void (now() ?? bring().catch(() => undefined));
  return { ask, check, isAsked, fault };
}

/**
 * The `<form>` of a contract form: submits it when right, else lists what is not and focuses the first. While a field is still making
 * a picture small it waits (PICTURE-8).
 */
export function ContractFormBox<V, Sent>({ form, onSubmit, mayBegin, isHeldUp, children }: FormElementProps<V, Sent>) {
  const { t } = useTranslation();
  useKeyboardHeight();
  const wrong = Object.keys(form.errors);
  const focus = (field: string | undefined) => field && form.getInputNode(field as never)?.focus();

  const { ask, check, isAsked, fault } = useCheck(form, { isHeldUp, onSubmit, onWrong: focus });
  const { work, begin } = useSubmitAfterWork(check);
  const waiting = isAsked && t('form.waiting');
  useAnnounced(waiting);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.markSent();
    if (!isAsked && (mayBegin?.() ?? true)) begin();
  };

  return (
    <form noValidate aria-busy={isAsked} onFocus={ask} onSubmit={submit}>
      {form.wasSent && wrong.length >= WORTH_A_SUMMARY && (
        <Alert color="red" role="alert" mb="md" title={t('form.summary', { count: wrong.length })}>
          {/* The library's list would weigh a kilobyte on every page with a form. */}
          <ul className={classes.wrong}>
            {form.inOrder(wrong).map((field) => (
              <li key={field}>
                <Anchor component="button" type="button" ta="start" onClick={() => focus(field)}>
                  {form.labelOf(field)}
                </Anchor>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <FormWorkContext value={work}>{children}</FormWorkContext>
      <FormFailure error={fault} />
      <p className={`${looks.ifAny} ${classes.waiting}`}>{waiting}</p>
    </form>
  );
}

const HEIGHT = '--keyboard-height';

/** A browser's own bars come and go too; no keyboard is as low as they are. */
const LOWEST_KEYBOARD = 120;

/** How much of the page's lower edge the keyboard of a phone covers, px; 0 while somebody has zoomed in. */
function keyboardHeight({ scale, height, offsetTop }: VisualViewport): number {
  const covered = document.documentElement.clientHeight - height - offsetTop;
  return scale === 1 && covered >= LOWEST_KEYBOARD ? Math.round(covered) : 0;
}

/**
 * While a form is on the page: tells its styles how high the on-screen keyboard is, `--keyboard-height`, so that what
 * sticks to the lower edge stands above it; and keeps the field that is being filled in between them in sight.
 */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const root = document.documentElement;
    let before = 0;
    const follow = () => {
      const height = keyboardHeight(visualViewport);
      if (height === before) return;
      before = height;
      root.style.setProperty(HEIGHT, `${height}px`);
      // "Nearest" leaves the bar's height free, by the page's scroll padding.
      if (height > 0) document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    visualViewport.addEventListener('resize', follow);
    visualViewport.addEventListener('scroll', follow);
    return () => {
      visualViewport.removeEventListener('resize', follow);
      visualViewport.removeEventListener('scroll', follow);
      root.style.removeProperty(HEIGHT);
    };
  }, []);
}
