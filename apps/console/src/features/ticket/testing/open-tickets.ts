import type { OperatorMember, OperatorTicket, OperatorTicketDetail } from '@yayan/console-client';

export const at = (hour: number): string => `2026-11-21T0${hour}:30:00.000Z`;
export const memberId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f700';
export const row: OperatorTicket = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  number: 'T20261121-7K2M4X',
  kind: 'coins',
  state: 1,
  title: '还是金币的事',
  createdAt: at(2),
  acceptBy: at(3),
  answerBy: at(4),
  memberId,
  memberCode: 'YA7K9M2Q',
  owner: 'lin.yue',
  isLate: false,
  mergedInto: null,
};
export const other: OperatorTicket = {
  ...row,
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
  number: 'T20261121-4M9PQR',
  title: '金币没有到账',
  createdAt: at(1),
};
export const member: OperatorMember = {
  id: memberId,
  code: 'YA7K9M2Q',
  nickname: '小满',
  mobile: '138****0001',
  email: null,
  joinedAt: at(1),
  isClosed: false,
  suspendedUntil: null,
  coins: 3000,
  pendingCoins: 0,
  owedCoins: 50,
  credit: 420,
  level: { name: '银牌会员', next: null },
  quality: 77,
  avatar: null,
  city: null,
  idCheck: null,
  closing: null,
  makesGroups: false,
};
export const alone: OperatorTicketDetail = {
  ...row,
  separableUntil: null,
  merged: [],
  subject: null,
  record: null,
  verdict: null,
  entries: [
    {
      at: at(2),
      by: 'member',
      operator: null,
      kind: 'opened',
      text: '还是金币的事',
      pictures: [],
      from: null,
    },
  ],
  notes: [],
};
