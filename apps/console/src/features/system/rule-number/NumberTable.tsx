import type { OperatorRequest, RuleNumber, RuleNumberKind, RuleNumberName } from '@yayan/console-client';
import { ruleNumberKindLabels, ruleNumberNameLabels } from '@yayan/contract/console-labels';
import { formatCount, formatMoment, Link } from '@yayan/ui';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { valueText } from '../../../shell/audit/value-text.ts';
import type { Column } from '../../../shell/list/list-types.ts';
import { PartTable } from '../../../shell/object/PartTable.tsx';
import { dropNumber, setNumber } from './rule-number-acts.ts';
import classes from './RuleNumbersPage.module.css';

/** What a number covers, where its name doesn't say. */
const hints: Partial<Record<RuleNumberName, string>> = {
  smsADay: '其中一半只用来发验证码。',
  codesALine: '一个 IPv4 地址有 4 倍，更大的网段有 2 到 6 倍。',
  coinsAlone: '更正金币、免去待抵扣、申诉退回、收回奖项。',
  qualityAlone: '审核质量分、申诉退回。',
  peopleAlone: '公告、弹窗、法律文本的通知、一天里批量发的消息。',
  prizeYuanAlone: '发布和加份时的奖品总值，作废或延期的一个奖品。',
  payoutAlone: '讨论小组的发放、一个月的评选、合作方的报告和对账。',
  levelBronze: '四个等级都填 50 的倍数，一级比一级多。改之前看得到多少人会升降级。',
};

/** A change that a second admin hasn't decided. */
function Asked({ request }: { request: OperatorRequest }) {
  const { changes, askedBy, askedAt, isOwn } = request;
  const what = changes.map(
    ({ label, before, after }) => `${label}：${valueText(before, label)} → ${valueText(after, label)}`,
  );
  return (
    <p className={classes['note']}>
      {`${what.join('，')}，${askedBy} ${formatMoment(askedAt)} 提出，等另一位管理员同意。`}
      <Link href="/system/requests?open=true">{isOwn ? '查看或撤回' : '看请求'}</Link>
    </p>
  );
}

const withUnit = (value: number, unit: string): string => `${formatCount(value)} ${unit}`;

const columnsFor = (asked: readonly OperatorRequest[]): readonly Column<RuleNumber>[] => [
  {
    key: 'name',
    title: '数字',
    render: ({ name }) => (
      <div className={classes['name']}>
        {ruleNumberNameLabels[name]}
        {hints[name] === undefined ? null : <p className={classes['note']}>{hints[name]}</p>}
        {asked.map((request) =>
          request.subject === name ? <Asked key={request.id} request={request} /> : null,
        )}
      </div>
    ),
  },
  { key: 'value', title: '现在', isNumber: true, render: ({ value, unit }) => withUnit(value, unit) },
  {
    key: 'coming',
    title: '接下来',
    render: ({ coming, unit }) =>
      coming === null ? null : (
        <span className={classes['whole']}>
          {`${formatMoment(coming.holdsFrom)} 起 ${withUnit(coming.value, unit)}`}
        </span>
      ),
  },
  {
    key: 'range',
    title: '可以填',
    isNumber: true,
    render: ({ least, most }) => `${formatCount(least)} 到 ${formatCount(most)}`,
  },
  { key: 'fallback', title: '没改过时', isNumber: true, render: ({ fallback }) => formatCount(fallback) },
  {
    key: 'acts',
    title: '操作',
    render: (number) => (
      <div className={classes['acts']}>
        {number.coming === null ? (
          <ActButton key={number.value} act={setNumber(number)} id={number.name} />
        ) : (
          <ActButton act={dropNumber} id={number.name} />
        )}
      </div>
    ),
  },
];

interface NumberTableProps {
  kind: RuleNumberKind;
  numbers: readonly RuleNumber[];
  asked: readonly OperatorRequest[];
}

/** The numbers of one kind: what holds, what is coming or asked for, and what may be set. */
export function NumberTable({ kind, numbers, asked }: NumberTableProps) {
  return (
    <PartTable
      heading={ruleNumberKindLabels[kind]}
      columns={columnsFor(asked)}
      items={numbers}
      rowKey={({ name }) => name}
      empty=""
    />
  );
}
