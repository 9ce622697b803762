import type { Connection } from '../../../platform/database/database.ts';
import type { HomeAttention } from './home-attention.ts';
import { latestIdCheck } from '../id-check-store.ts';
import { refusedReason } from '../real-name/id-check-result.ts';
import { TRIES } from '../real-name/id-verification.ts';

/** Says that the last real-name check failed and may be tried again (rules 2.20 and 10.30). */
export async function failedIdCheck(db: Connection, memberId: string): Promise<HomeAttention[]> {
  const check = await latestIdCheck(db, memberId);
  if (check === undefined || (check.state !== 'unmatched' && check.state !== 'taken')) return [];
  const triesLeft = TRIES - check.attempt;
  if (triesLeft === 0) return [];
  return [
    {
      kind: 'idVerification',
      title: '实名认证没有通过',
      detail: `${refusedReason(check.state)}，还可以提交 ${triesLeft} 次`,
      link: '/home/user?edit=verify',
      coins: null,
      since: check.asked_at.toISOString(),
      until: null,
      feedbackState: null,
    },
  ];
}
