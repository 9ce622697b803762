import type { Participation } from '../../task/api.ts';
import { findParticipation, lockParticipation } from '../../task/module.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Meaning, SupplierConfig } from '../partner-config.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import type { Partner } from '../partners.ts';
import { applyReport } from './apply-report.ts';
import { confirmPending, type Following, followingOf, followPartner } from './follow-partner.ts';
import type { FiledLine } from './partner-file.ts';
import { type RedirectSessionRow, readRedirectSessions } from './redirect-session-store.ts';

/** What a line of a partner's file would do. */
type LineEffect = { effect: 'unknownSession' | 'unknownStatus' | 'ends'; coins: number } | Following;

const isComplete = (meaning: Meaning): boolean => meaning !== 'reversed' && meaning.result === 1;

async function effectOf(db: Connection, own: Participation, meaning: Meaning): Promise<LineEffect> {
  if (own.result !== 0) return await followingOf(db, own, isComplete(meaning));
  // A partner who lets people try again has said nothing final.
  if (meaning === 'reversed' || meaning.mayRetry === true) return { effect: 'same', coins: 0 };
  return { effect: 'ends', coins: isComplete(meaning) ? own.promised.coins : 0 };
}

const sessionsOf = async (
  db: Connection,
  { id }: Partner,
  lines: readonly FiledLine[],
): Promise<Map<string, RedirectSessionRow>> => {
  const sids = lines.map(({ sid }) => sid);
  return new Map((await readRedirectSessions(db, id, sids)).map((visit) => [visit.sid, visit]));
};

/** What each line of a partner's file would do. Reads without locks. */
export async function effectsOfFile(
  db: Connection,
  partner: Partner<SupplierConfig>,
  lines: readonly FiledLine[],
): Promise<LineEffect[]> {
  const sessions = await sessionsOf(db, partner, lines);
  const effects: LineEffect[] = [];
  for (const { sid, meaning } of lines) {
    const visit = sessions.get(sid);
    const own = visit && (await findParticipation(db, visit.member_id, visit.participation_id));
    if (own === undefined) effects.push({ effect: 'unknownSession', coins: 0 });
    else if (meaning === undefined) effects.push({ effect: 'unknownStatus', coins: 0 });
    else effects.push(await effectOf(db, own, meaning));
  }
  return effects;
}

/**
 * Carries out a partner's file (rule 14.35): open participations end, pending coins become available, missing coins are
 * paid, and coins are taken back, each once. Lines that say what we have change nothing, so the same file twice does
 * nothing.
 */
export async function reconcileFile(
  tx: Tx,
  deps: PartnerDeps,
  partner: Partner<SupplierConfig>,
  { lines, note, at }: { lines: readonly FiledLine[]; note: string; at: Date },
): Promise<void> {
  const sessions = await sessionsOf(tx, partner, lines);
  // In a fixed order, so that two operators don't deadlock.
  for (const { sid, code, meaning } of lines.toSorted((one, other) => (one.sid < other.sid ? -1 : 1))) {
    const visit = sessions.get(sid);
    if (visit === undefined || meaning === undefined) continue;
    const own = await lockParticipation(tx, visit.member_id, visit.participation_id);
    if (own === undefined) continue;
    const { effect } = await effectOf(tx, own, meaning);
    if (effect === 'ends')
      await applyReport(tx, deps, { via: 'postback', code, meaning, visit, config: partner.config, at });
    if (effect === 'confirms') await confirmPending(tx, deps, own, at);
    if (effect === 'pays' || effect === 'takesBack')
      await followPartner(tx, deps, own, { isComplete: isComplete(meaning), note, at });
  }
}
