import type { Connection } from '../../../platform/database/database.ts';
import { formatDay } from '../../../platform/calendar.ts';
import { balances } from '../../ledger/module.ts';
import type { HomeAttention } from '../../member/api.ts';
import { nextEnding } from './quality-store.ts';

/** Below this quality the wall shows fewer tasks; below the other one new tasks are paused (rule 4.12). */
const FEWER_TASKS = 60;
const NO_TASKS = 40;

/** Says that the member's quality costs them tasks, and when points come back (rules 4.12 and 10.30). */
export async function lowQuality(db: Connection, memberId: string, at: Date): Promise<HomeAttention[]> {
  const { quality } = await balances(db, memberId);
  if (quality >= FEWER_TASKS) return [];
  const deduction = await nextEnding(db, memberId);
  const cost = quality < NO_TASKS ? '暂停接新任务' : '能看到的任务变少';
  const back = deduction?.endsOn ? `，${formatDay(deduction.endsOn)}恢复一部分` : '';
  return [
    {
      kind: 'quality',
      title: `质量分 ${quality} 分`,
      detail: `${cost}${back}`,
      link: '/home/quality',
      coins: null,
      since: at.toISOString(),
      until: null,
      feedbackState: null,
    },
  ];
}
