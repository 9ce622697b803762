import { getGetKeySessionQueryKey, useGetKeySession } from '@yayan/api-client/react';
import { StatePanel } from '@yayan/ui';
import { useState } from 'react';
import { keyCalls } from './answering-calls.ts';
import { OpenSession } from './OpenSession.tsx';
import { sessionQueryOptions } from './session-query-options.ts';
import { useSessionCopy } from './use-session-copy.ts';

/** Answers a questionnaire by a key in the address, without account or cookie. Its result page is a separate page. */
export function KeySession({ surveyKey }: { surveyKey: string }) {
  const [calls] = useState(() => keyCalls(surveyKey));
  const session = useGetKeySession(surveyKey, { query: sessionQueryOptions });
  useSessionCopy({
    owner: 'visitor',
    sessionId: surveyKey,
    queryKey: getGetKeySessionQueryKey(surveyKey),
    session,
  });
  return (
    <OpenSession
      sessionId={surveyKey}
      session={session}
      calls={calls}
      resultAddress={() => `/survey/end?visit=${surveyKey}`}
      notFound={
        <StatePanel heading stage="withered" title="没有找到这次作答">
          链接可能不完整，请回到原处重新进入。
        </StatePanel>
      }
    />
  );
}
