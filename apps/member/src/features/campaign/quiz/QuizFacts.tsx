import type { CampaignQuiz } from '@yayan/api-client';
import { limitText } from './limit-text.ts';
import classes from './Quiz.module.css';

/** What a try takes and brings, before it begins. */
export function QuizFacts({ quiz: { questions, seconds, coins } }: { quiz: CampaignQuiz }) {
  const facts = [
    { name: '题目', value: `${questions} 道` },
    { name: '限时', value: limitText(seconds) },
    { name: '每答对 1 题', value: `${coins} 金币` },
  ];
  return (
    <dl className={classes['facts']}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
