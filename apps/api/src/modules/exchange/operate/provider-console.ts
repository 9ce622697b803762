import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { actHandler, type ActRequest } from '../../../platform/audit/act-handler.ts';
import { addDays, dayOf } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FulfilmentChannel } from '../catalogue/fulfilment-channel.ts';
import { type ProviderCalls, selectCalls } from '../orders/call-counts-store.ts';
import { type Provider, PROVIDERS } from '../catalogue/provider.ts';
import { type ProviderLimit, selectLimit } from '../orders/spend-store.ts';
import { pauseProvider, resumeProvider, setProviderBudget } from './provider-acts.ts';
import { countHeldBack, selectDays } from './provider-list-store.ts';

type View = ConsoleDataOf<'listProviders'>['items'][number];

const SHOWN_DAYS = 14;
/** So many failures in an hour, and no answer since, are more than a bad moment. */
const FAILURES_IN_TROUBLE = 3;

const isFailing = ({ hour, answeredAt, failedAt }: Omit<ProviderCalls, 'channel'>): boolean =>
  hour.failed >= FAILURES_IN_TROUBLE && failedAt !== null && (answeredAt === null || failedAt > answeredAt);

function stateOf(
  { dailyFen, pausedAt }: ProviderLimit,
  calls: Omit<ProviderCalls, 'channel'>,
  { spent, forBudget }: { spent: number; forBudget: boolean },
): View['state'] {
  if (pausedAt !== null) return 'paused';
  if (dailyFen !== null && (forBudget || spent >= dailyFen)) return 'usedUp';
  return isFailing(calls) ? 'failing' : 'working';
}

const NO_CALLS: Omit<ProviderCalls, 'channel'> = {
  hour: { answered: 0, failed: 0 },
  day: { answered: 0, failed: 0 },
  answeredAt: null,
  failedAt: null,
};

/** The providers with their state, budget and spend. One that isn't configured looks like one that works. */
export async function readProviders(db: Connection, now: Date): Promise<View[]> {
  const today = dayOf(now);
  const days = await selectDays(db, addDays(today, 1 - SHOWN_DAYS));
  const calls = new Map((await selectCalls(db, now)).map((each) => [each.channel, each]));
  const viewOf = async (channel: Provider): Promise<View> => {
    const limit = await selectLimit(db, channel);
    const held = await countHeldBack(db, channel);
    const counts = calls.get(channel) ?? NO_CALLS;
    const own = days.filter((each) => each.channel === channel);
    const spent = own.find(({ day }) => day === today)?.fen ?? 0;
    return {
      channel,
      state: stateOf(limit, counts, { spent, forBudget: held.forBudget }),
      pausedAt: limit.pausedAt?.toISOString() ?? null,
      budgetFen: limit.dailyFen,
      spentFen: spent,
      waiting: held.count,
      waitingIsCapped: held.countIsCapped,
      hour: counts.hour,
      lastDay: counts.day,
      answeredAt: counts.answeredAt?.toISOString() ?? null,
      failedAt: counts.failedAt?.toISOString() ?? null,
      days: own.map(({ day, fen, orders }) => ({ day, fen, orders })),
    };
  };
  return await Promise.all(PROVIDERS.map(viewOf));
}

const TROUBLES: ReadonlySet<View['state']> = new Set(['failing', 'usedUp']);

/** How many providers can't pay, without an operator having wished it, and since when. */
export async function providersInTrouble(db: Connection, now: Date) {
  const troubled = (await readProviders(db, now)).filter(({ state }) => TROUBLES.has(state));
  const since = troubled.flatMap(({ failedAt, state }) =>
    state === 'failing' && failedAt ? [failedAt] : [],
  );
  const [oldest] = since.toSorted();
  return {
    count: troubled.length,
    countIsCapped: false,
    oldestAt: oldest === undefined ? null : new Date(oldest),
    dueAt: null,
  };
}

type OnProvider = ActRequest & { params: { channel: Provider } };

/** The console's calls of the providers that pay money out (rule 14.75). */
export const providerConsole = (
  platform: Platform,
  channels: ReadonlySet<FulfilmentChannel>,
): Pick<ConsoleHandlers, 'listProviders' | 'setProviderBudget' | 'pauseProvider' | 'resumeProvider'> => {
  const { database, clock } = platform;
  const ofProvider = ({ params: { channel } }: OnProvider) => ({ channel });
  return {
    listProviders: async () => ({
      items: (await readProviders(database.read, clock.now())).map((view) =>
        channels.has(view.channel) ? view : { ...view, state: 'missing' },
      ),
    }),
    setProviderBudget: actHandler(
      platform,
      setProviderBudget,
      ({ params: { channel }, body }: Parameters<ConsoleHandlers['setProviderBudget']>[0]) => ({
        channel,
        yuan: body.input.yuan,
      }),
    ),
    pauseProvider: actHandler(platform, pauseProvider, ofProvider),
    resumeProvider: actHandler(platform, resumeProvider, ofProvider),
  };
};
