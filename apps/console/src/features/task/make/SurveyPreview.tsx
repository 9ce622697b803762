import { type Answers, SurveyRunner } from '@yayan/survey';
import { buildModel, publicDefinition } from '@yayan/survey-engine';
import { Button } from '@yayan/ui';
import { useMemo, useRef, useState } from 'react';
import { PreviewBoundary } from './PreviewBoundary.tsx';
import { previewHost } from './preview-host.ts';
import { readSurvey } from './task-source.ts';
import classes from './SurveyPreview.module.css';

type Survey = Record<string, unknown>;

/**
 * The pasted questionnaire, unless SurveyJS can't read it. The server checks the rest: its check of definitions compiles code,
 * which the console's own policy forbids.
 */
const runnableSurvey = (source: string): Survey | undefined => {
  const survey = readSurvey(source);
  if (!survey) return undefined;
  try {
    const model = buildModel(survey);
    return (model.jsonErrors ?? []).length === 0 && model.pages.length > 0 ? survey : undefined;
  } catch {
    return undefined;
  }
};

/** The page after one, with these answers; undefined after the last. */
const pageAfter = (survey: Survey, page: string, answers: Answers): string | undefined => {
  const model = buildModel(survey);
  model.data = answers;
  const names = model.visiblePages.map(({ name }) => name);
  return names[names.indexOf(page) + 1];
};

const wrong = <p className={classes['dim']}>问卷还不能答，改好后这里就是会员看到的样子。</p>;

/** The questionnaire as a member with a phone sees it. Nothing that is answered here is sent or stored. */
export default function SurveyPreview({ source }: { source: string }) {
  const survey = useMemo(() => runnableSurvey(source), [source]);
  const [round, setRound] = useState(0);
  const [isOver, setOver] = useState(false);
  const given = useRef<Answers>({});
  if (!survey) return wrong;
  const startAgain = (): void => {
    given.current = {};
    setRound(round + 1);
    setOver(false);
  };
  return (
    <div className={classes['root']}>
      <div className={classes['phone']}>
        {isOver ? (
          <p className={classes['dim']}>问卷到这里就答完了。</p>
        ) : (
          <PreviewBoundary key={`${round} ${source}`} instead={wrong}>
            <SurveyRunner
              definition={publicDefinition({ survey, host: previewHost(survey) })}
              answers={{}}
              oneByOne
              keepsAnswers={false}
              onPage={async (page, answers) => {
                given.current = { ...given.current, ...answers };
                const next = pageAfter(survey, page, given.current);
                return await Promise.resolve({ kind: 'next' as const, page: next });
              }}
              onSubmit={async () => {
                setOver(true);
                return await Promise.resolve({ kind: 'ended' as const });
              }}
            />
          </PreviewBoundary>
        )}
      </div>
      <Button variant="default" size="xs" onClick={startAgain}>
        从头再看
      </Button>
    </div>
  );
}
