import { providerChannelLabels } from '@yayan/contract/console-labels';
import type { Act, Change, Plan } from '../../../platform/audit/act.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { countText } from '../../../platform/count-text.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Provider } from '../catalogue/provider.ts';
import { RESUME_NOW_JOB } from '../orders/resume-held-back.ts';
import { type ProviderLimit, putLimit, selectLimit } from '../orders/spend-store.ts';

/** The input of an act on a provider. */
export interface OfProvider {
  channel: Provider;
}

const FEN = 100;

const planOf = (channel: Provider, permission: Plan['permission'], changes: Change[]): Plan => ({
  kind: 'provider',
  subject: channel,
  title: providerChannelLabels[channel],
  permission,
  changes,
});

/** Writes the limit, and lets what waits be looked at again. */
const change = async (
  { database, jobs }: Platform,
  channel: Provider,
  changed: (limit: ProviderLimit) => ProviderLimit,
): Promise<void> => {
  await database.transaction(async (tx: Tx) => {
    await putLimit(tx, channel, changed(await selectLimit(tx, channel)));
    await jobs.sendIn(tx, RESUME_NOW_JOB, {});
  });
};

const yuanText = (fen: number | null): string => (fen === null ? '不限' : `${countText(fen / FEN)} 元`);

/**
 * Sets what a provider may pay out in a day (rule 14.75). More than before needs a second person, because more money can go out;
 * less doesn't.
 */
export const setProviderBudget: Act<OfProvider & { yuan: number | null }> = {
  name: 'provider budget',
  needsReason: true,
  lockOf: ({ channel }) => `provider ${channel}`,
  plan: async (_platform, db, { channel, yuan }) => {
    const { dailyFen } = await selectLimit(db, channel);
    const after = yuan === null ? null : yuan * FEN;
    const isMore = dailyFen !== null && (after === null || after > dailyFen);
    return planOf(channel, isMore ? 'orders.large' : 'orders', [
      { field: 'budget', label: '每天的额度', before: yuanText(dailyFen), after: yuanText(after) },
    ]);
  },
  run: async (platform, { channel, yuan }) =>
    await change(platform, channel, (limit) => ({ ...limit, dailyFen: yuan === null ? null : yuan * FEN })),
};

const stateText = (isPaused: boolean): string => (isPaused ? '已暂停' : '发放中');

const pausing = (name: string, isPaused: boolean): Act<OfProvider> => ({
  name,
  needsReason: true,
  lockOf: ({ channel }) => `provider ${channel}`,
  plan: async (_platform, db, { channel }) => {
    const { pausedAt } = await selectLimit(db, channel);
    const [before, after] = [stateText(pausedAt !== null), stateText(isPaused)];
    return planOf(channel, 'orders', [{ field: 'state', label: '状态', before, after }]);
  },
  run: async (platform, { channel }) => {
    const pausedAt = isPaused ? platform.clock.now() : null;
    await change(platform, channel, (limit) => ({ ...limit, pausedAt }));
  },
});

/** Asks a provider for nothing new. What it was asked for before is followed to its end. */
export const pauseProvider = pausing('provider pause', true);

/** Asks a provider again. What waited goes on. */
export const resumeProvider = pausing('provider resume', false);

/** The acts on providers. */
export const providerActs = { setProviderBudget, pauseProvider, resumeProvider };
