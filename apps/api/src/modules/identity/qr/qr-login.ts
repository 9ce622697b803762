import type { components, DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import type { MemberCaller } from '../../../call/caller.ts';
import { networkOf } from '../../../platform/network.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseUserAgent } from '../sessions/parse-user-agent.ts';
import { coarseNetwork } from '../codes/code-limits.ts';
import { createOneTimeTokens } from '../one-time-token.ts';
import { decide, findByPoll, insertQrLogin, scan, isConfirmerActive, takeConfirmed } from './qr-store.ts';
import type { IdentityPorts } from '../ports/identity-ports.ts';
import type { Sessions } from '../sessions/sessions.ts';

const LASTS_MS = 2 * 60_000;
const POLL_AFTER_MS = 2_000;

/**
 * Signing in on a desktop with a phone that is signed in (rule 2.16). The QR code contains a ticket, with which a phone
 * can only confirm or reject. The desktop polls with a second ticket, which is never shown and works only in that
 * browser (`z-device-id`). Every wrong ticket is refused with the same QR_CODE_EXPIRED.
 */
export interface QrLogins {
  /** Starts a QR sign-in. Refuses with FIELD_MISSING a browser without a device id. */
  create(origin: Origin): Promise<DataOf<'createQrLogin'>>;
  /**
   * The state of a QR sign-in. After a confirmation it returns the member's session, once. Refuses also with
   * QR_CODE_NOT_SCANNED.
   */
  check(pollTicket: string, origin: Origin): Promise<DataOf<'checkQrLogin'>>;
  /** Reserves the code for the first member who scans it, and returns a description of the desktop. */
  scan(scanTicket: string, caller: MemberCaller, origin: Origin): Promise<DataOf<'scanQrLogin'>>;
  /** Signs the desktop in. Repeating it answers the same, because the answer may get lost (rule 1.9). */
  confirm(scanTicket: string, caller: MemberCaller): Promise<null>;
  refuse(scanTicket: string, caller: MemberCaller): Promise<null>;
}

/** Refuses the desktop's poll because the code has ended, with the reason. */
const over = (state: components['schemas']['QrLoginOver']['state']): never =>
  refuse('QR_CODE_EXPIRED', { state });

export function createQrLogins(
  platform: Pick<Platform, 'config' | 'database' | 'clock' | 'random' | 'keys' | 'cipher'>,
  { sessions, ports: { memberCard } }: { sessions: Sessions; ports: Pick<IdentityPorts, 'memberCard'> },
): QrLogins {
  const { config, database, clock, cipher } = platform;
  const poll = createOneTimeTokens(platform, 'qr poll', 32);
  const shown = createOneTimeTokens(platform, 'qr scan', 16);
  const device = createOneTimeTokens(platform, 'qr device', 16);

  const settle = async (
    ticket: string,
    caller: MemberCaller,
    decision: 'confirmed' | 'refused',
  ): Promise<null> => {
    const decided = await decide(database.read, shown.hash(ticket), caller, decision, clock.now());
    return decided ? null : refuse('QR_CODE_EXPIRED');
  };

  const signIn = async (pollHash: string, origin: Origin): Promise<DataOf<'checkQrLogin'>> =>
    await database.transaction(async (tx) => {
      const taken = await takeConfirmed(tx, pollHash, clock.now());
      if (!taken?.scanned_by || !taken.decided_session) return over('expired');
      const memberId = taken.scanned_by;
      if (!(await isConfirmerActive(tx, memberId, taken.decided_session))) return over('expired');
      return {
        state: 'signedIn',
        ...(await sessions.openSession(tx, { kind: 'member', memberId }, origin)),
      };
    });

  return {
    create: async (origin) => {
      if (origin.deviceId === null) return refuse('FIELD_MISSING');
      const [ticket, scanTicket, now] = [poll.make(), shown.make(), clock.now()];
      const expiresAt = new Date(now.getTime() + LASTS_MS);
      await insertQrLogin(database.read, {
        poll_hash: poll.hash(ticket),
        scan_hash: shown.hash(scanTicket),
        device_hash: device.hash(origin.deviceId),
        ...parseUserAgent(origin.userAgent),
        network_sealed: cipher.seal(networkOf(origin.address)),
        asked_at: now,
        expires_at: expiresAt,
      });
      return {
        content: `${config.sites.member}/login/qr?ticket=${scanTicket}`,
        ticket,
        expiresAt: expiresAt.toISOString(),
        pollAfterMs: POLL_AFTER_MS,
      };
    },
    check: async (ticket, origin) => {
      const hash = poll.hash(ticket);
      const found = await findByPoll(database.read, hash, device.hash(origin.deviceId ?? ''), clock.now());
      if (found === undefined) return over('expired');
      if (found.decision === 'refused') return over('refused');
      if (found.decision === 'confirmed') return await signIn(hash, origin);
      if (found.scanned_by === null) return refuse('QR_CODE_NOT_SCANNED');
      const card = await memberCard(database.read, found.scanned_by);
      return card === undefined ? over('expired') : { state: 'scanned', ...card };
    },
    scan: async (ticket, { memberId }, origin) => {
      const asker = await scan(database.read, shown.hash(ticket), memberId, clock.now());
      if (asker === undefined) return refuse('QR_CODE_EXPIRED');
      const network = cipher.open(asker.network_sealed);
      return {
        browser: asker.browser,
        system: asker.system,
        network: coarseNetwork(network),
        sameNetwork: network === networkOf(origin.address),
        askedAt: asker.asked_at.toISOString(),
        expiresAt: asker.expires_at.toISOString(),
      };
    },
    confirm: async (ticket, caller) => await settle(ticket, caller, 'confirmed'),
    refuse: async (ticket, caller) => await settle(ticket, caller, 'refused'),
  };
}
