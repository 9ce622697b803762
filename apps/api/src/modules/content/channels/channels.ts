import type { DataOf } from '@yayan/contract';
import { z } from 'zod';
import { refuse } from '../../../errors/api-fault.ts';
import type { Call, Origin } from '../../../call/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type ChannelRow,
  countJoin,
  endChannel,
  putChannel,
  selectChannel,
  selectChannels,
  storeArrival,
} from './channel-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

type Deps = Pick<Platform, 'database' | 'clock' | 'cipher'>;
type Browser = Pick<Origin, 'browser'>;

/** How long a channel is remembered for a browser that hasn't joined (rule 7.20). */
const REMEMBERED_MS = 30 * 86_400_000;

/** Undefined if the browser hasn't sent our cookie back. */
const markOf = (cipher: Deps['cipher'], { browser }: Browser): string | undefined =>
  browser.returned ? cipher.blindIndex(`channel-browser:${browser.id}`) : undefined;

/**
 * The texts of a channel's page. The channel is stored for the caller's browser. Refuses with NOT_FOUND if no such
 * channel is running.
 */
export async function arriveByChannel(
  { database, clock, cipher }: Deps,
  { body: { channel: code }, origin }: Call<'arriveByChannel'>,
): Promise<DataOf<'arriveByChannel'>> {
  const at = clock.now();
  const channel = (await selectChannel(database.read, code, at)) ?? refuse('NOT_FOUND');
  const mark = markOf(cipher, origin);
  if (mark !== undefined) {
    const expiresAt = new Date(at.getTime() + REMEMBERED_MS);
    await database.transaction(async (tx) => await storeArrival(tx, { mark, channel: code, expiresAt }));
  }
  const { title, lead, points, partner, ends_at } = channel;
  return { channel: code, title, lead, points, partner, endsAt: ends_at?.toISOString() ?? null };
}

/** Counts a new member for the channel by which their browser arrived. */
export async function countJoinOf(
  { cipher }: Pick<Deps, 'cipher'>,
  tx: Tx,
  { origin, at }: { origin: Browser; at: Date },
): Promise<void> {
  const mark = markOf(cipher, origin);
  if (mark !== undefined) await countJoin(tx, mark, at);
}

const text = (longest: number) => z.string().trim().min(2).max(longest);

/** The part of its address that names a channel. */
export const CHANNEL_CODE = /^[a-z0-9][a-z0-9-]{1,31}$/;

/** A channel as an operator writes it. */
export const channelSchema = z.strictObject({
  code: z.string().regex(CHANNEL_CODE, 'use small letters, digits and dashes, 2 to 32'),
  title: text(30),
  lead: text(120),
  points: z
    .array(z.strictObject({ title: text(20), text: text(80) }))
    .min(1)
    .max(6),
  partner: text(30).optional(),
  startsAt: z.coerce.date().optional(),
  endsAt: z.coerce.date().optional(),
});

/** Adds a channel or changes its page. Throws if it would end before it starts. */
export async function publishChannel(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { partner, startsAt, endsAt, ...page }: z.output<typeof channelSchema>,
  { by }: { by: string },
): Promise<void> {
  const starts_at = startsAt ?? clock.now();
  if (endsAt !== undefined && endsAt <= starts_at) throw new Error('endsAt must be later than startsAt');
  const row = { ...page, partner: partner ?? null, starts_at, ends_at: endsAt ?? null, made_by: by };
  await database.transaction(async (tx) => await putChannel(tx, row));
}

const ALL = 1000;

/** Every channel with its counts, newest first. */
export const allChannels = async ({ database }: Pick<Deps, 'database'>): Promise<ChannelRow[]> =>
  await selectChannels(database.read, { most: ALL });

/** Ends a channel now. Throws if none with this code is running or planned. */
export async function stopChannel(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  code: string,
): Promise<void> {
  const ended = await database.transaction(async (tx) => await endChannel(tx, code, clock.now()));
  if (!ended) throw new Error(`No channel ${code} runs or waits: list shows them`);
}
