import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { type NewBanner, type NewEvent, selectAllBanners, selectAllEvents } from './store.ts';

type Deps = Pick<Platform, 'database'>;

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const address = z.string().regex(/^(\/(?![/\\])|https:\/\/)\S*$/u, 'a path of the site or an https address');

/** A banner as an operator writes it. Without `endsAt` it is shown until it is withdrawn. */
export const bannerSchema = z
  .strictObject({
    place: z.enum(['home', 'landing', 'task', 'exchange', 'login']),
    position: z.int().min(0).max(1000),
    title: z.string().trim().min(1).max(40),
    image: address,
    wideImage: address.nullable().default(null),
    link: address.nullable().default(null),
    startsAt: moment,
    endsAt: moment.nullable().default(null),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || startsAt < endsAt, 'it has to end after it starts');

/** An event (活动) as an operator writes it. */
export const eventSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(40),
    summary: z.string().trim().min(1).max(120),
    cover: address,
    link: address.nullable().default(null),
    startsAt: moment,
    endsAt: moment,
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, 'it has to end after it starts');

/** Every banner, by place and order. */
export const allBanners = ({ database }: Deps): Promise<NewBanner[]> => selectAllBanners(database.read);

/** Every event. The one that starts last comes first. */
export const allEvents = ({ database }: Deps): Promise<NewEvent[]> => selectAllEvents(database.read);
