import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { recordAct } from '../../platform/audit/operator-acts.ts';
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

/** Makes a pop-up (rule 7.2). Throws if it has ended already. Returns its id. */
export async function makePopup(
  deps: Deps,
  { startsAt, endsAt, ...popup }: NewPopup,
  { by }: { by: string },
): Promise<string> {
  const { database, clock, random } = deps;
  if (endsAt <= clock.now()) throw new Error('It is over already: endsAt lies in the past');
  const id = random.uuid();
  const row = { ...popup, id, starts_at: startsAt, ends_at: endsAt, made_by: by };
  await database.transaction(async (tx) => {
    await insertPopup(tx, row);
    const after = { title: popup.title, startsAt, endsAt };
    await recordAct(tx, deps, { operator: by, act: 'popup add', subject: id, before: null, after });
  });
  return id;
}

/** Ends a pop-up now. Throws if it is unknown or has ended. */
export async function stopPopup(deps: Deps, id: string, { by }: { by: string }): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    const before = (await selectPopups(tx, now)).find((each) => each.id === id) ?? null;
    if (!(await endPopup(tx, id, now))) throw new Error(`No pop-up ${id} runs or waits`);
    await recordAct(tx, deps, { operator: by, act: 'popup stop', subject: id, before, after: null });
  });
}

/** The pop-ups that are running or planned. */
export const popups = ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  selectPopups(database.read, clock.now());
