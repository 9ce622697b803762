import type { TaskDataUse } from '@yayan/api-client';
import { Card, Link, SectionHeading } from '@yayan/ui';
import classes from './TaskTerms.module.css';

/** What is collected, who gets it and what for (compliance: PIPL 17, 23). */
export function DataUse({ use }: { use: TaskDataUse }) {
  const rows = [
    ['谁会收到', use.thirdParty ? `${use.recipient}（第三方）` : use.recipient],
    ['收到什么', use.items.join('、')],
    ['用来做什么', use.purpose],
  ];
  return (
    <Card component="section" aria-labelledby="data-use">
      <SectionHeading id="data-use" title="你的资料会怎样使用" />
      <dl className={classes['root']}>
        {rows.map(([name, value]) => (
          <div key={name} className={classes['row']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {use.policyUrl === null ? null : (
          <div className={classes['row']}>
            <dt>对方政策</dt>
            <dd>
              <Link href={use.policyUrl} target="_blank">
                查看{use.recipient}的隐私政策
              </Link>
            </dd>
          </div>
        )}
      </dl>
      {use.consentRequired ? <p>开始前会单独征得你的同意；不同意也可以参加其他任务。</p> : null}
    </Card>
  );
}
