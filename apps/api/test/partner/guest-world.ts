import type { Database } from '../../src/platform/database/database.ts';
import type { Origin } from '../../src/call/call.ts';
import { meal, screening, short } from '../survey/short-survey.ts';
import { byMember } from '../calls/by-member.ts';
import { enterFromAgent } from '../../src/modules/partner/guests/agent-entry.ts';
import {
  getKeyEnd,
  getKeySession,
  saveKeyPage,
  submitKeySurvey,
} from '../../src/modules/partner/guests/guest-calls.ts';
import { enterByOpenLink } from '../../src/modules/partner/guests/open-link-entry.ts';
import { issueStartTicket, takeStartTicket } from '../../src/modules/partner/guests/start-tickets.ts';
import { partnerConfigSchema } from '../../src/modules/partner/partner-config.ts';
import { savePartner } from '../../src/modules/partner/partners.ts';
import { SECRET, signed, testPartner } from './supplier-world.ts';

const address = (name: string) =>
  `https://agent.example/${name}?uid={uid}&st={st}&ts={ts}&a={p1}&b={p5}&sig={sig}`;

/** A task to which an agent sends people, who answer it without an account. */
export const testGuests = async (database: Database) => {
  const partner = await testPartner(database);
  const task = await partner.survey.host(short);
  /** Stores the agent with these changes of its settings. */
  const agent = async (changes: Record<string, unknown>): Promise<string> => {
    const config = partnerConfigSchema.parse({
      kind: 'agent',
      key: 'crowd',
      secrets: [SECRET],
      signing: { scheme: 'hmac-sha256' },
      tasks: [task.hashId],
      cap: 1000,
      ends: {
        complete: address('complete'),
        screenedOut: address('screened'),
        quotaFull: address('full'),
        duplicate: address('duplicate'),
        other: address('other'),
      },
      ...changes,
    });
    return await database.transaction((tx) =>
      savePartner(tx, partner.deps, config, partner.deps.clock.now()),
    );
  };

  let people = 0;
  const person = async () => {
    people += 1;
    const { origin } = await partner.survey.member();
    return { uid: `person-${people}`, origin };
  };
  const now = () => String(Math.floor(partner.deps.clock.now().getTime() / 1000));
  const link = (uid: string, more: Readonly<Record<string, string>> = {}): string =>
    signed({ aid: 'crowd', tid: task.hashId, uid, ts: now(), p1: 'x&y=1', p5: '<b>', ...more });
  const finish = async (key: string, origin?: Origin): Promise<void> => {
    const from = origin ?? (await partner.survey.member()).origin;
    await saveKeyPage(partner.deps, {
      origin: from,
      params: { key },
      body: { page: 'screening', answers: screening, revision: 0 },
    });
    partner.deps.clock.advance(60_000);
    await submitKeySurvey(partner.deps, {
      origin: from,
      params: { key },
      body: { page: 'meal', answers: meal, revision: 1 },
      idempotency: { key: `finish-${key}`.slice(0, 60), hash: key },
    });
  };
  /** Calls of guests, short. */
  const calls = {
    enterFromAgent: (origin: Origin, query: string) =>
      enterFromAgent(partner.deps, { origin, body: { query } }),
    enterByOpenLink: (origin: Origin, sid: string) =>
      enterByOpenLink(partner.deps, { origin, body: { sid } }),
    issueStartTicket: (memberId: string, taskHashId: string) =>
      issueStartTicket(partner.deps, byMember(memberId, { body: { taskHashId } })),
    takeStartTicket: (origin: Origin, ticket: string) =>
      takeStartTicket(partner.deps, { origin, body: { ticket } }),
    getKeySession: (key: string) => getKeySession(partner.deps, { params: { key } }),
    getKeyEnd: (key: string) => getKeyEnd(partner.deps, { params: { key } }),
  };
  await agent({});
  return { partner, task, agent, person, now, link, finish, calls };
};

export type TestGuests = Awaited<ReturnType<typeof testGuests>>;
