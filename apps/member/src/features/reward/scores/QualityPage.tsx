import { CreditKind } from '@yayan/api-client';
import { useGetCredit } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { PageTitle, SectionHeading, SkeletonDetail } from '@yayan/ui';
import { ChangeList } from './ChangeList.tsx';
import { QualityCard } from './QualityCard.tsx';
import { QualityWhatIfTable } from './QualityWhatIfTable.tsx';
import { scoreArticles } from './score-articles.ts';
import classes from './scores.module.css';

/** 质量分: what it is, the score, its effects, how to raise it, and its history (rule 4.11). */
export default function QualityPage() {
  const credit = useGetCredit();
  return (
    <div className={classes['root']}>
      <PageTitle title="质量分" lead="质量分反映作答是否认真，影响能看到的任务，不影响已到账金币。" />
      <QueryView query={credit} skeleton={<SkeletonDetail />}>
        {({ quality }) => (
          <div className={classes['parts']}>
            <QualityCard quality={quality} />
            {quality.whatIf.length > 0 ? (
              <section>
                <SectionHeading
                  title="如果这样做"
                  more={{ href: scoreArticles[CreditKind.Quality].href, label: '加分和扣分的规则' }}
                />
                <QualityWhatIfTable acts={quality.whatIf} />
              </section>
            ) : null}
            {quality.tips.length > 0 ? (
              <section>
                <SectionHeading title="怎样提高" />
                <ol className={classes['tips']}>
                  {quality.tips.map((tip) => (
                    <li key={tip}>{tip}</li>
                  ))}
                </ol>
              </section>
            ) : null}
            <section>
              <SectionHeading title="怎样申诉" />
              <ol className={classes['tips']}>
                <li>每次扣分后 7 天内可以申诉，截止时间写在那条记录里。</li>
                <li>点开那条记录，点“申诉”，写明理由提交。</li>
                <li>申诉由人工复核；不申诉，扣分也会在写明的日期恢复。</li>
              </ol>
            </section>
            <section>
              <SectionHeading title="最近变化" more={{ href: '/home/qualityDetails', label: '全部明细' }} />
              <ChangeList kind={CreditKind.Quality} empty="质量分记录" brief />
            </section>
          </div>
        )}
      </QueryView>
    </div>
  );
}
