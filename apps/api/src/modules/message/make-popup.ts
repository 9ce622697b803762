import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { endPopup, insertPopup, selectPopups } from './popup-store.ts';

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

/** Makes a pop-up (rule 7.2). Throws when it is over already. Returns its id; a dry run stores nothing. */
export async function makePopup(
  { database, clock, random }: Deps,
  { startsAt, endsAt, ...popup }: NewPopup,
  { by, dryRun }: { by: string; dryRun: boolean },
): Promise<string> {
  if (endsAt <= clock.now()) throw new Error('It is over already: endsAt lies in the past');
  const id = random.uuid();
  if (dryRun) return id;
  const row = { ...popup, id, starts_at: startsAt, ends_at: endsAt, made_by: by };
  await database.transaction((tx) => insertPopup(tx, row));
  return id;
}

/** Ends a pop-up now. Throws when it is unknown or over. */
export async function stopPopup({ database, clock }: Deps, id: string): Promise<void> {
  if (!(await endPopup(database.read, id, clock.now()))) throw new Error(`No pop-up ${id} runs or waits`);
}

/** The pop-ups that run or wait. */
export const popups = ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  selectPopups(database.read, clock.now());
