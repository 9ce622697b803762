import { createHmac } from 'node:crypto';
import type { ConsoleDataOf } from '@yayan/contract/console';
import type { DeviceCookie } from '../../../call/operator/console-call.ts';
import type { FindOperator } from '../../../call/operator/operator-caller.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createOneTimeTokens, parseUserAgent } from '../../identity/module.ts';
import { deviceAtSignIn } from '../devices/device-at-sign-in.ts';
import { type CheckedAccount, holdAccount } from './account-store.ts';
import {
  endSession,
  endSessionOfToken,
  insertSession,
  selectOpenSessions,
  selectSession,
  touchSession,
} from './session-store.ts';
import { sessionTimes } from './session-times.ts';

const LONGEST_HOURS = 12;
/** Calls within this time after the last one don't write. */
const TOUCH_MS = 60_000;
const TOKEN_BYTES = 32;

/** The browser in which somebody signs in. */
export interface OpenedFrom {
  address: string;
  userAgent: string | null;
  cookie: string | null;
  deviceCookie: (operatorId: string) => string | null;
}

/** Sessions of operators (rule 14.4). */
export interface OperatorSessionsOf {
  /**
   * Opens a session and ends the one that the browser had. Resolves to the cookies of the session and of the device. Refuses
   * with OPERATOR_SIGN_IN_WRONG if the account was reset meanwhile.
   */
  open: (operator: CheckedAccount, from: OpenedFrom) => Promise<{ cookie: string; device: DeviceCookie }>;
  find: FindOperator;
  end: (operatorId: string, sessionId: string) => Promise<boolean>;
  list: (operatorId: string, ownSessionId: string) => Promise<ConsoleDataOf<'listOperatorDevices'>>;
}

export function createOperatorSessions(platform: Platform): OperatorSessionsOf {
  const { database, clock, random, keys } = platform;
  const tokens = createOneTimeTokens(platform, 'operator session', TOKEN_BYTES);
  const csrfOf = (token: string): string =>
    createHmac('sha256', keys.token).update(`operator csrf\n${token}`).digest('base64url');
  const times = () => sessionTimes(clock.now());
  return {
    open: async (operator, { address, userAgent, cookie, deviceCookie }) => {
      const { now } = times();
      const opened = tokens.make();
      const { browser, system } = parseUserAgent(userAgent);
      const device = [browser, system].filter(Boolean).join(' · ') || '未知设备';
      return await database.transaction(async (tx) => {
        if (!(await holdAccount(tx, operator))) return refuse('OPERATOR_SIGN_IN_WRONG');
        const from = { device, address, token: deviceCookie(operator.id) };
        const { id: deviceId, token } = await deviceAtSignIn(tx, platform, operator, from);
        if (cookie !== null) await endSessionOfToken(tx, tokens.hash(cookie), now);
        await insertSession(tx, {
          id: random.uuid(),
          token_hash: tokens.hash(opened),
          operator_id: operator.id,
          device,
          address,
          created_at: now,
          seen_at: now,
          ends_at: new Date(now.getTime() + LONGEST_HOURS * 3_600_000),
          device_id: deviceId,
        });
        return { cookie: opened, device: { operatorId: operator.id, token } };
      });
    },
    find: async (cookie, { isBackground } = { isBackground: false }) => {
      const { now, idleSince } = times();
      const session = await selectSession(database.read, tokens.hash(cookie), { now, idleSince });
      if (session === undefined) return null;
      if (!isBackground && now.getTime() - session.seen_at.getTime() >= TOUCH_MS)
        await touchSession(database.read, session.id, now);
      return {
        operatorId: session.operator_id,
        name: session.name,
        roles: session.roles,
        sessionId: session.id,
        endsAt: session.ends_at,
        csrfToken: csrfOf(cookie),
      };
    },
    end: async (operatorId, id) => await endSession(database.read, { id, operatorId, now: clock.now() }),
    list: async (operatorId, ownSessionId) => ({
      items: (await selectOpenSessions(database.read, operatorId, times())).map((session) => ({
        id: session.id,
        device: session.device,
        address: session.address,
        signedInAt: session.created_at.toISOString(),
        seenAt: session.seen_at.toISOString(),
        isThis: session.id === ownSessionId,
        isNew: session.is_new,
      })),
    }),
  };
}
