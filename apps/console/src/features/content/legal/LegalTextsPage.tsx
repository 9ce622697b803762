import { type LegalRow, type LegalRowListAgreement, useListLegalTexts } from '@yayan/console-client';
import { formatCount, formatMoment, Link } from '@yayan/ui';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { PartTable } from '../../../shell/object/PartTable.tsx';
import { mayDo, useSession } from '../../../shell/session/session.ts';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { SkeletonRows } from '../../../shell/state/SkeletonRows.tsx';
import { legalKinds, legalPath, legalTitle } from './legal-kinds.ts';
import { LegalState } from './legal-states.tsx';
import classes from './LegalTextsPage.module.css';

const byText = ({ madeBy, withdrawnBy }: LegalRow): string => {
  const maker = madeBy ?? '随版本发布';
  return withdrawnBy === null ? maker : `${maker}，${withdrawnBy} 撤回`;
};

const columns: readonly Column<LegalRow>[] = [
  {
    key: 'version',
    title: '生效日',
    render: ({ kind, version, isKept }) => (
      <span className={classes['day']}>
        {isKept ? <Link href={legalPath(kind, version)}>{version}</Link> : version}
      </span>
    ),
  },
  { key: 'state', title: '状态', render: ({ state }) => <LegalState state={state} /> },
  { key: 'what', title: '变化', render: ({ what }) => what },
  { key: 'agree', title: '重新同意', render: ({ mustAgree }) => (mustAgree ? '所有会员' : '不用') },
  { key: 'by', title: '谁', render: byText },
  { key: 'at', title: '公布', render: ({ madeAt }) => (madeAt === null ? '–' : formatMoment(madeAt)) },
];

const MOST_COUNTED = 10_000;
const countText = (count: number): string =>
  count > MOST_COUNTED ? `${formatCount(MOST_COUNTED)}+` : formatCount(count);

/** How many members agreed to what they must agree to. */
function Agreed({ required, members, agreed }: LegalRowListAgreement) {
  return (
    <p className={classes['agreed']}>
      {countText(members)} 个会员里，{countText(agreed)} 个同意过 {required}{' '}
      或更新的版本；其余的下次打开时会先被请看过并同意。
    </p>
  );
}

/** The versions of 用户协议, 隐私政策 and the list of third-party SDKs (rule 14.79). */
export default function LegalTextsPage() {
  const query = useListLegalTexts();
  const mayWrite = mayDo(useSession(), ['content', 'content.large']);
  return (
    <>
      <PageHead
        title="法律文本"
        lead="每一版从某天零点（北京时间）起生效。生效过的版本是会员同意的凭据，永远不能改。"
        actions={
          mayWrite ? (
            <>
              {legalKinds.map((kind) => (
                <Link key={kind} href={`/contents/legal/${kind}/new`}>
                  写新的{legalTitle(kind)}
                </Link>
              ))}
            </>
          ) : undefined
        }
      />
      <LoadedQuery query={query} skeleton={<SkeletonRows count={6} />}>
        {({ items, agreement }) => (
          <div className={classes['root']}>
            <Agreed {...agreement} />
            {legalKinds.map((kind) => (
              <PartTable
                key={kind}
                heading={legalTitle(kind)}
                columns={columns}
                items={items.filter((row) => row.kind === kind)}
                rowKey={({ version, withdrawnAt }) => `${version} ${withdrawnAt}`}
                empty="还没有版本。"
              />
            ))}
          </div>
        )}
      </LoadedQuery>
    </>
  );
}
