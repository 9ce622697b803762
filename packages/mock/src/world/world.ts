import type { CheckPurpose, FollowUp, GroupMedia, GroupResponse, OrderDetail } from '@yayan/api-client';
import type { HttpHandler } from 'msw';
import { exampleTokens } from '../gen/call-table.ts';
import { createFieldKey, type FieldKey } from './field-key.ts';
import { createDelayedEvents, type DelayedEvents } from './delayed-events.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createLiveEvents, type LiveEvents } from './live-events.ts';
import type { Run } from './run.ts';
import { createSeeds, createStart, type SeedOf, type StartOf } from './start-of.ts';

export interface Member {
  mobile: string;
  readonly id: string;
  readonly code: string;
  readonly joinedAt: string;
  /** The nickname that the member chose. */
  nickname?: string;
  avatar?: string;
  /** The mail address, masked. */
  email?: string;
  hasPassword?: boolean;
  /** A password that was set anew: only then is it checked. */
  password?: string;
  /** The version of the agreement to which the member agreed last. */
  agreedTo?: string;
  tourEnded?: boolean;
  readonly ledger: Ledger;
  readonly checkedIn: Set<string>;
  readonly runs: Map<string, Run>;
  readonly orders: Map<string, OrderDetail>;
  /** Benefits of which the member wants to know when they are in stock again. */
  readonly restockAsked: Set<string>;
  /** Answers in the discussion group, by section. */
  readonly responses: Map<string, GroupResponse>;
  /** What the member chose in votes of the discussion group, by vote. */
  readonly ballots: Map<string, readonly string[]>;
}

/** A follow-up, a reply or a note, with the id by which a repeated call is recognised. */
export interface WrittenFollowUp {
  readonly clientId: string;
  readonly followUp: FollowUp;
}

/** A participation that a key opens. Its member may be a guest. */
export interface KeyRun {
  readonly kind: 'open' | 'agent' | 'ticket';
  readonly member: Member;
  readonly run: Run;
}

/** The member and the audience of a token. */
export interface SignedIn {
  readonly member: Member;
  /** `any` after a way of signing in that only returns the document's example. */
  readonly audience: 'member' | 'group' | 'any';
}

export interface WorldOptions {
  readonly now: () => number;
  /** How long a late postback takes. */
  readonly postbackMs: number;
  /** How long each step of an order takes; without it only `advanceOrders` moves orders. */
  readonly orderMs: number | undefined;
  /** What the state begins with, by call, instead of the document's examples. */
  readonly seed?: readonly HttpHandler[] | undefined;
}

/** The state of the mock. */
export interface World {
  readonly startOf: StartOf;
  readonly seedOf: SeedOf;
  readonly now: () => number;
  /** The time in the API's format. */
  readonly time: (laterMs?: number) => string;
  readonly nextId: () => string;
  readonly nextTicket: (kind: string) => string;
  readonly fieldKey: FieldKey;
  readonly members: Map<string, Member>;
  readonly addMember: (mobile: string) => Member;
  readonly accessTokens: Map<string, SignedIn>;
  readonly refreshTokens: Map<string, SignedIn>;
  /** The current version of the agreement. */
  readonly agreement: string;
  /** Mobiles by register ticket, members by group ticket. */
  readonly registering: Map<string, string>;
  readonly groupTickets: Map<string, Member>;
  /** Members who left the discussion group. */
  readonly leftGroup: Set<Member>;
  /** What was written below answers of the discussion group, by the answer's id. */
  readonly followUps: Map<string, readonly WrittenFollowUp[]>;
  /** Uploaded files, by their key. */
  readonly files: Map<string, Blob>;
  /** Files that were registered in the discussion group, by their id. */
  readonly groupFiles: Map<string, GroupMedia>;
  /** For what a checked code may be used, by its ticket. */
  readonly checkTickets: Map<string, CheckPurpose>;
  /** Participations that a key opens, by the key. */
  readonly surveyKeys: Map<string, KeyRun>;
  /** Tickets with which a member starts a task elsewhere. */
  readonly startTickets: Map<
    string,
    { readonly member: Member; readonly taskHashId: string; readonly consent: boolean | undefined }
  >;
  /** Pieces left of each benefit, by its id. */
  readonly stock: Map<string, number>;
  /** Open reports of the suppliers' servers. */
  readonly postbacks: DelayedEvents;
  readonly postbackMs: number;
  /** The next steps of orders. */
  readonly orderSteps: DelayedEvents;
  /** The first answer to each idempotency key. */
  readonly answered: Map<string, { readonly body: string; readonly answer: Response }>;
  readonly liveEvents: LiveEvents;
}

const DEMO_MOBILE = '13800138000';
/** Not the day of the document's examples: a client that copies the example instead of asking is refused, as by the server. */
const AGREEMENT = '2026-11-29';

/** Somebody with empty hands, whom only `addMember` makes a member. */
export const createMember = (world: Pick<World, 'nextId' | 'time'>, mobile: string): Member => ({
  mobile,
  id: world.nextId(),
  code: `YA${mobile.slice(-6)}`,
  joinedAt: world.time(),
  ledger: createLedger(),
  checkedIn: new Set(),
  runs: new Map(),
  orders: new Map(),
  restockAsked: new Set(),
  responses: new Map(),
  ballots: new Map(),
});

export const createWorld = ({ now, postbackMs, orderMs, seed = [] }: WorldOptions): World => {
  let ids = 0;
  const nextNumber = (): string => (ids += 1).toString(16).padStart(12, '0');
  const seedOf = createSeeds(seed);
  const world: World = {
    startOf: createStart(seedOf),
    seedOf,
    now,
    time: (laterMs = 0) => new Date(now() + laterMs).toISOString(),
    nextId: () => `0197f6a2-c1b8-7d4e-9a10-${nextNumber()}`,
    nextTicket: (kind) => `${kind}-of-the-mock-server-${nextNumber()}`,
    fieldKey: createFieldKey(now),
    members: new Map(),
    addMember: (mobile) => {
      const member = createMember(world, mobile);
      world.members.set(mobile, member);
      return member;
    },
    accessTokens: new Map(),
    refreshTokens: new Map(),
    agreement: AGREEMENT,
    registering: new Map(),
    groupTickets: new Map(),
    leftGroup: new Set(),
    followUps: new Map(),
    files: new Map(),
    groupFiles: new Map(),
    checkTickets: new Map(),
    surveyKeys: new Map(),
    startTickets: new Map(),
    stock: new Map(),
    postbacks: createDelayedEvents(postbackMs),
    postbackMs,
    orderSteps: createDelayedEvents(orderMs),
    answered: new Map(),
    liveEvents: createLiveEvents(now),
  };
  const demo = world.addMember(DEMO_MOBILE);
  // Other ways of signing in return the document's example, so its token belongs to the demo member.
  world.accessTokens.set(exampleTokens.access, { member: demo, audience: 'any' });
  world.refreshTokens.set(exampleTokens.refresh, { member: demo, audience: 'any' });
  const cause = { kind: 'welcome', id: 'welcome', title: '新人见面礼', link: null } as const;
  demo.ledger.add({ id: world.nextId(), at: world.time(), amount: 1280, cause });
  return world;
};
