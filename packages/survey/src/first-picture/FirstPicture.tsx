import { Button, Skeleton } from '@yayan/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { autoNextChoice, numberKeysChoice, useDeviceChoice } from '../frame/device-choice.ts';
import { AutoNextSwitch } from '../frame/AutoNextSwitch.tsx';
import frame from '../frame/Frame.module.css';
import { NumberKeysSwitch } from '../frame/NumberKeysSwitch.tsx';
import { SaveIndicator } from '../frame/SaveIndicator.tsx';
import { StepBar } from '../frame/StepBar.tsx';
import type { SaveState, SurveyRunnerProps } from '../definition/runner-types.ts';
import { ChoiceRows } from './ChoiceRows.tsx';
import { choiceSelector, type EarlyInput, type StepButton } from './early-input.ts';
import classes from './FirstPicture.module.css';
import type { Picture, PictureQuestion } from './picture.ts';

/** The time within which a choice belongs to the last tap, in milliseconds, see `use-auto-next.ts`. */
const samePressMs = 400;

interface FirstPictureProps {
  picture: Picture;
  /** Records what the respondent does here. */
  early: EarlyInput;
  /** Where the answers so far are stored; undefined to show nothing. */
  saveState: SaveState | undefined;
  onDrawn: () => void;
  /** Called after each choice, as by the runner, so that it is stored even if the runner never loads. */
  onChange: SurveyRunnerProps['onChange'];
  /** Says what the runner waits for, if it can't be loaded now. */
  waits: string | undefined;
}

/**
 * The first step of a questionnaire in the runner's look, shown until the runner has loaded. Choices and buttons already work;
 * the runner takes over what the respondent did.
 */
export function FirstPicture({ picture, early, saveState, onDrawn, onChange, waits }: FirstPictureProps) {
  const { at, of, unit, pageTitle, questions } = picture;
  const pressedAt = useRef(-Infinity);
  const [chosen, setChosen] = useState(picture.answers);
  const autoNext = useDeviceChoice(autoNextChoice);
  const numberKeys = useDeviceChoice(numberKeysChoice);
  const [pressed, setPressed] = useState<StepButton>();
  const choose = (name: string, value: unknown): void => {
    early.choose(name, value, performance.now() - pressedAt.current < samePressMs);
    const answers = { ...chosen, [name]: value };
    setChosen(answers);
    onChange?.(picture.page, answers, picture.answerNames);
  };
  const press = (button: StepButton): void => {
    early.press(button);
    setPressed(button);
  };
  useEffect(() => {
    const notePress = (): void => {
      pressedAt.current = performance.now();
    };
    const kinds = ['pointerdown', 'pointerup'] as const;
    for (const kind of kinds) document.addEventListener(kind, notePress, true);
    onDrawn();
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, notePress, true);
    };
  }, [onDrawn]);
  const loseFocus = (): void => early.focus(undefined);
  return (
    <section className={frame['runner']} aria-label={picture.title} aria-busy="true">
      <StepBar at={at} of={of} isAbout={picture.isAbout} unit={unit}>
        {saveState ? <SaveIndicator state={saveState} /> : null}
      </StepBar>
      <h2 className={frame['title']}>{pageTitle}</h2>
      <div className={classes['cards']}>
        {questions.map((question) => (
          <QuestionCard
            key={question.name}
            question={question}
            answer={chosen[question.name]}
            onChoose={(value) => choose(question.name, value)}
            onFocus={(value) =>
              early.focus(value === undefined ? undefined : choiceSelector(question.name, value))
            }
          />
        ))}
        {picture.hasMore ? <Skeleton height={220} radius={16} /> : null}
      </div>
      {waits === undefined ? null : <output className={frame['waits']}>{waits}</output>}
      {picture.offersAutoNext ? (
        <AutoNextSwitch isOn={autoNext.isOn} unit={unit} onChange={autoNext.change} />
      ) : null}
      {/* The runner has a line for screen readers in this place. */}
      <div className={frame['actions']}>
        {at !== undefined && at > 0 ? (
          <Button
            variant="default"
            className={pressed === 'back' ? (classes['pressed'] ?? '') : ''}
            onClick={() => press('back')}
          >
            上一{unit}
          </Button>
        ) : null}
        <Button
          className={`${frame['next']} ${pressed === 'next' ? classes['pressed'] : ''}`}
          aria-busy={pressed === 'next'}
          onFocus={() => early.focus('[data-next]')}
          onBlur={loseFocus}
          onClick={() => press('next')}
        >
          {at !== undefined && of !== undefined && at >= of - 1 ? '提交' : `下一${unit}`}
        </Button>
      </div>
      <NumberKeysSwitch isOn={numberKeys.isOn} onChange={numberKeys.change} />
    </section>
  );
}

interface QuestionCardProps {
  question: PictureQuestion;
  answer: unknown;
  onChoose: (value: unknown) => void;
  /** Called with the focused choice, and with undefined when the focus is lost. */
  onFocus: (value: string | undefined) => void;
}

function QuestionCard({ question, answer, onChoose, onFocus }: QuestionCardProps) {
  const { name, title, description, body, isMandatory } = question;
  const id = useId();
  return (
    <div className={classes['card']} data-name={name}>
      <div className={classes['header']}>
        <div id={id} className={classes['title']}>
          {title}
        </div>
        {description === '' ? null : <div className={classes['description']}>{description}</div>}
      </div>
      {body.kind === 'choices' ? (
        <ChoiceRows
          body={body}
          answer={answer}
          titleId={id}
          isMandatory={isMandatory}
          onChoose={onChoose}
          onFocus={onFocus}
        />
      ) : (
        <Skeleton height={body.height} radius="md" />
      )}
    </div>
  );
}
