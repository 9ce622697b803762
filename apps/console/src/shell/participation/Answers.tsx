import { type AnswerLine, type ParticipationDetail, showParticipationAnswers } from '@yayan/console-client';
import type { Fact } from '@yayan/ui';
import { Reveal } from '../reveal/Reveal.tsx';
import classes from './participation.module.css';

const reasons = ['核对质量问题', '处理会员的申诉', '核对合作方的质疑'];

const none = {
  shown: '没有回答。',
  notHandedIn: '还没有交。交之前的回答只有会员自己能看。',
  withdrawn: '会员撤回了同意，回答不再给任何人看。',
  none: '这次参与没有留下回答。',
} as const;

/** Questions may have the same text, so each has its number. */
const facts = (answers: readonly AnswerLine[]): Fact[] =>
  answers.map(({ label, value, isMasked }, at) => [`${at + 1}. ${label}`, isMasked ? '••••••' : value]);

/** What somebody answered. Answers that may be personal are shown for a reason (rule 14.68). */
export function Answers({ participation }: { participation: ParticipationDetail }) {
  const { id, answers, answersState } = participation;
  return (
    <section className={classes['card']} aria-labelledby="answers">
      <h2 id="answers" className={classes['heading']}>
        回答
      </h2>
      {answersState !== 'shown' || answers.length === 0 ? (
        <p className={classes['text']}>{none[answersState]}</p>
      ) : (
        <Reveal
          look="stacked"
          title="显示完整回答"
          reasons={reasons}
          isWhole={!answers.some(({ isMasked }) => isMasked)}
          masked={facts(answers)}
          ask={(reason) => showParticipationAnswers(id, { reason })}
          facts={(shown) => facts(shown.answers)}
        />
      )}
    </section>
  );
}
