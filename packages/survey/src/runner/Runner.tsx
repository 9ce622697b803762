import { Button, Progress } from '@yayan/ui';
import { useEffect, useRef, useState } from 'react';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.fontless.min.css';
import { createSurveyModel } from './model/create-survey-model.ts';
import { pageAnswers } from './model/page-answers.ts';
import { place } from './model/page-steps.ts';
import './questions/register-renderers.tsx';
import classes from './Runner.module.css';
import type { SurveyRunnerProps } from './runner-types.ts';
import { SaveIndicator } from './SaveIndicator.tsx';
import { useModelVersion } from './model/use-model-version.ts';
import { useRunner } from './use-runner.ts';
import { useRunnerKeys } from './use-runner-keys.ts';

/** The runner, in one chunk with survey-core. Use `SurveyRunner`, which loads it. */
export function Runner(props: SurveyRunnerProps) {
  'use no memo';
  const { onChange, saveState, readOnly = false } = props;
  const [model] = useState(() => createSurveyModel(props));
  const runner = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useModelVersion(model);
  const page = model.currentPage;
  const { busy, notice, next, back } = useRunner(model, props, () => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  });
  useRunnerKeys(runner, () => {
    if (!readOnly) void next();
  });

  useEffect(() => {
    if (!onChange) return undefined;
    const tell = (): void => onChange(model.currentPage.name, pageAnswers(model, model.currentPage));
    model.onValueChanged.add(tell);
    return () => model.onValueChanged.remove(tell);
  }, [model, onChange]);

  const { at, of } = place(model);
  const unit = model.questionsOnPageMode === 'questionPerPage' ? '题' : '页';
  return (
    <section ref={runner} className={classes['runner']} aria-label={model.locTitle.renderedHtml}>
      <div className={classes['top']}>
        <Progress
          value={((at + 1) / of) * 100}
          size={6}
          aria-label={`第 ${at + 1} ${unit}，共 ${of} ${unit}`}
        />
        <div className={classes['facts']}>
          <span>
            第 {at + 1} / {of} {unit}
          </span>
          {saveState ? <SaveIndicator state={saveState} /> : null}
        </div>
      </div>
      <h2 ref={heading} tabIndex={-1} className={classes['title']}>
        {page.title}
      </h2>
      <Survey model={model} />
      {notice ? (
        <p role="alert" className={classes['notice']}>
          {notice}
        </p>
      ) : null}
      {readOnly ? null : (
        <div className={classes['actions']}>
          {at > 0 ? (
            <Button variant="default" disabled={busy} onClick={back}>
              上一{unit}
            </Button>
          ) : null}
          <Button className={classes['next']} loading={busy} onClick={() => void next()}>
            {at === of - 1 ? '提交' : `下一${unit}`}
          </Button>
        </div>
      )}
    </section>
  );
}
