import { getGetSurveySessionQueryKey, useGetSurveySession } from '@yayan/api-client/react';
import { unsentOwner } from '../../../shell/unsent/unsent-owner.ts';
import { OpenSession } from './OpenSession.tsx';
import { ExternalSession } from '../external/ExternalSession.tsx';
import { sessionQueryOptions } from './session-query-options.ts';
import { useSessionCopy } from './use-session-copy.ts';

/** The signed-in member answers a questionnaire. If the session is a partner's, the member answers there. */
export function AnswerSession({ sessionId }: { sessionId: string }) {
  const session = useGetSurveySession(sessionId, { query: sessionQueryOptions });
  useSessionCopy({
    owner: unsentOwner(),
    sessionId,
    queryKey: getGetSurveySessionQueryKey(sessionId),
    session,
  });
  return (
    <OpenSession
      sessionId={sessionId}
      session={session}
      resultAddress={(resultId) => `/task/back?result=${resultId}`}
      notFound={<ExternalSession sessionId={sessionId} />}
    />
  );
}
