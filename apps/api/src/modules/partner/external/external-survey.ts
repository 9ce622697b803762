import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { ExternalSurvey } from '../../task/api.ts';
import { readConsentInForce, storeProgress, taskById } from '../../task/module.ts';
import type { SupplierConfig } from '../partner-config.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { supplierById } from '../partners.ts';
import { readSuppliedTask } from '../partner-store.ts';
import { profileValues } from '../entry-macros.ts';
import { backPath } from '../return-paths.ts';
import { fillTemplate, PARTNER_PARAMETER } from '../reports/signed-query.ts';
import {
  forgetCode,
  insertRedirectSession,
  readRedirectSessionOf,
} from '../reports/redirect-session-store.ts';

const SID_BYTES = 16;
const PSEUDONYM_LENGTH = 26;
const LONGEST_ENTRY = 1900;

/**
 * The pseudonym by which a partner knows a member. It differs for each partner, and is never the member code (rule
 * 3.19).
 */
const pseudonym = ({ cipher }: Pick<PartnerDeps, 'cipher'>, partnerId: string, memberId: string): string =>
  cipher.blindIndex(`partner ${partnerId} ${memberId}`).slice(0, PSEUDONYM_LENGTH);

/** The external survey of a task, if a company runs it. */
export async function externalSurveyOf(
  deps: Pick<PartnerDeps, 'cipher' | 'random' | 'memberSite' | 'production' | 'ports'>,
  db: Connection,
  taskId: string,
): Promise<ExternalSurvey | undefined> {
  const supplied = await readSuppliedTask(db, taskId);
  if (supplied === undefined) return undefined;
  const partner = await supplierById(deps, db, supplied.partner_id);
  const { config } = partner;
  return {
    owner: partner.id,
    arrival: config.windowDays === 0 ? undefined : { arrival: 'partner', arrivalDays: config.windowDays },
    send: async (tx, { memberId, id }, at) => {
      // Who is there already goes on; rule 14.40.
      const takesPeople = config.active && supplied.ended_at === null;
      if (!takesPeople || isRefused(deps, config.entry)) return refuse('TASK_ENDED');
      const expiresAt = new Date(at.getTime() + config.expiresHours * 3_600_000);
      await storeProgress(tx, { memberId, id }, { progress: 0, seated: true, seatUntil: expiresAt });
      await insertRedirectSession(tx, {
        member_id: memberId,
        participation_id: id,
        sid: Buffer.from(deps.random.bytes(SID_BYTES)).toString('base64url'),
        partner_id: partner.id,
        task_id: taskId,
        expires_at: expiresAt,
        created_at: at,
      });
    },
    entryUrl: async (connection, { memberId, id }, at) => {
      const visit = await readRedirectSessionOf(connection, memberId, id);
      if (visit === undefined) throw new Error(`Participation ${id} was sent nowhere`);
      // Whoever goes in again has used the try that the partner allowed.
      if (visit.code !== null) await forgetCode(connection, visit);
      const { hashId } = await taskById(connection, taskId);
      const url = fillTemplate(config, config.entry, {
        ...(supplied.passed as Record<string, string>), // Written by `supplyTask`.
        ...(await profileOf(deps, connection, config, { memberId, id, at })),
        tid: hashId,
        pid: pseudonym(deps, partner.id, memberId),
        sid: visit.sid,
        survey: supplied.survey,
        lang: 'zh-CN',
        ts: String(Math.floor(at.getTime() / 1000)),
        return: `${deps.memberSite}${backPath[config.kind]}?${PARTNER_PARAMETER}=${config.key}`,
      });
      if (url.length > LONGEST_ENTRY) throw new Error(`The entry of ${config.key} is too long to be taken`);
      return url;
    },
  };
}

/** The member's profile values for a supplier; read only if it may have some. */
async function profileOf(
  { cipher, ports }: Pick<PartnerDeps, 'cipher' | 'ports'>,
  db: Connection,
  { profile }: SupplierConfig,
  { memberId, id, at }: { memberId: string; id: string; at: Date },
): Promise<Readonly<Record<string, string>>> {
  if (profile.length === 0 || ports?.memberAttributes === undefined) return {};
  const consent = await readConsentInForce(db, { memberId, id });
  const known = await ports.memberAttributes(db, cipher, memberId);
  return profileValues(profile, { consent, known, at });
}

/** In production people are never sent to an address on this machine. */
const isRefused = ({ production }: Pick<PartnerDeps, 'production'>, entry: string): boolean =>
  production && !entry.startsWith('https:');
