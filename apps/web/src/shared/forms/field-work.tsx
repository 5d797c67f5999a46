import { createContext, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';

/** What a field is still doing to what was chosen in it, such as making pictures small or sending them. */
interface FieldWork {
  readonly isBusy: boolean;
  /** How much of it has failed, and says so in the field. */
  readonly failed: number;
}

interface FormWork {
  /** Whether Save was pressed and waits for a field. */
  readonly isWaiting: boolean;
  readonly isBusy: boolean;
  readonly report: (field: string, work: FieldWork | null) => void;
}

const NO_FORM: FormWork = { isWaiting: false, isBusy: false, report: () => undefined };

/** Around a form whose Save waits for what its fields are doing. */
export const FormWorkContext = createContext<FormWork>(NO_FORM);

/** Whether the form around this waits for one of its fields, or would have to. */
export const useFormWork = (): FormWork => use(FormWorkContext);

/** Tells the form around a field what the field is doing. */
export function useFieldWork({ isBusy, failed }: FieldWork): void {
  const { report } = useFormWork();
  const field = useId();
  useEffect(() => report(field, { isBusy, failed }), [report, field, isBusy, failed]);
  useEffect(() => () => report(field, null), [report, field]);
}

/**
 * A form's Save that waits until no field is doing anything: `begin` goes to the button, `work` around the form (FormWorkContext).
 * Where something fails meanwhile nothing is sent: the field says what, and she decides.
 * @param submit called with the form as it is then
 */
export function useSubmitAfterWork(submit: () => void) {
  const [works, setWorks] = useState<ReadonlyMap<string, FieldWork>>(new Map());
  const [isWaiting, setWaiting] = useState(false);
  const failedBefore = useRef(0);
  const all = [...works.values()];
  const isBusy = all.some((work) => work.isBusy);
  const failed = all.reduce((sum, work) => sum + work.failed, 0);

  const [report] = useState(() => (field: string, work: FieldWork | null) => {
    setWorks((known) => {
      const next = new Map(known);
      if (work) next.set(field, work);
      else next.delete(field);
      return next;
    });
  });

  const goOn = useEffectEvent(() => {
    setWaiting(false);
    if (failed <= failedBefore.current) submit();
  });
  useEffect(() => {
    if (isWaiting && !isBusy) goOn();
  }, [isWaiting, isBusy]);

  return {
    work: { isWaiting, isBusy, report },
    begin: () => {
      if (!isBusy) return submit();
      failedBefore.current = failed;
      setWaiting(true);
    },
  };
}
