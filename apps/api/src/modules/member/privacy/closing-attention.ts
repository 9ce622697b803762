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
      detail: '到期前可以随时取消',
      link: '/home/user',
      coins,
      since: closing.requested_at.toISOString(),
      until: closing.closes_at.toISOString(),
      feedbackState: null,
    },
  ];
}
