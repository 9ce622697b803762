import type { GroupRewardRow, TakeOutRequest } from '@yayan/api-client';
import { mockListGroupRewards, mockTakeOutOfReward, refuse } from '@yayan/api-client/mocks';
import { once } from '../../world/once.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { pageOf } from '../page-of.ts';

/** Rewards of a hosted group: people taken out, with a reason, and put back. */
export const rewardAnswers = (world: World): Answers => {
  const rowsOf = once(
    async () => new Map((await world.startOf(mockListGroupRewards)).items.map((row) => [row.personId, row])),
  );

  return {
    listGroupRewards: mockListGroupRewards(async (_example, { request }) =>
      pageOf([...(await rowsOf()).values()], new URL(request.url).searchParams),
    ),

    takeOutOfReward: mockTakeOutOfReward(async (_example, { request, params }) => {
      const rows = await rowsOf();
      const row = rows.get(String(params['personId']));
      if (!row) return refuse('NOT_FOUND');
      if (row.state !== 'tallied') return refuse('PAY_CONFIRMED');
      const { reason } = await jsonOf<TakeOutRequest>(request);
      if (reason !== null && reason.trim() === '') return refuse('REASON_REQUIRED');
      const changed: GroupRewardRow = { ...row, takenOut: reason };
      rows.set(row.personId, changed);
      return changed;
    }),
  };
};
