import type { CreditRow } from '@yayan/api-client';
import {
  ButtonLink,
  Link,
  type Fact,
  FactList,
  formatChange,
  formatCalendarDay,
  formatMoment,
  Sheet,
  SupportCode,
} from '@yayan/ui';
import { AskUs } from '../../../shell/contact/AskUs.tsx';
import { serverDate } from '../../../shell/client/server-date.ts';
import { appealable } from './appealable.ts';
import { scoreArticles } from './score-articles.ts';

const factsOf = (row: CreditRow): readonly Fact[] => [
  ['变化', formatChange(row.amount)],
  ['变动后', String(row.balanceAfter)],
  ['时间', formatMoment(row.createdAt)],
  row.cause.title === row.reason ? null : ['来自', row.cause.title],
  ['规则', row.rule],
  ...row.evidence.map(({ label, value }): Fact => [label, value]),
  row.endsAt ? ['恢复日期', formatCalendarDay(row.endsAt)] : null,
  row.appealUntil ? ['申诉截止', formatMoment(row.appealUntil)] : null,
];

const quotingText = (row: CreditRow): string => {
  if (appealable(row, serverDate())) return '可以申诉：截止前写明理由，由人工复核。';
  return row.appealUntil ? '申诉时间已过，有疑问仍可以问我们。' : '对这条记录有疑问，报这个编号就能查到。';
};

/** One change in detail: rule, end, cause, and how to appeal. */
export function ChangeSheet({ row, onClose }: { row: CreditRow | undefined; onClose: () => void }) {
  return (
    <Sheet opened={row !== undefined} onClose={onClose} title={row?.reason ?? ''}>
      {row ? (
        <>
          <FactList look="receipt" facts={factsOf(row)} />
          <p>
            <Link href={scoreArticles[row.kind].href}>{scoreArticles[row.kind].title}</Link>
          </p>
          {row.cause.link ? (
            <ButtonLink href={row.cause.link} variant="light" fullWidth mb="sm" mih={44}>
              看相关记录
            </ButtonLink>
          ) : null}
          <SupportCode code={row.supportCode}>{quotingText(row)}</SupportCode>
          <AskUs
            about={row.kind === 'quality' ? { type: 'quality', id: row.id } : undefined}
            subject={appealable(row, serverDate()) ? '申诉：分数变化' : '对一条分数记录有疑问'}
            facts={[
              ['记录', row.reason],
              ['变化', formatChange(row.amount)],
              ['时间', formatMoment(row.createdAt)],
              ['查询编号', row.supportCode],
            ]}
          />
        </>
      ) : null}
    </Sheet>
  );
}
