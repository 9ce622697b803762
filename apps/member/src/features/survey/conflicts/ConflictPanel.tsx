import type { AnswerConflict, SurveyJson } from '@yayan/survey';
import { Button } from '@yayan/ui';
import { answerText, isComputed, questionTitle } from './answer-text.ts';
import classes from './ConflictPanel.module.css';

interface ConflictPanelProps {
  definition: SurveyJson;
  conflicts: readonly AnswerConflict[];
  onChoose: (name: string, side: 'ours' | 'theirs') => void;
}

const sides = [
  { side: 'ours', label: '这台', action: '用这台的' },
  { side: 'theirs', label: '另一台', action: '用另一台的' },
] as const;

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
              <div className={classes['sides']}>
                {sides.map(({ side, label, action }) => (
                  <div key={side} className={classes['side']} data-counts={conflict.counts === side}>
                    <p className={classes['device']}>
                      {label}
                      {conflict.counts === side ? <b>现在算这个</b> : null}
                    </p>
                    <p className={classes['answer']}>
                      {answerText(definition, conflict.name, conflict[side])}
                    </p>
                    <Button
                      size="sm"
                      mih={44}
                      variant={conflict.counts === side ? 'light' : 'default'}
                      aria-label={`${title}：${action}`}
                      onClick={() => onChoose(conflict.name, side)}
                    >
                      {action}
                    </Button>
                  </div>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
