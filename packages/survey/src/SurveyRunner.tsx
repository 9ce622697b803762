import { lazy, Suspense } from 'react';
import { preloadRunner } from './preload-runner.ts';
import { RunnerSkeleton } from './runner/RunnerSkeleton.tsx';
import type { SurveyRunnerProps } from './runner/runner-types.ts';

const LazyRunner = lazy(async () => {
  const { Runner } = await preloadRunner();
  return { default: Runner };
});

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
  return (
    <Suspense fallback={<RunnerSkeleton />}>
      <LazyRunner {...props} />
    </Suspense>
  );
}
