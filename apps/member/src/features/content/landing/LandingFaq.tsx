import { coinWorthClause } from '../../../shell/contact/coin-worth.ts';
import { useCoinsPerYuan } from '../../../shell/contact/use-coins-per-yuan.ts';
import classes from './LandingPage.module.css';

const questionsFor = (worth: string) => [
  {
    question: '真的免费吗？',
    answer: '是的。加入、答题和兑换都不收费。任何人以芽言名义向你收费，都不是我们。',
  },
  {
    question: '金币怎么换？',
    answer: `${worth}在“福利兑换”里选卡券、话费等福利，确认后扣金币并开始发放。金币不会过期。`,
  },
  {
    question: '多久到账？',
    answer:
      '答完通过的问卷，金币马上到账；需要审核的会先记为“待入账”，并写明预计到账日期。兑换的到账时间写在每个福利上。',
  },
  {
    question: '为什么有时没入选？',
    answer: '每份问卷需要的人群不同，名额也有限，没入选不代表答得不好，任务写明的感谢金币照样给你。',
  },
  {
    question: '我的资料安全吗？',
    answer:
      '手机号加密保存，不会交给问卷的委托方。把信息交给第三方之前，每次都写明给谁、给什么，并征得你同意。',
  },
  {
    question: '怎么注销？',
    answer:
      '可以在账号设置申请注销，或按隐私政策里的方式联系我们。注销有 7 天的反悔期，期满后个人信息会被删除。',
  },
];

/** Six questions of newcomers, as `<details>` elements, which need no script. */
export function LandingFaq() {
  const questions = questionsFor(coinWorthClause(useCoinsPerYuan()));
  return (
    <section className={classes['section']}>
      <h2 className={classes['heading']}>常见问题</h2>
      <div className={classes['faq']}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
