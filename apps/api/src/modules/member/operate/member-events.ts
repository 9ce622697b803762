import { idCheckStateLabels } from '@yayan/contract/console-labels';
import { eventAt, type EventsOf } from '../../../platform/audit/object-event.ts';
import { selectIdChecks } from '../id-check-store.ts';
import { selectClosing } from '../privacy/privacy-store.ts';
import { selectFoundMember } from './operate-store.ts';

/** When a member joined, checked their real name, and asked to close the account. */
export const memberEvents: EventsOf = async (db, memberId) => {
  const found = await selectFoundMember(db, memberId);
  if (found === undefined) return [];
  const closing = await selectClosing(db, memberId);
  return [
    ...eventAt(new Date(found.record.joinedAt), { text: '加入' }),
    ...(await selectIdChecks(db, memberId)).flatMap(({ state, askedAt, decidedAt, withdrawnAt }) => [
      ...eventAt(askedAt, { text: '提交实名认证' }),
      ...eventAt(decidedAt, {
        text: '实名认证有结果',
        // What was found before it was withdrawn isn't stored.
        note: state === 'withdrawn' ? null : idCheckStateLabels[state],
      }),
      ...eventAt(withdrawnAt, { text: '撤回实名认证' }),
    ]),
    ...eventAt(closing?.requested_at, { text: '申请注销账号' }),
  ];
};
