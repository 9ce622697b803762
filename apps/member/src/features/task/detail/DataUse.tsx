import type { TaskDataUse } from '@yayan/api-client';
import { Card, type Fact, FactList, Link, SectionHeading } from '@yayan/ui';

/** What is collected, who gets it and what for (compliance: PIPL 17, 23). */
export function DataUse({ use }: { use: TaskDataUse }) {
  const facts: readonly Fact[] = [
    ['谁会收到', use.thirdParty ? `${use.recipient}（第三方）` : use.recipient],
    ['收到什么', use.items.join('、')],
    ['用来做什么', use.purpose],
    use.policyUrl === null
      ? null
      : [
          '对方政策',
          <Link key="policy" href={use.policyUrl} target="_blank">
            查看{use.recipient}的隐私政策
          </Link>,
        ],
  ];
  return (
    <Card component="section" aria-labelledby="data-use">
      <SectionHeading id="data-use" title="你的资料会怎样使用" />
      <FactList facts={facts} />
      {use.consentRequired ? <p>开始前会单独征得你的同意；不同意也可以参加其他任务。</p> : null}
    </Card>
  );
}
