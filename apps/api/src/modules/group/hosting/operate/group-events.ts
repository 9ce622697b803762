import { eventAt, type EventsOf } from '../../../../platform/audit/object-event.ts';
import { readGroupByHash } from '../../people/group/group-store.ts';

/** When a group was made, published and open, and when its rewards were counted and confirmed. */
export const groupEvents: EventsOf = async (db, hash) => {
  const group = await readGroupByHash(db, hash);
  if (group === undefined) return [];
  const isPublished = group.published_at !== null;
  return [
    ...eventAt(group.created_at, { text: '建立' }),
    ...eventAt(group.published_at, { text: '发布' }),
    ...(isPublished ? eventAt(group.opens_at, { text: '开放' }) : []),
    ...(isPublished ? eventAt(group.closes_at, { text: '结束' }) : []),
    ...eventAt(group.tallied_at, { text: '算好奖励' }),
    ...eventAt(group.pay_confirmed_at, { text: '确认发放', note: group.pay_confirmed_by }),
    ...eventAt(group.archived_at, { text: '归档' }),
  ];
};
