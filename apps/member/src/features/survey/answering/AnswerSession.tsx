import { useGetSurveySession } from '@yayan/api-client/react';
import { OpenSession } from './OpenSession.tsx';
import { ExternalSession } from '../external/ExternalSession.tsx';
import { sessionQueryOptions } from './session-query-options.ts';

/** The signed-in member answers a questionnaire. If the session is a partner's, the member answers there. */
export function AnswerSession({ sessionId }: { sessionId: string }) {
  const session = useGetSurveySession(sessionId, { query: sessionQueryOptions });
  return (
    <OpenSession
      sessionId={sessionId}
      session={session}
      resultAddress={(resultId) => `/task/back?result=${resultId}`}
      notFound={<ExternalSession sessionId={sessionId} />}
    />
  );
}
