import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Plan } from '../../../platform/audit/act.ts';
import { isWideNetwork } from '../../../platform/network.ts';
import { selectBlocked } from '../participation/blocked-network-store.ts';
import { allowNetwork, blockNetwork, type MarkedNetwork } from '../participation/blocked-networks.ts';

const BLOCKED = '已封锁，不能开始任务';

const lockOf = ({ index }: { index: string }): string => `network ${index}`;

/** What an act says about a network. A wide one may be a whole company, so a second person agrees (rule 14.61). */
const planOf = (
  { index, shown }: MarkedNetwork,
  [before, after]: readonly [string | null, string | null],
): Plan => ({
  kind: 'network',
  subject: index,
  title: shown === '' ? index.slice(0, 8) : shown,
  permission: isWideNetwork(shown) ? 'networks.wide' : 'networks',
  changes: [{ field: 'blocked', label: '任务', before, after }],
});

const blockAct: Act<MarkedNetwork> = {
  name: 'network block',
  needsReason: true,
  lockOf,
  plan: async (_platform, db, network) => {
    if ((await selectBlocked(db, network.index)) !== undefined) refuse('NETWORK_BLOCKED');
    return planOf(network, ['能开始任务', BLOCKED]);
  },
  run: async (platform, network, { actor, reason }) =>
    await blockNetwork(platform, { network, reason, operator: actor.name }),
};

const allowAct: Act<{ index: string }> = {
  name: 'network allow',
  needsReason: true,
  lockOf,
  plan: async (_platform, db, { index }) => {
    const { shown, reason } = (await selectBlocked(db, index)) ?? refuse('NOT_FOUND');
    return planOf({ index, shown }, [`${BLOCKED}：${reason}`, '能开始任务']);
  },
  run: async (platform, { index }, { actor }) => {
    await allowNetwork(platform, { index, operator: actor.name });
  },
};

/** The acts on networks from which nobody starts a task (rules 3.12 and 14.61). */
export const networkActs = { blockNetwork: blockAct, allowNetwork: allowAct };
