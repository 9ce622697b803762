import { type AwardMonthDetail, useGetAwardMonth } from '@yayan/console-client';
import { Alert, formatCount, Link } from '@yayan/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { MissingPage } from '../../../shell/frame/MissingPage.tsx';
import { RowList } from '../../../shell/filed/RowList.tsx';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { PartTable } from '../../../shell/object/PartTable.tsx';
import { mayDo, useSession } from '../../../shell/session/session.ts';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import classes from '../ContentPage.module.css';
import { confirmAwards } from './award-acts.ts';
import { AwardFields } from './AwardFields.tsx';
import { confirmedOf, missingIn, newAward, type WrittenAward, writtenOf } from './written-awards.ts';

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
const MOST_AWARDS = 19;

type Candidate = AwardMonthDetail['candidates'][number];

const columns: readonly Column<Candidate>[] = [
  {
    key: 'member',
    title: '会员',
    render: ({ member, memberId }) => <Link href={`/members/${memberId}`}>{member}</Link>,
  },
  { key: 'surveys', title: '完成的问卷', isNumber: true, render: ({ surveys }) => formatCount(surveys) },
  { key: 'quality', title: '质量分', isNumber: true, render: ({ quality }) => quality },
];

function AwardForm({ detail }: { detail: AwardMonthDetail }) {
  const [awards, setAwards] = useState(() => writtenOf(detail));
  const replace = (at: number, award: WrittenAward): void => setAwards(awards.with(at, award));
  const missing = missingIn(awards);
  const act = confirmAwards(confirmedOf(awards));
  return (
    <div className={classes['fields']}>
      <RowList
        name="奖项"
        layout="stack"
        rows={awards}
        least={1}
        most={MOST_AWARDS}
        mayRemove={({ isKnown }) => !isKnown}
        onAdd={() => setAwards([...awards, newAward(awards)])}
        onRemove={(at) => setAwards(awards.toSpliced(at, 1))}
        renderRow={(award, at) => (
          <AwardFields
            number={at + 1}
            award={award}
            month={detail.month}
            onChange={(next) => replace(at, next)}
          />
        )}
      />
      <div className={classes['end']}>
        {detail.isTooOld ? null : missing.length === 0 ? (
          <ActButton key={JSON.stringify(awards)} act={act} id={detail.month} />
        ) : (
          <span className={classes['missing']}>还差：{missing.join('、')}</span>
        )}
      </div>
    </div>
  );
}

const paidColumns: readonly Column<AwardMonthDetail['awards'][number]>[] = [
  { key: 'title', title: '奖项', render: ({ title }) => title },
  { key: 'criteria', title: '标准', render: ({ criteria }) => criteria },
  { key: 'winners', title: '得奖的人', render: ({ winners }) => formatCount(winners.length) },
];

function Shown({ detail }: { detail: AwardMonthDetail }) {
  const session = useSession();
  const mayEdit = mayDo(session, ['content', 'content.large']);
  return (
    <div className={classes['columns']}>
      {mayEdit && detail.isOver ? (
        <section className={classes['card']} aria-label="奖项">
          <AwardForm key={JSON.stringify(detail.awards)} detail={detail} />
        </section>
      ) : (
        <PartTable
          heading="奖项"
          columns={paidColumns}
          items={detail.awards}
          rowKey={({ id }) => id}
          empty="这个月还没有奖项。"
        />
      )}
      <div className={classes['fields']}>
        {detail.isTooOld ? <Alert color="gold">只能评选最近三个月。已发的奖可以收回。</Alert> : null}
        {detail.isOver ? null : <Alert color="gold">这个月还没过完，月底之后才能评选。</Alert>}
        <PartTable
          heading="可以考虑的会员"
          columns={columns}
          items={detail.candidates}
          rowKey={({ member }) => member}
          empty="这个月没有质量分 90 以上、完成了问卷的会员。"
        />
      </div>
    </div>
  );
}

function Loaded({ month }: { month: string }) {
  const query = useGetAwardMonth(month, { query: { refetchOnWindowFocus: false } });
  return <LoadedQuery query={query}>{(detail) => <Shown detail={detail} />}</LoadedQuery>;
}

/** The awards of one month: who comes into question, and who gets them. */
export default function AwardMonthPage() {
  const { month = '' } = useParams();
  if (!MONTH.test(month)) return <MissingPage />;
  return (
    <>
      <PageHead
        title={`${month} 月度评选`}
        lead="得奖的会员只发一次。名字按会员自己的选择公开，理由会公开。"
        actions={<Link href="/contents/awards">全部月份</Link>}
      />
      <Loaded key={month} month={month} />
    </>
  );
}
