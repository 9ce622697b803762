import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { withCoinWorth } from '../../src/platform/config/coin-config.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { channelSchema } from '../../src/modules/content/channels/channels.ts';
import { putChannel } from '../../src/modules/content/channels/channel-store.ts';
import { insertPoll } from '../../src/modules/content/poll-store.ts';
import { insertContent } from '../../src/modules/content/store.ts';

const time = z.iso.datetime().transform((text) => new Date(text));
const link = z
  .string()
  .regex(/^(\/|https:\/\/)/)
  .nullable();

const contentSchema = z.strictObject({
  banners: z.array(
    z.strictObject({
      id: z.uuid(),
      place: z.enum(['home', 'landing', 'task', 'exchange', 'login']),
      position: z.int(),
      title: z.string(),
      image: z.string(),
      wideImage: z.string().nullable(),
      link,
      startsAt: time,
      endsAt: time.nullable(),
    }),
  ),
  events: z.array(
    z.strictObject({
      id: z.uuid(),
      title: z.string(),
      summary: z.string(),
      cover: z.string(),
      link,
      startsAt: time,
      endsAt: time,
    }),
  ),
  channels: z.array(channelSchema),
  polls: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      description: z.string().nullable(),
      minChoices: z.int(),
      maxChoices: z.int(),
      results: z.enum(['afterVote', 'always', 'afterClose']),
      startsAt: time,
      closesAt: time.nullable(),
      options: z.array(z.strictObject({ id: z.uuid(), label: z.string() })).min(2),
    }),
  ),
});

/** Loads the banners, events, channels and polls of data/content that are missing. Their pictures are files of the member site. */
export async function seedContent({
  database,
  config,
}: Pick<Platform, 'database' | 'config'>): Promise<void> {
  const file = new URL('../../data/content/content.json', import.meta.url);
  const { banners, events, channels, polls } = contentSchema.parse(
    JSON.parse(withCoinWorth(await readFile(file, 'utf8'), config.coinsPerYuan)),
  );
  await database.transaction(async (tx) => {
    await insertContent(tx, {
      banners: banners.map(({ wideImage, startsAt, endsAt, ...banner }) => ({
        ...banner,
        wide_image: wideImage,
        starts_at: startsAt,
        ends_at: endsAt,
      })),
      events: events.map(({ startsAt, endsAt, ...event }) => ({
        ...event,
        starts_at: startsAt,
        ends_at: endsAt,
      })),
    });
    for (const { partner, startsAt, endsAt, ...channel } of channels)
      await putChannel(tx, {
        ...channel,
        partner: partner ?? null,
        starts_at: startsAt ?? new Date(0),
        ends_at: endsAt ?? null,
        made_by: 'seed',
      });
    for (const { minChoices, maxChoices, startsAt, closesAt, options, ...poll } of polls)
      await insertPoll(tx, {
        ...poll,
        min_choices: minChoices,
        max_choices: maxChoices,
        starts_at: startsAt,
        closes_at: closesAt,
        options: options.map((option) => ({ ...option, image: null })),
      });
  });
}
