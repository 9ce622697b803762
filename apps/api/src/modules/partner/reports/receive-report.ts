import { createHash } from 'node:crypto';
import { supportCode } from '../../task/module.ts';
import { applyReport } from './apply-report.ts';
import type { SupplierConfig } from '../partner-config.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import type { Partner } from '../partners.ts';
import { readReport } from './read-report.ts';
import { provenVia } from './second-proof.ts';
import {
  countUnverified,
  isUnverified,
  storeReport,
  lockReport,
  type ReportRow,
  type Verdict,
  writeVerdict,
} from './report-store.ts';
import { readRedirectSession, type RedirectSessionRow } from './redirect-session-store.ts';

const LONGEST_RAW = 4000;
const DAY_MS = 86_400_000;
/**
 * The most unverified callbacks that are stored for a partner in one day. Anybody can send them, so they must not fill
 * the table.
 */
const MOST_UNVERIFIED = 500;

/** The outcome of a report. */
export interface ReportOutcome {
  readonly verdict: Verdict;
  readonly supportCode: string;
  /** The report's redirect session, if this partner has it. It is set for unsigned reports too. */
  readonly visit: RedirectSessionRow | undefined;
}

/** How a report arrived, and from which network address. */
interface Arrival {
  readonly via: 'return' | 'postback';
  readonly from: string;
}

/**
 * Stores a partner's report as received, then processes it once (rule 3.18). Undefined if it is too long. Only a
 * limited number of unverified ones is stored.
 */
export async function receiveReport(
  deps: PartnerDeps,
  partner: Partner<SupplierConfig>,
  { via: claimed, from }: Arrival,
  raw: string,
): Promise<ReportOutcome | undefined> {
  // PostgreSQL's text type can't hold a NUL character.
  if (raw.length > LONGEST_RAW || raw.includes('\0')) return undefined;
  const { database, clock, random } = deps;
  const at = clock.now();
  const via = provenVia(partner.config, claimed, from);
  const read = readReport(deps, partner.config, { raw, via, received_at: at });
  if (read.kind === 'refused' && isUnverified(read.verdict)) {
    const known = await countUnverified(
      database.read,
      partner.id,
      new Date(at.getTime() - DAY_MS),
      MOST_UNVERIFIED,
    );
    if (known >= MOST_UNVERIFIED)
      return { verdict: read.verdict, supportCode: supportCode(random), visit: undefined };
  }
  const kept = await storeReport(database.read, {
    id: random.uuid(),
    partner_id: partner.id,
    via,
    raw,
    digest: createHash('sha256').update(raw).digest('base64url'),
    support_code: supportCode(random),
    received_at: at,
  });
  return await processReport(deps, partner, kept);
}

/** Processes a stored report, unless that was done already. */
export async function processReport(
  deps: PartnerDeps,
  partner: Partner<SupplierConfig>,
  report: ReportRow,
): Promise<ReportOutcome> {
  const { database } = deps;
  const read = readReport(deps, partner.config, report);
  const visit =
    read.sid === undefined ? undefined : await readRedirectSession(database.read, partner.id, read.sid);
  const answer = (verdict: Verdict): ReportOutcome => ({ verdict, supportCode: report.support_code, visit });
  // A report that was refused before is refused again.
  if (report.verdict !== 'received') return answer(verdictOf(report));
  const verdict = await database.transaction(async (tx) => {
    const locked = await lockReport(tx, report.id);
    if (locked?.verdict !== 'received') return 'repeated';
    const { kind } = read;
    const verified = kind === 'verified' &&
      visit && { ...read, visit, via: viaOf(report), config: partner.config };
    const judged =
      kind === 'refused'
        ? read.verdict
        : verified
          ? await applyReport(tx, deps, { ...verified, at: deps.clock.now() })
          : 'unknownVisit';
    await writeVerdict(tx, report.id, {
      verdict: judged,
      ...(visit && { member_id: visit.member_id, participation_id: visit.participation_id }),
      ...(kind === 'verified' && read.meaning !== 'reversed' && { result: read.meaning.result }),
    });
    return judged;
  });
  return answer(verdict);
}

const viaOf = ({ via }: ReportRow): 'return' | 'postback' => (via === 'return' ? 'return' : 'postback');

function verdictOf({ verdict }: ReportRow): Verdict {
  return verdict === 'applied' ? 'repeated' : (verdict as Verdict); // The table's check holds it to these.
}
