import { Plant, type PlantStage } from '@yayan/ui';
import { coinWorthClause } from '../../../shell/contact/coin-worth.ts';
import { useCoinsPerYuan } from '../../../shell/contact/use-coins-per-yuan.ts';
import classes from './LandingPage.module.css';

const stepsFor = (worth: string): readonly { stage: PlantStage; title: string; text: string }[] => [
  { stage: 'sprout', title: '手机号加入', text: '一条验证码就能注册，不收任何费用。' },
  { stage: 'leaves', title: '挑任务，说真话', text: '按用时和金币挑选；认真作答，比猜答案更重要。' },
  { stage: 'ear', title: '金币到账，去兑换', text: `${worth}可换卡券、话费等福利。` },
];

/** How it works, in three steps. */
export function LandingSteps() {
  const steps = stepsFor(coinWorthClause(useCoinsPerYuan()));
  return (
    <section className={classes['section']}>
      <h2 className={classes['heading']}>三步开始</h2>
      <ol className={classes['steps']}>
        {steps.map(({ stage, title, text }) => (
          <li key={title}>
            <Plant stage={stage} width={132} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
