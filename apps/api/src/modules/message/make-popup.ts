import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../errors/api-fault.ts';
import { endPopup, insertPopup, type KnownPopup, selectPopups, updatePopup } from './popup-store.ts';

type Deps = Pick<Platform, 'database' | 'clock' | 'random'>;

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const address = z.string().regex(/^(\/(?![/\\])|https:\/\/)\S*$/u, 'a path of the site or an https address');

/** A pop-up as an operator writes it. */
export const popupSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(40),
    body: z.string().trim().min(1).max(300),
    image: address.nullable().default(null),
    action: z.string().trim().min(1).max(12).nullable().default(null),
    link: address.nullable().default(null),
    audience: z.enum(['everyone', 'newcomers', 'level']),
    level: z.int().min(0).max(4).nullable().default(null),
    startsAt: moment,
    endsAt: moment,
  })
  .refine(({ action, link }) => (action === null) === (link === null), 'action and link go together')
  .refine(
    ({ audience, level }) => (audience === 'level') === (level !== null),
    'level goes with audience level',
  )
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, 'it has to end after it starts');

export type NewPopup = z.infer<typeof popupSchema>;

/** Makes a pop-up (rule 7.2). Refuses one that has ended already with CONTENT_ENDS_TOO_EARLY. Returns its id. */
export async function makePopup(
  deps: Deps,
  { startsAt, endsAt, ...popup }: NewPopup,
  { by, id = deps.random.uuid() }: { by: string; id?: string },
): Promise<string> {
  const { database, clock } = deps;
  if (endsAt <= clock.now()) refuse('CONTENT_ENDS_TOO_EARLY');
  const row = { ...popup, id, starts_at: startsAt, ends_at: endsAt, made_by: by };
  await database.transaction((tx) => insertPopup(tx, row));
  return id;
}

/** Changes a pop-up. Members who closed it aren't shown it again. */
export async function editPopup(
  { database }: Pick<Deps, 'database'>,
  id: string,
  { startsAt, endsAt, ...popup }: NewPopup,
): Promise<void> {
  const row = { ...popup, id, starts_at: startsAt, ends_at: endsAt };
  await database.transaction((tx) => updatePopup(tx, row));
}

/** Ends a pop-up now. Refuses with CONTENT_ENDED if it is unknown or has ended. */
export async function stopPopup(deps: Pick<Deps, 'database' | 'clock'>, id: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if (!(await endPopup(tx, id, deps.clock.now()))) refuse('CONTENT_ENDED');
  });
}

/** The pop-ups that are running or planned. */
export const popups = async ({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<KnownPopup[]> => {
  const now = clock.now();
  return (await selectPopups(database.read)).filter(({ ends_at: endsAt }) => endsAt > now);
};
