import { type PartnerTest, type PartnerTrial, useTestPartner } from '@yayan/console-client';
import {
  joinResultLabels,
  partnerReportVerdictLabels,
  partnerTrialKindLabels,
} from '@yayan/contract/console-labels';
import { Alert, ButtonLink, CopyButton } from '@yayan/ui';
import { useParams } from 'react-router';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { PartTable } from '../../shell/object/PartTable.tsx';
import { ForRight } from '../../shell/session/ForRight.tsx';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import classes from './PartnerTestPage.module.css';

// The document allows only results.
const labelOf = (result: number): string => joinResultLabels[result as keyof typeof joinResultLabels];

const meaningOf = ({ result, reason, isReversal, mayRetry, closes, verdict }: PartnerTrial): string => {
  if (isReversal) return '撤回已通过的结果';
  if (result === null) return `不算数：${partnerReportVerdictLabels[verdict]}`;
  return [
    labelOf(result),
    ...(reason === null ? [] : [reason === 'quality' ? '因为质量' : '因为安全']),
    ...(mayRetry ? ['会员可以再试'] : []),
    ...(closes ? ['任务暂停'] : []),
  ].join('，');
};

const trialColumns: readonly Column<PartnerTrial>[] = [
  { key: 'kind', title: '回调', render: ({ kind }) => partnerTrialKindLabels[kind] },
  { key: 'code', title: '状态码', render: ({ code }) => (code === null ? '–' : <code>{code}</code>) },
  { key: 'meaning', title: '我们读作', render: meaningOf },
  { key: 'answer', title: '我们回复', render: ({ answer }) => <code>{answer}</code> },
  {
    key: 'address',
    title: '地址',
    render: ({ address }) => <CopyButton value={address} label="复制" done="已复制" />,
  },
];

const endTexts = {
  complete: '完成',
  screenedOut: '未入选',
  quotaFull: '名额已满',
  duplicate: '重复',
  other: '其他',
} as const;

type End = PartnerTest['ends'][number];

const endColumns: readonly Column<End>[] = [
  { key: 'end', title: '结果', render: ({ end }) => endTexts[end] },
  {
    key: 'address',
    title: '我们送回的地址',
    render: ({ address }) => <code className={classes['address']}>{address}</code>,
  },
];

function Entry({ entry, isAgent }: { entry: string; isAgent: boolean }) {
  return (
    <section className={classes['entry']} aria-labelledby="entry">
      <h2 id="entry">入口</h2>
      <p>
        {isAgent
          ? '代理按这个样子签名。这个链接是真的：谁打开，谁就进入任务，占一个名额。'
          : '会员从这里进入。人和会话是编的，对方会说不认识。'}
      </p>
      <code className={classes['address']}>{entry}</code>
      <CopyButton value={entry} label="复制入口" done="已复制" />
    </section>
  );
}

function Test({ test: { entry, trials, withoutCode, ends } }: { test: PartnerTest }) {
  const isAgent = trials.length === 0;
  return (
    <div className={classes['page']}>
      {entry === null ? (
        <Alert color="gold">这家代理还没有任务，所以没有入口。</Alert>
      ) : (
        <Entry entry={entry} isAgent={isAgent} />
      )}
      {withoutCode.length > 0 ? (
        <Alert color="gold" title="有的结果没有状态码">
          对方没有状态码表示：{withoutCode.map(labelOf).join('、')}。对方如果有，请加到设置里。
        </Alert>
      ) : null}
      {isAgent ? (
        <PartTable heading="返回" columns={endColumns} items={ends} rowKey={({ end }) => end} empty="" />
      ) : (
        <PartTable
          heading="回调"
          columns={trialColumns}
          items={trials}
          rowKey={({ kind, code }) => `${kind} ${code}`}
          empty=""
        />
      )}
    </div>
  );
}

function Loaded({ partner }: { partner: string }) {
  return <LoadedQuery query={useTestPartner(partner)}>{(test) => <Test test={test} />}</LoadedQuery>;
}

/** What the entry and every return of a partner do, without sending anybody there (rule 14.65). */
export default function PartnerTestPage() {
  const { key = '' } = useParams();
  return (
    <>
      <PageHead
        title={`试跑 ${key}`}
        lead="用正式的代码签名和读取，不送人，也不存什么。"
        actions={
          <ButtonLink variant="default" href={`/partners/${key}`}>
            回到合作方
          </ButtonLink>
        }
      />
      <ForRight any={['partners']}>
        <Loaded partner={key} />
      </ForRight>
    </>
  );
}
