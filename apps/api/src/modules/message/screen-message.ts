import type { DataOf } from '@yayan/contract';
import { refuse } from '../../errors/api-fault.ts';
import type { Call } from '../../call/call.ts';
import { dayOf } from '../../platform/calendar.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeView, insertView, type Popup, selectRunningPopups, selectView } from './popup-store.ts';

const DAY_MS = 86_400_000;
/** Newcomers are members who joined within 30 days. */
const NEWCOMER_MS = 30 * DAY_MS;

/** The data of a member that decides which pop-ups they see. */
export interface AudienceFacts {
  joinedAt: Date;
  level: number;
}

export interface ScreenDeps {
  platform: Pick<Platform, 'database' | 'clock'>;
  audienceFactsOf: (db: Connection, memberId: string) => Promise<AudienceFacts>;
}

/** Whether a pop-up is for a member with this join date and level. */
export function isFor(
  { audience, level }: Pick<Popup, 'audience' | 'level'>,
  who: AudienceFacts,
  now: Date,
): boolean {
  if (audience === 'newcomers') return now.getTime() - who.joinedAt.getTime() < NEWCOMER_MS;
  return audience === 'everyone' || who.level >= (level ?? 0);
}

/**
 * The pop-up to show: at most one a day, in one session, and never a closed one (rule 7.2). Two simultaneous calls get
 * the same one.
 */
export async function getScreenMessage(
  { platform: { database, clock }, audienceFactsOf }: ScreenDeps,
  { caller: { memberId, sessionId } }: Pick<Call<'getScreenMessage'>, 'caller'>,
): Promise<DataOf<'getScreenMessage'>> {
  const db = database.read;
  const now = clock.now();
  const running = await selectRunningPopups(db, memberId, now);
  if (running.length === 0) return null;
  const who = await audienceFactsOf(db, memberId);
  const wanted = running.filter((popup) => isFor(popup, who, now));
  const [next] = wanted;
  if (next === undefined) return null;
  const day = dayOf(now);
  const isNew = await insertView(db, { memberId, day, popupId: next.id, sessionId });
  if (isNew) return shown(next);
  const view = await selectView(db, memberId, day);
  const again = view?.session_id === sessionId && view.closed_at === null;
  const popup = again ? wanted.find(({ id }) => id === view.popup_id) : undefined;
  return popup === undefined ? null : shown(popup);
}

/** Records that a member closed a pop-up. Refuses with NOT_FOUND if they were never shown it. */
export async function readFlash(
  { platform: { database, clock } }: Pick<ScreenDeps, 'platform'>,
  { caller: { memberId }, body: { id } }: Pick<Call<'readFlash'>, 'caller' | 'body'>,
): Promise<DataOf<'readFlash'>> {
  if (!(await closeView(database.read, memberId, id, clock.now()))) return refuse('NOT_FOUND');
  return null;
}

const shown = ({ id, title, body, image, action, link }: Popup): NonNullable<DataOf<'getScreenMessage'>> => ({
  id,
  title,
  body,
  image,
  action,
  link,
});
