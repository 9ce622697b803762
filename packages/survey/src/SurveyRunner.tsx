import { Suspense, use, useState } from 'react';
import { preloadRunner } from './preload-runner.ts';
import { fitScreen } from './runner/model/fit-screen.ts';
import { RunnerSkeleton } from './first-picture/RunnerSkeleton.tsx';
import type { SurveyRunnerProps } from './runner/runner-types.ts';

/** Loads the runner's code, then makes the model that it shows. */
const openRunner = async (props: SurveyRunnerProps) => {
  const { Runner, createSurveyModel } = await preloadRunner();
  const model = await createSurveyModel(props);
  fitScreen(model);
  return { Runner, model };
};

function OpenedRunner({ opened, ...props }: SurveyRunnerProps & { opened: ReturnType<typeof openRunner> }) {
  const { Runner, model } = use(opened);
  return <Runner {...props} model={model} />;
}

/**
 * Runs a questionnaire page by page (rule 3.9). The server decides after each page: `onPage` posts the page and
 * resolves to whether to go on, which problems to show, or that the participation is over. Give the component a `key`
 * for each participation, because it reads answers and page only once.
 *
 * ```tsx
 * <SurveyRunner key={sessionId} definition={definition} answers={answers} page={page} seed={orderSeed(sessionId)}
 *   onChange={queue.keep} onPage={queue.post} onSubmit={submit} saveState={queue.state()} />
 * ```
 */
export function SurveyRunner(props: SurveyRunnerProps) {
  // Kept here: a component that suspends before its first commit keeps nothing.
  const [opened] = useState(() => openRunner(props));
  return (
    <Suspense fallback={<RunnerSkeleton />}>
      <OpenedRunner {...props} opened={opened} />
    </Suspense>
  );
}
