import { z } from 'zod';
import { recordAct } from '../../platform/audit/operator-acts.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  deleteBanner,
  deleteEvent,
  insertContent,
  type NewBanner,
  type NewEvent,
  selectAllBanners,
  selectAllEvents,
} from './store.ts';

type Deps = Pick<Platform, 'database' | 'clock' | 'random'>;
type By = { by: string };

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
export const allBanners = ({ database }: Pick<Deps, 'database'>): Promise<NewBanner[]> =>
  selectAllBanners(database.read);

/** Every event. The one that starts last comes first. */
export const allEvents = ({ database }: Pick<Deps, 'database'>): Promise<NewEvent[]> =>
  selectAllEvents(database.read);

/** Publishes a banner. Throws if it has ended already. Returns its id. */
export async function publishBanner(
  deps: Deps,
  { wideImage, startsAt, endsAt, ...banner }: z.infer<typeof bannerSchema>,
  { by }: By,
): Promise<string> {
  if (endsAt !== null) requireToCome(deps, endsAt);
  const id = deps.random.uuid();
  const row = { ...banner, id, wide_image: wideImage, starts_at: startsAt, ends_at: endsAt };
  await deps.database.transaction(async (tx) => {
    await insertContent(tx, { banners: [row], events: [] });
    await recordAct(tx, deps, { operator: by, act: 'banner publish', subject: id, before: null, after: row });
  });
  return id;
}

/** Publishes an event. Throws if it has ended already. Returns its id. */
export async function publishEvent(
  deps: Deps,
  { startsAt, endsAt, ...event }: z.infer<typeof eventSchema>,
  { by }: By,
): Promise<string> {
  requireToCome(deps, endsAt);
  const id = deps.random.uuid();
  const row = { ...event, id, starts_at: startsAt, ends_at: endsAt };
  await deps.database.transaction(async (tx) => {
    await insertContent(tx, { banners: [], events: [row] });
    await recordAct(tx, deps, { operator: by, act: 'event publish', subject: id, before: null, after: row });
  });
  return id;
}

/** Deletes a banner; the audit keeps it. Throws if it is deleted already. */
export async function withdrawBanner(deps: Deps, before: NewBanner, { by }: By): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if (!(await deleteBanner(tx, before.id))) throw new Error(`There is no banner ${before.id}`);
    await recordAct(tx, deps, {
      operator: by,
      act: 'banner withdraw',
      subject: before.id,
      before,
      after: null,
    });
  });
}

/** Deletes an event; the audit keeps it. Throws if it is deleted already. */
export async function withdrawEvent(deps: Deps, before: NewEvent, { by }: By): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if (!(await deleteEvent(tx, before.id))) throw new Error(`There is no event ${before.id}`);
    await recordAct(tx, deps, {
      operator: by,
      act: 'event withdraw',
      subject: before.id,
      before,
      after: null,
    });
  });
}

function requireToCome({ clock }: Deps, endsAt: Date): void {
  if (endsAt <= clock.now()) throw new Error('It is over already: endsAt lies in the past');
}
