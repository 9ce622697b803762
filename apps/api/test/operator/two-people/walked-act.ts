import type { ConsoleDataOf, ConsoleOperationId } from '@yayan/contract/console';
import { expect } from 'vitest';
import type { Permission } from '../../../src/call/operator/permissions.ts';
import type { FakeTopup } from '../../exchange/fake-topup.ts';
import type { TestSystem } from '../../system/test-system.ts';
import { acting } from '../acting.ts';
import { consoleCall, type ConsoleInput, type ConsoleSession } from '../console-calls.ts';

/** A call that needs a second person now, and what it would change. */
export interface ReadyAct {
  id: ConsoleOperationId;
  params?: Record<string, string>;
  input?: object;
  /** What the act changes, and nothing else does. */
  state: () => Promise<unknown>;
}

/** An act that waits for a second person. */
export interface WalkedAct {
  /** As in the audit log. */
  name: string;
  /** What both need. Several acts need the same. */
  permission: Permission;
  /** The demo operators who ask and agree. */
  by: string;
  agrees: string;
  /** Brings about what the act is for. */
  ready: (stage: Stage) => Promise<ReadyAct>;
}

/** A session ends after 30 minutes without a call (rule 14.4). */
const RENEWED_MS = 20 * 60_000;

/** What acts are made ready with. */
export const stageOf = (system: TestSystem, topup: FakeTopup) => {
  const { as: signIn, act, member, coinsOf } = acting(system);
  const sessions = new Map<string, { session: ConsoleSession; at: number }>();
  /** The session of an operator, a new one where the last may have ended. */
  const as = async (name: string): Promise<ConsoleSession> => {
    const known = sessions.get(name);
    if (known !== undefined && system.clock.now().getTime() - known.at < RENEWED_MS) return known.session;
    const session = await signIn(name);
    sessions.set(name, { session, at: system.clock.now().getTime() });
    return session;
  };
  const read = async <Id extends ConsoleOperationId>(
    id: Id,
    call: Pick<ConsoleInput<Id>, 'params' | 'query'> = {},
    by = 'admin',
  ): Promise<ConsoleDataOf<Id>> => (await consoleCall(system, id, call, await as(by))).data;
  return {
    system,
    topup,
    as,
    member,
    coinsOf,
    read,
    /** An act of one admin, which the other one agrees to if it needs that. */
    done: async (
      id: ConsoleOperationId,
      { params = {}, input }: { params?: Record<string, string>; input?: object } = {},
      by = 'admin',
    ) => {
      const { outcome, data } = await act(id, { by: await as(by), params, ...(input && { input }) });
      expect([id, outcome]).toEqual([id, 'OK']);
      const asked = data as { state: string; id: string | null };
      if (asked.state !== 'asked') return asked;
      const decision = { params: { id: asked.id ?? '' }, body: { reason: '同意' } };
      const agreed = await consoleCall(system, 'agreeToRequest', decision, await as('admin2'));
      expect([id, agreed.outcome]).toEqual([id, 'OK']);
      return asked;
    },
  };
};

export type Stage = ReturnType<typeof stageOf>;
