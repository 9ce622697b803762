import { Suspense, use, useState } from 'react';
import { afterPaint } from './first-picture/after-paint.ts';
import { createEarlyInput, type EarlyInput } from './first-picture/early-input.ts';
import { FirstPicture } from './first-picture/FirstPicture.tsx';
import { readPicture } from './first-picture/read-picture.ts';
import { giveWay } from '@yayan/ui/give-way';
import { RunnerSkeleton } from './first-picture/RunnerSkeleton.tsx';
import { runnerLoader } from './preload-runner.ts';
import { fitScreen } from './runner/model/fit-screen.ts';
import type { SurveyRunnerProps } from './definition/runner-types.ts';

/** Loads the runner's code, then makes its model with the answers given meanwhile. */
const openRunner = async (props: SurveyRunnerProps, early: EarlyInput, drawn: Promise<void>) => {
  if (!runnerLoader.isLoaded()) {
    await drawn;
    props.onLoad?.();
  }
  const { Runner, createSurveyModel } = await runnerLoader.load();
  // Each step in a task of its own, so that the browser can handle taps in between.
  await giveWay();
  const model = await createSurveyModel(props);
  await giveWay();
  fitScreen(model);
  early.answer(model);
  return { Runner, model };
};

/** Starts to open the runner. Its files would delay the first picture, so they are requested after the picture is painted. */
const startOpening = (props: SurveyRunnerProps) => {
  const picture = readPicture(props);
  const early = createEarlyInput();
  let onDrawn = (): void => {};
  const drawn = new Promise<void>((resolve) => {
    onDrawn = () => resolve(afterPaint());
    if (!picture) resolve();
  });
  return { picture, early, onDrawn, opened: openRunner(props, early, drawn) };
};

type RunnerOpening = ReturnType<typeof startOpening>;

function OpenedRunner({ opening, ...props }: SurveyRunnerProps & { opening: RunnerOpening }) {
  const { Runner, model } = use(opening.opened);
  return <Runner {...props} model={model} early={opening.early} />;
}

/**
 * Runs a questionnaire page by page (rule 3.9). The server decides after each page: `onPage` posts the page and resolves to go
 * on, to problems, or to the end of the participation. Give the component a `key` for each participation, because it reads
 * answers and page only once.
 *
 * The first question is drawn from the definition at once and can be answered while the runner's code still loads.
 *
 * ```tsx
 * <SurveyRunner key={sessionId} definition={definition} answers={answers} page={page} seed={orderSeed(sessionId)}
 *   onChange={queue.keep} onPage={queue.post} onSubmit={submit} saveState={queue.state()} />
 * ```
 */
export function SurveyRunner(props: SurveyRunnerProps) {
  // State of this component, because a component that suspends before its first commit loses its state.
  const [opening] = useState(() => startOpening(props));
  const { picture, early, onDrawn } = opening;
  const { saveState, answers } = props;
  const isWorthSaying = saveState !== 'saved' || Object.keys(answers).length > 0;
  return (
    <Suspense
      fallback={
        picture ? (
          <FirstPicture
            picture={picture}
            early={early}
            saveState={isWorthSaying ? saveState : undefined}
            onDrawn={onDrawn}
            onChange={props.onChange}
          />
        ) : (
          <RunnerSkeleton />
        )
      }
    >
      <OpenedRunner {...props} opening={opening} />
    </Suspense>
  );
}
