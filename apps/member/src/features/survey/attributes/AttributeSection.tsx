import { useQueryClient } from '@tanstack/react-query';
import type { AttributePart, AttributeSurvey, AttributeSurveySaved } from '@yayan/api-client';
import { getGetAttributeSurveyQueryKey, invalidateAfter } from '@yayan/api-client/react';
import { useNavigate } from 'react-router';
import { toaster } from '../../../shell/client/client.ts';
import { SurveyFrame } from '../answering/SurveyFrame.tsx';
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
  const reload = (): Promise<void> =>
    queries.invalidateQueries({ queryKey: getGetAttributeSurveyQueryKey() });
  const goOn = async ({ parts, finished, resultId }: AttributeSurveySaved): Promise<void> => {
    void invalidateAfter(queries, 'submitAttributeSurvey');
    const next = nextPart(parts, part.name);
    await reload();
    if (resultId !== null) return await navigate(`/task/welcome/back?result=${resultId}`);
    toaster.success(finished ? '已保存，全部填完了' : '这部分已保存');
    await navigate(next === undefined ? '/user/survey' : `/user/survey?part=${next.name}`);
  };
  const moved = async (): Promise<void> => {
    toaster.info('其他设备上有更新的答案，已为你载入');
    await reload();
  };
  const asksConsent = part.sensitive && survey.consent.agreedAt === null;
  return (
    <SurveyFrame title="个人资料问卷" leaveTo="/user/survey">
      {asksConsent ? (
        // It says itself what for.
        <AskAttributeConsent survey={survey} part={part} onAgreed={reload} onSaved={goOn} onMoved={moved} />
      ) : (
        <>
          <p className={classes['why']}>{part.why}</p>
          <AnswerSection survey={survey} part={part} onSaved={goOn} onMoved={moved} />
        </>
      )}
    </SurveyFrame>
  );
}
