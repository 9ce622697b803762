import { callProvider } from '../../../platform/http-client/call-provider.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Place } from '../../../platform/page.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { agentById, findAgent } from '../partners.ts';
import { livingKeys } from '../ports/living-keys.ts';
import { webhookHeaders } from '../ports/webhook.ts';
import {
  deleteHooks,
  type ListedHook,
  readHook,
  readHooks,
  readWaitingHooks,
  writeAttempt,
  writeWaiting,
} from './hook-store.ts';
import { type HookData, SEND_HOOK } from './queue-hook.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A hook that waits for longer should have a job. */
const OVERDUE_MS = 10 * MINUTE_MS;
/** Jobs are tried again for a week. */
const TRIED_MS = 7 * DAY_MS;
/** Hooks name an agent's people, so they are kept only for questions about them. */
const KEPT_MS = 30 * DAY_MS;
const LIMIT = 500;

/**
 * Sends a hook to its agent (Standard Webhooks): signed by all living secrets of the agent, the same id at every attempt.
 * Any answer but 2xx fails the attempt. Does nothing if it was delivered, or if the agent has no address for hooks any more.
 */
export async function sendHook(
  deps: Pick<PartnerDeps, 'database' | 'cipher' | 'clock' | 'production'>,
  { hookId }: HookData,
): Promise<void> {
  const { database, cipher, clock, production } = deps;
  const hook = await readHook(database.read, hookId);
  if (hook === undefined || hook.delivered_at !== null) return;
  const { config } = await agentById(deps, database.read, hook.partner_id);
  if (config.hook === undefined || (production && !config.hook.startsWith('https:'))) return;
  const body = cipher.open(hook.body);
  const at = clock.now();
  const keys = livingKeys(config, at).map((secret) => new TextEncoder().encode(secret));
  const headers = {
    'content-type': 'application/json',
    ...webhookHeaders(keys, { id: hook.id, body, at }),
  };
  try {
    const { status } = await callProvider(new URL(config.hook), { method: 'POST', headers, body });
    if (status < 200 || status > 299) throw new Error(`The agent answered ${status}`);
  } catch (error) {
    await writeAttempt(database.read, hook.id, {
      fault: error instanceof Error ? error.message : 'unknown',
    });
    throw error;
  }
  await writeAttempt(database.read, hook.id, { deliveredAt: clock.now() });
}

/** Sends the job again for hooks of this week that wait and have none (rule 8.8). */
export async function resumeHooks(
  { database, jobs }: Pick<PartnerDeps, 'database' | 'jobs'>,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - TRIED_MS);
  const before = new Date(now.getTime() - OVERDUE_MS);
  const waiting = await readWaitingHooks(database.read, { since, before, limit: LIMIT });
  if (waiting.length === 0) return;
  const living = (await jobs.living(SEND_HOOK)) as HookData[];
  const alive = new Set(living.map(({ hookId }) => hookId));
  for (const { id } of waiting)
    if (!alive.has(id)) await database.transaction((tx) => jobs.sendIn(tx, SEND_HOOK, { hookId: id }));
}

/** An agent's hooks, for operators. Refuses an unknown agent with NOT_FOUND. */
export async function listHooks(
  deps: Pick<PartnerDeps, 'database' | 'cipher'>,
  { key, waiting = false }: { key: string; waiting?: boolean },
  place: { after?: Place | undefined; limit: number },
): Promise<ListedHook[]> {
  const agent = (await findAgent(deps, deps.database.read, key)) ?? refuse('NOT_FOUND');
  return await readHooks(deps.database.read, { partnerId: agent.id, waiting }, place);
}

/** Sends a hook once more, delivered or not; the receiver knows it by its id. Refuses an unknown one with NOT_FOUND. */
export async function resendHook(
  { database, jobs }: Pick<PartnerDeps, 'database' | 'jobs'>,
  hookId: string,
): Promise<void> {
  const hook = (await readHook(database.read, hookId)) ?? refuse('NOT_FOUND');
  await database.transaction(async (tx) => {
    await writeWaiting(tx, hook.id);
    await jobs.sendIn(tx, SEND_HOOK, { hookId: hook.id } satisfies HookData);
  });
}

/** Deletes hooks of more than 30 days ago. */
export async function deleteOldHooks(
  { database, clock }: Pick<PartnerDeps, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  for (;;) {
    signal?.throwIfAborted();
    if ((await deleteHooks(database.read, before, LIMIT)) < LIMIT) return;
  }
}
