import type { AnswerConflict, SurveyJson } from '@yayan/survey';
import { DeviceVersions } from '@yayan/ui';
import { answerText, isComputed, questionTitle } from './answer-text.ts';
import classes from './ConflictPanel.module.css';

interface ConflictPanelProps {
  definition: SurveyJson;
  conflicts: readonly AnswerConflict[];
  onChoose: (name: string, side: 'ours' | 'theirs') => void;
}

/** Both answers of each question, side by side, with a choice. Until then the later one counts, and the page says which. */
export default function ConflictPanel({ definition, conflicts, onChoose }: ConflictPanelProps) {
  const asked = conflicts.filter(({ name }) => !isComputed(definition, name));
  if (asked.length === 0) return null;
  return (
    <section className={classes['root']} aria-labelledby="conflicts-title">
      <h2 id="conflicts-title" className={classes['title']}>
        {asked.length} 道题在两台设备上答得不一样
      </h2>
      <p className={classes['lead']}>两边的答案都还在。没选之前，先按后填的算。</p>
      <ul className={classes['list']}>
        {asked.map((conflict) => {
          const title = questionTitle(definition, conflict.name);
          return (
            <li key={conflict.name}>
              <h3 className={classes['question']}>{title}</h3>
              <DeviceVersions
                subject={title}
                ours={answerText(definition, conflict.name, conflict.ours)}
                theirs={answerText(definition, conflict.name, conflict.theirs)}
                counts={conflict.counts}
                onChoose={(side) => onChoose(conflict.name, side)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
