import { Tabs } from '@yayan/ui';
import type { ComponentType } from 'react';
import { Cards } from './lists/Cards.tsx';
import { CoinRows } from './lists/CoinRows.tsx';
import { CreditRows } from './lists/CreditRows.tsx';
import { Invitations } from './lists/Invitations.tsx';
import { InvitationTree } from './lists/InvitationTree.tsx';
import { MemberGroups } from './lists/MemberGroups.tsx';
import { MemberMessages } from './lists/MemberMessages.tsx';
import { MemberOrders } from './lists/MemberOrders.tsx';
import { MemberTickets } from './lists/MemberTickets.tsx';
import { Participations } from './lists/Participations.tsx';
import { Penalties } from './lists/Penalties.tsx';
import { QualityRows } from './lists/QualityRows.tsx';
import { Sessions } from './lists/Sessions.tsx';

const tabs: readonly { name: string; label: string; List: ComponentType<{ memberId: string }> }[] = [
  { name: 'coins', label: '金币', List: CoinRows },
  { name: 'quality', label: '质量分', List: QualityRows },
  { name: 'credit', label: '权益值', List: CreditRows },
  { name: 'participations', label: '参与', List: Participations },
  { name: 'orders', label: '兑换', List: MemberOrders },
  { name: 'tickets', label: '反馈', List: MemberTickets },
  { name: 'messages', label: '消息', List: MemberMessages },
  { name: 'cards', label: '卡券', List: Cards },
  { name: 'penalties', label: '处罚', List: Penalties },
  { name: 'sessions', label: '设备', List: Sessions },
  { name: 'invitations', label: '邀请', List: Invitations },
  { name: 'tree', label: '邀请关系', List: InvitationTree },
  { name: 'groups', label: '小组', List: MemberGroups },
];

/** All records of a member, one list a tab. A list is loaded when it is first looked at. */
export function MemberRecords({ memberId }: { memberId: string }) {
  return (
    <Tabs defaultValue="coins" keepMounted={false}>
      <Tabs.List aria-label="会员的记录" mb="sm">
        {tabs.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ name, List }) => (
        <Tabs.Panel key={name} value={name}>
          <List memberId={memberId} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
