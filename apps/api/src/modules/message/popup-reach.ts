import { dayOf } from '../../platform/calendar.ts';
import type { Connection } from '../../platform/database/database.ts';
import { type Popup, selectShownAmong, selectShownAnotherFirst } from './popup-store.ts';

/** How many could be shown a pop-up today, and why others could not. */
export interface PopupReach {
  members: number;
  hindered: { why: string; members: number }[];
}

/**
 * Which of these members could be shown a pop-up today (rules 7.2 and 14.84); null if it starts later. Who has another level
 * is not left out, because levels are counted nowhere.
 */
export async function popupReach(
  db: Connection,
  popup: Pick<Popup, 'id' | 'audience' | 'starts_at' | 'ends_at'>,
  memberIds: readonly string[],
  now: Date,
): Promise<PopupReach | null> {
  const today = dayOf(now);
  if (dayOf(popup.starts_at) > today) return null;
  const open = new Set(memberIds);
  const without = (ids: readonly string[]): number =>
    ids.reduce((members, id) => members + (open.delete(id) ? 1 : 0), 0);
  const shown = without(await selectShownAmong(db, memberIds, today));
  const others = await selectShownAnotherFirst(db, memberIds, {
    id: popup.id,
    endsAt: popup.ends_at,
    audiences: popup.audience === 'newcomers' ? ['everyone', 'newcomers'] : ['everyone'],
    at: popup.starts_at > now ? popup.starts_at : now,
  });
  const hindered = [
    { why: '今天已看过一个弹窗', members: shown },
    { why: '先看到更早结束的弹窗', members: without(others) },
  ];
  return { members: open.size, hindered: hindered.filter(({ members }) => members > 0) };
}
