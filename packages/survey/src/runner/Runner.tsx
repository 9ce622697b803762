import { Button, VisuallyHidden } from '@yayan/ui';
import { useEffect, useRef, useState } from 'react';
import type { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.fontless.min.css';
import type { EarlyInput } from '../first-picture/early-input.ts';
import { AutoNextSwitch } from '../frame/AutoNextSwitch.tsx';
import frame from '../frame/Frame.module.css';
import { ReadingAids } from '../frame/ReadingAids.tsx';
import { SaveIndicator } from '../frame/SaveIndicator.tsx';
import { StepBar } from '../frame/StepBar.tsx';
import { applyChanges } from './model/apply-changes.ts';
import { answerNames, pageAnswers } from './model/page-answers.ts';
import { place, shownQuestions } from './model/page-steps.ts';
import { waitedFor, waitText } from './model/way-ahead.ts';
import './questions/register-renderers.tsx';
import classes from './Runner.module.css';
import options from './Options.module.css';
import type { Answers, SaveState, SurveyRunnerProps } from '../definition/runner-types.ts';
import { useAutoNext } from './use-auto-next.ts';
import { useEarlyInput } from './use-early-input.ts';
import { NextButton } from './NextButton.tsx';
import { numberKeysChoice, useDeviceChoice } from '../frame/device-choice.ts';
import { NumberKeysSwitch } from '../frame/NumberKeysSwitch.tsx';
import { useModelVersion } from './questions/use-model-version.ts';
import { useInterruptedFiles } from './use-interrupted-files.ts';
import { useKeyHints } from './use-key-hints.ts';
import { usePicturesAhead } from './pictures/use-pictures-ahead.ts';
import { useRunner } from './use-runner.ts';
import { useRunnerKeys } from './use-runner-keys.ts';

/** Before the first answer nothing is saved. */
const isWorthSaying = (state: SaveState, model: Model): boolean =>
  state !== 'saved' || Object.keys(model.data as Answers).length > 0;

/** The runner of a given model, in one chunk with survey-core. Use `SurveyRunner`, which loads both. */
export function Runner(props: SurveyRunnerProps & { model: Model; early?: EarlyInput }) {
  'use no memo';
  const { model, early, onChange, onStep, arrivals, saveState, closedText, readOnly = false } = props;
  const runner = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  useModelVersion(model);
  const page = model.currentPage;
  const unit = model.questionsOnPageMode === 'questionPerPage' ? '题' : '页';
  /** The step whose choice leads on by itself, until another step is shown or the respondent moves. */
  const chosenAt = useRef<number>(undefined);
  const { busy, waits, notice, next, back } = useRunner(model, props, () => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    const shown = place(model).at;
    if (chosenAt.current !== undefined && shown > chosenAt.current)
      setSaid(`已选好，到第 ${shown + 1} ${unit}`);
    chosenAt.current = undefined;
  });
  const { at, of, isAbout } = place(model);
  const goOn = (): void => {
    autoNext.cancel();
    chosenAt.current = undefined;
    setSaid('');
    if (!readOnly) void next();
  };
  const goBack = (): void => {
    autoNext.cancel();
    chosenAt.current = undefined;
    back();
  };
  const toNext = (): void => {
    chosenAt.current = at;
    setSaid('');
    void next();
  };
  const autoNext = useAutoNext(model, runner, toNext, early);
  const numberKeys = useDeviceChoice(numberKeysChoice);
  useRunnerKeys(runner, { next: goOn, isLast: at === of - 1, takesNumbers: numberKeys.isOn });
  useKeyHints(runner, numberKeys.isOn && !readOnly);

  useEffect(() => {
    if (!onChange) return undefined;
    const reportChange = (): void => {
      const { currentPage } = model;
      onChange(currentPage.name, pageAnswers(model, currentPage), answerNames(currentPage));
    };
    model.onValueChanged.add(reportChange);
    // The choices made before the runner was loaded.
    if (early?.takeUnreported()) reportChange();
    return () => model.onValueChanged.remove(reportChange);
  }, [model, early, onChange]);

  usePicturesAhead(model);
  useInterruptedFiles(page, readOnly ? [] : props.interrupted);

  const shownPage: string = page.name;
  const shownQuestion = shownQuestions(model)[0]?.name;
  const shownPlace = `第 ${at + 1} ${unit}`;
  useEffect(
    () => onStep?.(shownPage, shownQuestion, shownPlace),
    [onStep, shownPage, shownQuestion, shownPlace],
  );

  useEffect(() => arrivals?.((changes) => applyChanges(model, changes)), [model, arrivals]);

  useEarlyInput(model, runner, early, { next: goOn, back: goBack });

  return (
    <section
      ref={runner}
      className={`${frame['runner']} ${classes['runner']} ${options['root']}`}
      aria-label={model.locTitle.renderedHtml}
    >
      <StepBar at={at} of={of} isAbout={isAbout} unit={unit}>
        {saveState && isWorthSaying(saveState, model) ? (
          <SaveIndicator state={saveState} closedText={closedText} />
        ) : null}
      </StepBar>
      <h2 ref={heading} tabIndex={-1} className={frame['title']}>
        {page.title}
      </h2>
      <Survey model={model} />
      {waits ? (
        <output className={frame['waits']}>
          {waitText(waits, waitedFor(saveState, closedText !== undefined))}
        </output>
      ) : null}
      {notice ? (
        <p role="alert" className={frame['notice']}>
          {notice}
        </p>
      ) : null}
      {readOnly || !autoNext.isOffered ? null : (
        <AutoNextSwitch isOn={autoNext.isOn} unit={unit} onChange={autoNext.change} />
      )}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {readOnly ? null : (
        <div className={frame['actions']}>
          {at > 0 ? (
            <Button variant="default" disabled={busy && !waits} onClick={goBack}>
              上一{unit}
            </Button>
          ) : null}
          <NextButton isKept={waits !== undefined} busy={busy} onClick={goOn}>
            {at === of - 1 ? '提交' : `下一${unit}`}
          </NextButton>
        </div>
      )}
      {readOnly ? null : <NumberKeysSwitch isOn={numberKeys.isOn} onChange={numberKeys.change} />}
      {/* The last, because the first picture has nothing in this place, and nothing may move. */}
      <ReadingAids of={runner} place={at} />
    </section>
  );
}
