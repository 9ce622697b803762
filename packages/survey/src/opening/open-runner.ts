import { giveWay } from '@yayan/ui/give-way';
import { afterPaint } from '../first-picture/after-paint.ts';
import { createEarlyInput, type EarlyInput } from '../first-picture/early-input.ts';
import { readPicture } from '../first-picture/read-picture.ts';
import { runnerLoader } from '../preload-runner.ts';
import { fitScreen } from '../runner/model/fit-screen.ts';
import type { SurveyRunnerProps } from '../definition/runner-types.ts';
import { createReachableLoad, type ReachableLoad } from './load-reachable.ts';

/** Loads the runner's code, then makes its model with the answers given meanwhile. */
const openRunner = async (
  props: SurveyRunnerProps,
  early: EarlyInput,
  loading: ReachableLoad,
  drawn: Promise<void>,
) => {
  if (!runnerLoader.isLoaded()) {
    await drawn;
    props.onLoad?.();
  }
  const { Runner, createSurveyModel } = await loading.load();
  // Each step in a task of its own, so that the browser can handle taps in between.
  await giveWay();
  const model = await createSurveyModel(props);
  await giveWay();
  fitScreen(model);
  early.answer(model);
  return { Runner, model };
};

/** Starts to open the runner. Its files would delay the first picture, so they are requested after the picture is painted. */
export const startOpening = (props: SurveyRunnerProps) => {
  const picture = readPicture(props);
  const early = createEarlyInput();
  const loading = createReachableLoad();
  let onDrawn = (): void => {};
  const drawn = new Promise<void>((resolve) => {
    onDrawn = () => resolve(afterPaint());
    if (!picture) resolve();
  });
  return { picture, early, onDrawn, loading, opened: openRunner(props, early, loading, drawn) };
};

export type RunnerOpening = ReturnType<typeof startOpening>;
