import type { Connection } from '../../../platform/database/database.ts';
import { activeClosing } from './closing.ts';
import type { HomeAttention } from '../home/home-check.ts';

/** Reminds a member on the home page that their account will be deleted. */
export async function closingAttention(db: Connection, memberId: string): Promise<HomeAttention[]> {
  const closing = await activeClosing(db, memberId);
  if (closing === undefined) return [];
  return [
    {
      kind: 'closing',
      title: '账号即将注销',
      detail: '到期前可以随时取消',
      link: '/home/user',
      until: closing.closes_at.toISOString(),
      feedbackState: null,
    },
  ];
}
