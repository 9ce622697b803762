import type { AnswerChanges, Answers } from '../../definition/runner-types.ts';
import { createAnswerQueue } from '../create-answer-queue.ts';
import { type KeptPage, type QueueRecord, readRecord } from '../queue-record.ts';
import type { Acknowledgement, AnswerQueue, DraftAcknowledgement } from '../queue-types.ts';

/** One browser's record of a participation, shared by its tabs. */
export const memory = () => {
  let record = readRecord(undefined);
  return {
    stored: () => record,
    pages: () => record.pages.length,
    update: async (change: (stored: QueueRecord) => QueueRecord) => {
      record = change(record);
      return true;
    },
  };
};

/** Timers that run only when the test says so. */
export const fakeClock = () => {
  let now = 0;
  let next = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => now,
    setTimeout: (run: () => void, ms: number) => {
      next += 1;
      timers.set(next, { at: now + ms, run });
      return next;
    },
    clearTimeout: (handle: unknown) => void timers.delete(Number(handle)),
    pending: () => [...timers.values()].map((timer) => timer.at - now),
    pass: async (ms: number) => {
      now += ms;
      for (const [id, timer] of timers)
        if (timer.at <= now) {
          timers.delete(id);
          timer.run();
        }
      await settled();
    },
  };
};

export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A server that stores a page only if its revision is new, as ours does. `plan` says which messages get lost. */
const fakeServer = (plan: ('ok' | 'lostRequest' | 'lostAnswer')[] = []) => {
  const stored = new Map<string, { answers: Answers; revision: number }>();
  const effects: string[] = [];
  const sends: number[] = [];
  const send = async (page: KeptPage): Promise<Acknowledgement<string>> => {
    sends.push(page.revision);
    const fate = plan.shift() ?? 'ok';
    if (fate === 'lostRequest') throw new Error('network');
    const held = stored.get(page.page);
    if (held && held.revision > page.revision)
      return { status: 'refused', revision: held.revision, outcome: 'stale' };
    if (!held || held.revision < page.revision) {
      stored.set(page.page, { answers: page.answers, revision: page.revision });
      effects.push(`${page.page}@${page.revision}`);
    }
    if (fate === 'lostAnswer') throw new Error('network');
    return { status: 'stored', revision: page.revision, outcome: `after ${page.page}` };
  };
  /** Drafts by answer, compared with the revision that the device knows, as on our server. */
  const drafts = new Map<string, { answer: unknown; revision: number }>();
  const draftSends: string[] = [];
  const sendDrafts = async (
    page: string,
    { answers, cleared }: AnswerChanges,
  ): Promise<DraftAcknowledgement> => {
    draftSends.push(`${page} ${JSON.stringify(answers)}${cleared.length > 0 ? ` −${cleared.join()}` : ''}`);
    if (plan.shift() === 'lostRequest') throw new Error('network');
    for (const [name, answer] of Object.entries(answers)) drafts.set(name, { answer, revision: 1 });
    for (const name of cleared) drafts.delete(name);
    return { status: 'stored', newer: [] };
  };
  return { stored, effects, sends, send, drafts, draftSends, sendDrafts };
};

export const setUp = (plan: Parameters<typeof fakeServer>[0] = []) => {
  const storage = memory();
  const clock = fakeClock();
  const server = fakeServer(plan);
  const network = { up: true, listeners: new Set<() => void>() };
  const open = (): AnswerQueue<string> =>
    createAnswerQueue({
      stored: storage.stored(),
      update: storage.update,
      send: server.send,
      retryable: (error) => error instanceof Error && error.message === 'network',
      clock,
      online: {
        isOnline: () => network.up,
        subscribe: (listener) => {
          network.listeners.add(listener);
          return () => void network.listeners.delete(listener);
        },
      },
      known: {},
      base: () => 0,
      sendDrafts: server.sendDrafts,
      random: () => 0,
    });
  return { storage, clock, server, network, open };
};
