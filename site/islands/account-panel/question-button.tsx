import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { hints, loadActions } from './load-actions.ts';
import { Outcome } from './outcome.tsx';
import { reasonOf } from './refusals.ts';
import { useAttempt } from './use-attempt.ts';

type Actions = Awaited<ReturnType<typeof loadActions>>;

type QuestionButtonProps = {
  children: string;
  /** Draws one of the questions. */
  renderQuestion: (actions: Actions, onClose: () => void) => ReactNode;
};

/** A button that asks a question before a change. The press is kept until the question is loaded. */
export function QuestionButton({ children, renderQuestion }: QuestionButtonProps) {
  const { busy, failure, attempt } = useAttempt();
  const [actions, setActions] = useState<Actions>();
  return (
    <>
      <Outcome tone="bad">{reasonOf(failure, '')}</Outcome>
      <Button
        {...hints}
        variant="outline"
        aria-haspopup="dialog"
        aria-busy={busy}
        onClick={() => void attempt(async () => setActions(await loadActions()))}
      >
        {children}
      </Button>
      {actions && renderQuestion(actions, () => setActions(undefined))}
    </>
  );
}
