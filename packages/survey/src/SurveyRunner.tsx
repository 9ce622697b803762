import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { FirstPicture } from './first-picture/FirstPicture.tsx';
import { RunnerSkeleton } from './first-picture/RunnerSkeleton.tsx';
import { type RunnerOpening, startOpening } from './opening/open-runner.ts';
import type { LoadState } from './opening/load-reachable.ts';
import type { SurveyRunnerProps } from './definition/runner-types.ts';

/** Whether this device has stored the answers so far. */
const areKept = ({ saveState, keepsAnswers = true }: SurveyRunnerProps): boolean =>
  keepsAnswers && saveState !== 'full' && saveState !== 'unsaved';

/** Says why the questionnaire doesn't go on, and whether the answers are stored meanwhile. */
const waitText = (state: LoadState, isKept: boolean): string | undefined => {
  if (state === 'loading') return undefined;
  const cause = state === 'offline' ? '网络断开' : '问卷还没有载入完整';
  const goesOn = state === 'offline' ? '联网后继续' : '正在重试';
  return isKept ? `${cause}，答案已存好，${goesOn}` : `${cause}，先别关闭页面，${goesOn}`;
};

function OpenedRunner({ opening, ...props }: SurveyRunnerProps & { opening: RunnerOpening }) {
  const { Runner, model } = use(opening.opened);
  return <Runner {...props} model={model} early={opening.early} />;
}

/**
 * Runs a questionnaire page by page (rule 3.9). The server decides after each page: `onPage` posts the page and resolves to go
 * on, to problems, or to the end of the participation. Give the component a `key` for each participation, because it reads
 * answers and page only once.
 *
 * The first question is drawn from the definition at once and can be answered while the runner's code still loads. It stays
 * when the network goes away meanwhile, and the runner follows when the network is back.
 *
 * ```tsx
 * <SurveyRunner key={sessionId} definition={definition} answers={answers} page={page} seed={orderSeed(sessionId)}
 *   onChange={queue.keep} onPage={queue.post} onSubmit={submit} saveState={queue.state()} />
 * ```
 */
export function SurveyRunner(props: SurveyRunnerProps) {
  // State of this component, because a component that suspends before its first commit loses its state.
  const [opening] = useState(() => startOpening(props));
  const { picture, early, onDrawn, loading } = opening;
  const isKept = areKept(props);
  useEffect(() => loading.allowReload(isKept), [loading, isKept]);
  const waits = waitText(useSyncExternalStore(loading.subscribe, loading.state), isKept);
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
            waits={waits}
          />
        ) : (
          <RunnerSkeleton waits={waits} />
        )
      }
    >
      <OpenedRunner {...props} opening={opening} />
    </Suspense>
  );
}
