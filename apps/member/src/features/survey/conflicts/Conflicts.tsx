import type { AnswerQueue, SurveyJson } from '@yayan/survey';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const ConflictPanel = lazy(() => import('./ConflictPanel.tsx'));

interface ConflictsProps {
  definition: SurveyJson;
  queue: Pick<AnswerQueue<unknown>, 'conflicts' | 'choose' | 'subscribe'>;
}

/** Questions that two devices answered differently (rule 3.47). Loaded only when there are some. */
export function Conflicts({ definition, queue }: ConflictsProps) {
  const conflicts = useSyncExternalStore(queue.subscribe, queue.conflicts);
  if (conflicts.length === 0) return null;
  return (
    <Suspense>
      <ConflictPanel definition={definition} conflicts={conflicts} onChoose={queue.choose} />
    </Suspense>
  );
}
