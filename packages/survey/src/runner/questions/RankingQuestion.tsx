import { ActionIcon, UnstyledButton, VisuallyHidden } from '@yayan/ui';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ItemValue, QuestionRankingModel } from 'survey-core';
import { moveRank, rankNext, unrank, type Ranking } from './ranking-order.ts';
import classes from './RankingQuestion.module.css';
import { useModelVersion } from './use-model-version.ts';

/** Unfinished rankings. Turning the page unmounts a question, and only a complete ranking is an answer. */
const halfDone = new WeakMap<QuestionRankingModel, Ranking>();

interface RankingQuestionProps {
  question: QuestionRankingModel;
}

/**
 * Tap to rank, in place of SurveyJS's drag and drop: each tap gives the next rank, arrows move an item, ✕ removes it.
 * All controls are buttons, so a keyboard can rank too. The question is answered once every item has a rank.
 */
export function RankingQuestion({ question }: RankingQuestionProps) {
  'use no memo';
  useModelVersion(question);
  const [partial, setRanking] = useState<Ranking>(() => halfDone.get(question) ?? []);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  const choices: readonly ItemValue[] = question.visibleChoices;
  const complete: unknown = question.value;
  // The answer may come from another device.
  const ranking: Ranking = Array.isArray(complete) && complete.length === choices.length ? complete : partial;
  const ranked = ranking.flatMap((value) => choices.find((choice) => choice.value === value) ?? []);
  const open = choices.filter((choice) => !ranked.includes(choice));

  const rank = (next: Ranking, message: string): void => {
    setRanking(next);
    halfDone.set(question, next);
    setSaid(message);
    answer(question, next.length === choices.length ? [...next] : undefined);
  };
  /** Ranking removes the pressed button, so the focus moves to the next open item, or to the first rank. */
  const add = (choice: ItemValue, position: number): void => {
    rank(rankNext(ranking, choice.value), `${choice.text}，第 ${ranking.length + 1} 位`);
    requestAnimationFrame(() => {
      const left = list.current?.querySelectorAll<HTMLElement>('[data-open]') ?? [];
      (left[Math.min(position, left.length - 1)] ?? list.current)?.focus({ preventScroll: true });
    });
  };

  return (
    <fieldset ref={list} className={classes['root']} tabIndex={-1} aria-labelledby={question.ariaTitleId}>
      <ol className={classes['list']} aria-label="已排好">
        {ranked.map((choice, index) => (
          <li key={choice.uniqueId} className={classes['row']} data-ranked>
            <span className={classes['place']} aria-hidden="true">
              {index + 1}
            </span>
            <span className={classes['text']}>{choice.text}</span>
            <RankAction
              label={`上移 ${choice.text}`}
              disabled={question.isReadOnly || index === 0}
              icon={<IconArrowUp size={20} stroke={1.75} />}
              onClick={() => rank(moveRank(ranking, choice.value, -1), `${choice.text}，第 ${index} 位`)}
            />
            <RankAction
              label={`下移 ${choice.text}`}
              disabled={question.isReadOnly || index === ranked.length - 1}
              icon={<IconArrowDown size={20} stroke={1.75} />}
              onClick={() => rank(moveRank(ranking, choice.value, 1), `${choice.text}，第 ${index + 2} 位`)}
            />
            <RankAction
              label={`取消 ${choice.text}`}
              disabled={question.isReadOnly}
              icon={<IconX size={20} stroke={1.75} />}
              onClick={() => rank(unrank(ranking, choice.value), `${choice.text}，未排`)}
            />
          </li>
        ))}
      </ol>
      <ul className={classes['list']} aria-label="还没排">
        {open.map((choice, position) => (
          <li key={choice.uniqueId}>
            <UnstyledButton
              id={position === 0 ? focusId(question.inputId) : undefined}
              className={classes['row']}
              data-open
              disabled={question.isReadOnly}
              onClick={() => add(choice, position)}
            >
              <span className={classes['hole']} aria-hidden="true" />
              <span className={classes['text']}>{choice.text}</span>
              <VisuallyHidden>排第 {ranked.length + 1}</VisuallyHidden>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <p className={classes['hint']}>
        {open.length > 0 ? `依次点选：第 ${ranked.length + 1} 位是？` : '排好了，可用箭头调整'}
      </p>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </fieldset>
  );
}

/** The id that survey-core looks for when it moves the focus to a refused question. */
const focusId = (inputId: string): string => `${inputId}_0`;

/** Sets the answer. Outside the component because it mutates a survey-core object. */
const answer = (question: QuestionRankingModel, value: unknown[] | undefined): void => {
  question.value = value;
};

interface RankActionProps {
  label: string;
  disabled: boolean;
  icon: React.ReactNode;
  onClick: () => void;
}

function RankAction({ label, disabled, icon, onClick }: RankActionProps) {
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={classes['action']}
    >
      {icon}
    </ActionIcon>
  );
}
