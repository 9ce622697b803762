import type { OtherInterview, SurveySession } from '@yayan/api-client';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import type { Answers } from '@yayan/survey';
import { unsentOwner } from '../../../shell/unsent/unsent-owner.ts';
import { createAnsweringStore } from './answering-store.ts';
import type { AnsweringCalls } from './answering-calls.ts';
import { Conflicts } from '../conflicts/Conflicts.tsx';
import { Run } from './Run.tsx';
import { sessionAnswers } from './session-answers.ts';
import { SeatCountdown } from './SeatCountdown.tsx';
import { StartSkeleton } from '../skeleton/StartSkeleton.tsx';
import { SurveyFrame } from './SurveyFrame.tsx';

interface QuestionnaireProps {
  sessionId: string;
  /** Read once; afterwards the runner holds the state. */
  session: SurveySession;
  onEnded: (resultId: string) => void;
  onMoved: (known: Answers) => void;
  /** After the session was loaded again: what the server had before, as far as this browser knew. */
  before: Answers | undefined;
  onPaused: (pausedBy: OtherInterview) => void;
  /** Set for a respondent with a key, who has no account and no page to return to. */
  calls?: AnsweringCalls;
}

/** Shows one participation: title, seat countdown, 稍后再答 and the runner. */
export function Questionnaire({
  sessionId,
  session,
  onEnded,
  onMoved,
  onPaused,
  before,
  calls,
}: QuestionnaireProps) {
  const [seatUntil, setSeatUntil] = useState(session.seatUntil);
  const [store] = useState(() =>
    createAnsweringStore({
      sessionId,
      // A respondent with a key has no account.
      owner: calls ? 'visitor' : unsentOwner(),
      session,
      page: session.page,
      revision: session.revision,
      draftRevision: session.drafts.revision,
      seatUntil: session.seatUntil,
      known: sessionAnswers(session),
      before,
      onEnded,
      onMoved,
      onPaused,
      ...(calls && { calls }),
      onSeat: setSeatUntil,
    }),
  );
  // Deferred, so that the question is drawn in slices and the browser handles taps in between: React draws a change of the
  // store in one go.
  const answering = useDeferredValue(useSyncExternalStore(store.subscribe, store.current));
  return (
    <SurveyFrame
      title={session.task.title}
      leaveTo={calls ? undefined : `/task/detail/${session.task.hashId}`}
      sessionId={calls ? undefined : sessionId}
    >
      {seatUntil === null ? null : <SeatCountdown until={seatUntil} />}
      {answering ? <Conflicts definition={session.definition} queue={answering.queue} /> : null}
      {answering ? <Run {...{ sessionId, session, answering, store }} /> : <StartSkeleton />}
    </SurveyFrame>
  );
}
