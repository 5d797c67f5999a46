import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { passwordAnswered, passwordAsked } from '../session/session.slice.ts';
import { createPageMemory } from './decisions.ts';

interface Question {
  readonly answered: Promise<boolean>;
  readonly answer: (isGiven: boolean) => void;
}

const pages = createPageMemory<{ question: Question | null }>(() => ({ question: null }));

/** Asks the person of a page for their password (ACCOUNT-23): once for all that waits for it. Answers whether they have given it. */
export function askPassword(getState: () => unknown, dispatch: (action: unknown) => void): Promise<boolean> {
  const page = pages.of(getState);
  if (page.question) return page.question.answered;
  let resolve: Question['answer'] = () => undefined;
  const answered = new Promise<boolean>((take) => {
    resolve = take;
  });
  page.question = { answered, answer: resolve };
  dispatch(passwordAsked());
  return answered;
}

/** How the question of a page is answered; harmless where nothing is asked. */
export function useAnswerPassword(): (isGiven: boolean) => void {
  const page = pages.use();
  const dispatch = useDispatch();
  return useCallback(
    (isGiven) => {
      page.question?.answer(isGiven);
      page.question = null;
      dispatch(passwordAnswered());
    },
    [page, dispatch],
  );
}
