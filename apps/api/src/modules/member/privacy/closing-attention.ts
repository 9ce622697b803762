import type { Connection } from '../../../platform/database/database.ts';
import { balances } from '../../ledger/module.ts';
import { activeClosing } from './closing.ts';
import type { HomeAttention } from '../home/home-attention.ts';

/** Reminds a member on the home page that their account will be deleted, with the coins they would lose. */
export async function closingAttention(db: Connection, memberId: string): Promise<HomeAttention[]> {
  const closing = await activeClosing(db, memberId);
  if (closing === undefined) return [];
  const { coins } = await balances(db, memberId);
  return [
    {
      kind: 'closing',
      title: '账号即将注销',
      detail: closing.under_age
        ? '你填的生日未满 14 周岁。填错了请更正生日；没有填错，请让监护人联系我们'
        : '到期前可以随时取消',
      link: '/home/user',
      coins,
      since: closing.requested_at.toISOString(),
      until: closing.closes_at.toISOString(),
      feedbackState: null,
    },
  ];
}
