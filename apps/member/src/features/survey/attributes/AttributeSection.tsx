import { useQueryClient } from '@tanstack/react-query';
import type { AttributePart, AttributeSurvey, AttributeSurveySaved } from '@yayan/api-client';
import { getGetAttributeSurveyQueryKey, invalidateAfter } from '@yayan/api-client/react';
import { useNavigate, useSearchParams } from 'react-router';
import { toaster } from '../../../shell/client/client.ts';
import { safeDestination } from '../../../shell/session/safe-destination.ts';
import { SurveyFrame } from '../answering/SurveyFrame.tsx';
import { AnswerOne } from './AnswerOne.tsx';
import { AnswerSection } from './AnswerSection.tsx';
import { AskAttributeConsent } from './AskAttributeConsent.tsx';
import classes from './AttributeSection.module.css';
import { nextPart } from './next-part.ts';

interface AttributeSectionProps {
  survey: AttributeSurvey;
  part: AttributePart;
}

/** One section: first the separate consent if it asks for sensitive data, then its questions, then the next section. */
export function AttributeSection({ survey, part }: AttributeSectionProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const [from, question] = [search.get('from'), search.get('question')];
  const back = from === null ? undefined : safeDestination(from, globalThis.location.origin);
  const reload = (): Promise<void> =>
    queries.invalidateQueries({ queryKey: getGetAttributeSurveyQueryKey() });
  const goOn = async ({ parts, finished, resultId }: AttributeSurveySaved): Promise<void> => {
    void invalidateAfter(queries, 'submitAttributeSurvey');
    const next = nextPart(parts, part.name);
    await reload();
    // The back button then opens the page before the questions, and not the questions that were just submitted.
    const replace = { replace: true };
    if (resultId !== null) return await navigate(`/task/welcome/back?result=${resultId}`, replace);
    toaster.success(finished ? '已保存，全部填完了' : '这部分已保存');
    await navigate(next === undefined ? '/user/survey' : `/user/survey?part=${next.name}`, replace);
  };
  const moved = async (): Promise<void> => {
    toaster.info('其他设备上有更新的答案，已为你载入');
    await reload();
  };
  const returnTo = async (address: string): Promise<void> => {
    await Promise.all([reload(), invalidateAfter(queries, 'saveProperties')]);
    toaster.success('已保存');
    await navigate(address, { replace: true });
  };
  const asksConsent = part.sensitive && survey.consent.agreedAt === null;
  return (
    <SurveyFrame title="个人资料问卷" leaveTo={back ?? '/user/survey'}>
      {asksConsent ? (
        // The page itself says what the data are for.
        <AskAttributeConsent survey={survey} part={part} onAgreed={reload} onSaved={goOn} onMoved={moved} />
      ) : back !== undefined && question !== null ? (
        <AnswerOne survey={survey} part={part} question={question} onSaved={() => returnTo(back)} />
      ) : (
        <>
          <p className={classes['why']}>{part.why}</p>
          <AnswerSection survey={survey} part={part} onSaved={goOn} onMoved={moved} />
        </>
      )}
    </SurveyFrame>
  );
}
