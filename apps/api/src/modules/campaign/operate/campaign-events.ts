import { operatorWinStateLabels } from '@yayan/contract/console-labels';
import { type EventPage, eventAt, type EventsOf } from '../../../platform/audit/object-event.ts';
import { countText } from '../../../platform/count-text.ts';
import { memberCodes } from '../../identity/module.ts';
import { selectCampaign } from '../core/campaign-store.ts';
import { selectOdds } from '../core/odds-store.ts';
import { selectWinsByTime } from './win-list-store.ts';

/** When a campaign began, showed new odds, was drawn and ended. */
export const campaignEvents: EventsOf = async (db, id) => {
  const campaign = await selectCampaign(db, id);
  if (campaign === undefined) return [];
  const odds = await selectOdds(db, id);
  return [
    ...odds.flatMap(({ version, reason, publishedAt }) =>
      eventAt(publishedAt, { text: `公布第 ${version} 版概率`, note: reason }),
    ),
    ...eventAt(campaign.startsAt, { text: '开始' }),
    ...eventAt(campaign.endsAt, {
      text: '到结束时间',
      note: campaign.drawsAt === null ? null : `${countText(campaign.entrants)} 人参加`,
    }),
    ...eventAt(campaign.endedAt, { text: '结束，公布种子' }),
  ];
};

/** What was won in a campaign. */
export const winEvents: EventPage = async (db, id, page) => {
  const wins = await selectWinsByTime(db, id, page);
  const codes = await memberCodes(db, [...new Set(wins.map(({ memberId }) => memberId))]);
  return wins.flatMap((win) =>
    eventAt(win.wonAt, {
      text: `中奖：${win.prize}`,
      note: [operatorWinStateLabels[win.state], ...(win.voidReason === null ? [] : [win.voidReason])].join(
        '：',
      ),
      object: { kind: 'member', id: win.memberId, title: codes.get(win.memberId) ?? '已注销用户' },
    }).map((event) => ({ ...event, id: win.id })),
  );
};
