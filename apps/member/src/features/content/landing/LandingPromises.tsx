import { latePart } from '@yayan/ui';
import { LandingNear } from './LandingNear.tsx';
import classes from './LandingPage.module.css';
import parts from './LandingParts.module.css';

const { Part: LandingFigures } = latePart(async () => (await import('./LandingFigures.tsx')).LandingFigures, {
  isOptional: true,
});

const promises = [
  {
    title: '没入选得多少，开始前就写明',
    text: '先问筛选题，再问正题。完成、没入选和名额已满各得几个金币，任务页都写着。',
  },
  {
    title: '每一枚金币都查得到',
    text: '从哪来、到哪去、什么时候到账，明细里逐条写着；待入账的会写明预计日期。',
  },
  {
    title: '先提醒，讲理由，可申诉',
    text: '对作答有疑问会先告诉你原因和依据，不在兑换时突然封号。',
  },
];

/** 三条承诺 (design pages 1.0), and under them what members have done so far. */
export function LandingPromises() {
  return (
    <section className={classes['band']}>
      <div className={classes['section']}>
        <h2 className={classes['heading']}>三条承诺</h2>
        <ol className={classes['promises']}>
          {promises.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <LandingNear place={parts['figures-place']} part={LandingFigures} />
      </div>
    </section>
  );
}
