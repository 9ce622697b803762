import { sql } from 'kysely';
import { AGREEMENT_VERSION } from '../../src/modules/legal/module.ts';
import { createSessionTokens } from '../../src/modules/identity/sessions/session-tokens.ts';
import { addDays, dayOf } from '../../src/platform/calendar.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** A member with an open session. */
export interface CrowdMember {
  memberId: string;
  token: string;
  refreshToken: string;
  /** When the token expires, in milliseconds since 1970. */
  expired: number;
}

const BATCH = 5_000;
const SESSION_MS = 30 * 60_000;

/** Returns the id of the crowd's member `index`, counted from 1. `crowdIdSql` makes the same id in SQL. */
export const crowdId = (index: number): string =>
  `00000000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;

/** Returns an SQL expression for the id of the member whose number `index` is an SQL expression. */
export const crowdIdSql = (index: string): string =>
  `('00000000-0000-7000-8000-' || lpad(to_hex(${index}::bigint), 12, '0'))::uuid`;

/** Opens the ledger accounts of the crowd's members 1 to `count`. One transfer gives each a million coins. */
export async function openCrowdAccounts({ database }: Platform, count: number): Promise<void> {
  const post = (from: number, to: number) => sql`
    select count(post_transfer(member_id, gen_random_uuid(), 'open:' || member_id, 'opened', 'welcome', n::text, '注册',
      null, null, null, array['coin', 'quality'], array[1000000, 80]::bigint[], array['issue', 'issue'], now()))
    from generate_series(${from}::bigint, ${to}::bigint) n,
      lateral (select ${sql.raw(crowdIdSql('n'))} as member_id) as member`;
  for (let from = 1; from <= count; from += BATCH)
    await database.transaction((tx) => post(from, Math.min(count, from + BATCH - 1)).execute(tx));
}

/**
 * Creates the first `count` members of the crowd with SQL, each with a profile, a session and a check-in yesterday.
 * With an empty table of check-ins, PostgreSQL would plan to read the whole table for each member.
 */
export async function signInCrowd(platform: Platform, count: number): Promise<CrowdMember[]> {
  const members: CrowdMember[] = [];
  for (let from = 1; from <= count; from += BATCH)
    members.push(...(await signInBatch(platform, from, Math.min(count, from + BATCH - 1))));
  return members;
}

async function signInBatch(
  { database, cipher, random, keys, clock }: Platform,
  from: number,
  to: number,
): Promise<CrowdMember[]> {
  const tokens = createSessionTokens(keys.token, random);
  const now = clock.now();
  const end = new Date(now.getTime() + SESSION_MS);
  const rows = Array.from({ length: to - from + 1 }, (_, place) => {
    const index = from + place;
    const mobile = `199${String(index).padStart(8, '0')}`;
    const refreshToken = tokens.first();
    const member = { memberId: crowdId(index), token: tokens.accessOf(refreshToken), refreshToken };
    return { ...member, index, mobile, expired: end.getTime() };
  });
  const ids = rows.map(({ memberId }) => memberId);
  await database.transaction(async (tx) => {
    await sql`
      insert into members (id, mobile_sealed, mobile_index, member_code, joined_at)
      select id, sealed, found, code, ${now}::timestamptz from unnest(
        ${ids}::uuid[], ${rows.map(({ mobile }) => cipher.seal(mobile))}::text[],
        ${rows.map(({ mobile }) => cipher.blindIndex(mobile))}::text[],
        ${rows.map(({ index }) => `C${String(index).padStart(7, '0')}`)}::text[]
      ) as crowd (id, sealed, found, code)`.execute(tx);
    await sql`
      insert into profiles (member_id, nickname, nickname_key, updated_at)
      select id, name, name, ${now}::timestamptz from unnest(
        ${ids}::uuid[], ${rows.map(({ index }) => `crowd${index}`)}::text[]
      ) as crowd (id, name)`.execute(tx);
    await sql`
      insert into consents (member_id, document, version, agreed_at)
      select id, 'agreement', ${AGREEMENT_VERSION}, ${now}::timestamptz from unnest(${ids}::uuid[]) as crowd (id)`.execute(
      tx,
    );
    await sql`
      insert into session_families (id, member_id, device, created_at, last_used_at, expires_at)
      select id, id, 2, ${now}::timestamptz, ${now}::timestamptz, ${end}::timestamptz from unnest(${ids}::uuid[]) as crowd (id)`.execute(
      tx,
    );
    await sql`
      insert into sessions (refresh_hash, access_hash, family_id, access_expires_at, refresh_expires_at)
      select refresh, access, id, ${end}::timestamptz, ${end}::timestamptz from unnest(
        ${ids}::uuid[], ${rows.map((row) => tokens.hash(row.refreshToken))}::text[],
        ${rows.map((row) => tokens.hash(row.token))}::text[]
      ) as crowd (id, refresh, access)`.execute(tx);
    await sql`
      insert into checkins (member_id, day, streak, coins, made_up, created_at)
      select id, ${addDays(dayOf(now), -1)}::date, 1, 5, false, ${now}::timestamptz
      from unnest(${ids}::uuid[]) as crowd (id)`.execute(tx);
  });
  return rows.map(({ memberId, token, refreshToken, expired }) => ({
    memberId,
    token,
    refreshToken,
    expired,
  }));
}
