import { createHmac } from 'node:crypto';
import type { Origin } from '../../../call/call.ts';
import { ApiFault } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Session } from './issue-session.ts';
import type { Sessions } from './sessions.ts';
import { activeMemberOf, type Press, useRepeat } from '../codes/press-store.ts';

/** What a call of one press used up. */
interface Given {
  operation: string;
  /** The number, where a code proves one. */
  mobile?: string;
  /** The code or ticket. */
  proof: string;
}

/**
 * Presses of sign-in buttons (rule 2.30). An answer that gets lost leaves a used code behind: the client sends the same
 * call again with the key that it made for the press, and is answered once more.
 */
export interface Presses {
  /** The press of a call; undefined if its client sent no key. */
  of(origin: Pick<Origin, 'deviceId' | 'pressKey'>, given: Given): Press | undefined;
  /**
   * Calls `signIn`, which uses a ticket up. If it refuses the ticket with `refusal` because this press has used it, the
   * session of the lost answer ends, and the member gets a new one.
   */
  again(
    press: Press | undefined,
    origin: Origin,
    refusal: ApiFault['name'],
    signIn: () => Promise<Session>,
  ): Promise<Session>;
}

export function createPresses(
  { database, clock, keys }: Pick<Platform, 'database' | 'clock' | 'keys'>,
  sessions: Pick<Sessions, 'openSession'>,
): Presses {
  const hash = (...parts: readonly string[]): string =>
    createHmac('sha256', keys.token)
      .update(['press', ...parts].join('\n'))
      .digest('base64url');

  const signInAgain = async (press: Press, origin: Origin): Promise<Session | undefined> =>
    await database.transaction(async (tx) => {
      const repeat = await useRepeat(tx, press, clock.now());
      if (repeat === undefined || repeat.session_id === null) return undefined;
      const memberId = await activeMemberOf(tx, repeat.session_id);
      if (memberId === undefined) return undefined;
      return await sessions.openSession(tx, { kind: 'member', memberId }, origin, press);
    });

  return {
    of: ({ pressKey, deviceId }, { operation, mobile = '', proof }) => {
      if (pressKey === undefined) return undefined;
      const key = hash('key', operation, pressKey, deviceId ?? '', mobile);
      return { key, proof: hash('proof', key, proof) };
    },
    again: async (press, origin, refusal, signIn) => {
      try {
        return await signIn();
      } catch (error) {
        const isUsed = error instanceof ApiFault && error.name === refusal;
        if (press === undefined || !isUsed) throw error;
        const session = await signInAgain(press, origin);
        if (session === undefined) throw error;
        return session;
      }
    },
  };
}
