import { type OperatorMember, useGetOperatorMember } from '@yayan/console-client';
import { Avatar, formatCount, formatMoment } from '@yayan/ui';
import { useParams } from 'react-router';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { MemberAccount } from './account/MemberAccount.tsx';
import { MemberActs } from './MemberActs.tsx';
import { MemberRecords } from './MemberRecords.tsx';
import { MemberState } from './MemberState.tsx';
import { PersonalData } from './PersonalData.tsx';

const levelText = ({ name, next }: OperatorMember['level']): string =>
  next === null ? `${name}，最高等级` : `${name}，还差 ${formatCount(next.missing)} 到${next.name}`;

function Member({ member }: { member: OperatorMember }) {
  useDocumentTitle(member.nickname);
  return (
    <ObjectPage
      subject={member.id}
      kind="member"
      title={member.nickname}
      about={`会员 ${member.code}`}
      state={<MemberState member={{ ...member, closesAt: member.closing?.closesAt ?? null }} />}
      acts={<MemberActs member={member} />}
      figures={[
        {
          label: '金币',
          value: formatCount(member.coins),
          note: `待入账 ${formatCount(member.pendingCoins)}`,
        },
        { label: '待抵扣', value: formatCount(member.owedCoins), note: '之后得的金币先还' },
        { label: '权益值', value: formatCount(member.credit), note: levelText(member.level) },
        { label: '质量分', value: member.quality },
      ]}
      facts={[
        [
          '头像',
          member.avatar === null ? '没有设' : <Avatar name={member.nickname} src={member.avatar} size={64} />,
        ],
        ['会员号', member.code],
        ['等级', member.level.name],
        ['所在城市', member.city ?? '没有填'],
        ['加入', formatMoment(member.joinedAt)],
      ]}
      linksHeading="个人信息和账号"
      links={
        <>
          <PersonalData member={member} />
          {member.isClosed ? null : <MemberAccount member={member} />}
        </>
      }
      raw={member}
    >
      <MemberRecords memberId={member.id} />
    </ObjectPage>
  );
}

/** One member, with masked data. */
export default function MemberPage() {
  const { id = '' } = useParams();
  const query = useGetOperatorMember(id);
  return <LoadedQuery query={query}>{(member) => <Member key={member.id} member={member} />}</LoadedQuery>;
}
