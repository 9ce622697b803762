import { identityPorts } from '../identity/identity-ports.ts';
import { type DataOf, type ErrorName, GroupRole, type OperationId } from '@yayan/contract';
import type { FastifyInstance } from 'fastify';
import { ApiFault } from '../../src/errors/api-fault.ts';
import { createBrowserCookies } from '../../src/http/browser-cookie.ts';
import { documentOperations } from '../../src/http/document.ts';
import { createStreamLimit } from '../../src/http/stream-limit.ts';
import { addRoutes } from '../../src/http/routes.ts';
import { makeServer } from '../../src/http/server.ts';
import { type CallInput, type Asker, callOperation, outcomeOf } from '../calls/call-operation.ts';
import { encryptField } from '../calls/encrypt-field.ts';
import { silentLog } from '../system/silent-log.ts';
import { testPlatform, type TestPlatform } from '../system/test-platform.ts';
import { createIdentityParts, type Identity } from '../../src/modules/identity/identity-parts.ts';
import { readMailbox } from '../../src/modules/identity/module.ts';
import { fileRoutes } from '../../src/modules/file/module.ts';
import { createFiles, type Files } from '../../src/modules/file/files.ts';
import { mediaRoutes } from '../../src/modules/group/discussion/attachments/media-routes.ts';
import { groupMediaUrls } from '../../src/modules/group/discussion/attachments/media-urls.ts';
import { groupHandlers } from '../../src/modules/group/handlers.ts';
import type { GroupDeps } from '../../src/modules/group/people/deps.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { searchVector } from '../../src/modules/group/discussion/guide/search-vector-store.ts';

export const DAY = 24 * 60 * 60_000;

/** The group operations behind the document's routes, and groups made for a test. */
export interface TestGroups extends TestPlatform {
  readonly identity: Identity;
  readonly deps: GroupDeps;
  readonly server: FastifyInstance;
  /** Makes a call that must succeed, and returns its data. */
  get<Id extends OperationId>(id: Id, asked: CallInput<Id>, asker?: Asker): Promise<DataOf<Id>>;
  /** Makes a call and returns the name of the refusal, or `OK`. */
  outcome<Id extends OperationId>(id: Id, asked: CallInput<Id>, asker?: Asker): Promise<ErrorName | 'OK'>;
  encrypt(value: string): string;
  lastCode(mobile: string): Promise<string>;
  addGroup(more?: { opensAt?: Date; closesAt?: Date; name?: string }): Promise<TestGroup>;
}

export interface TestGroup {
  readonly id: string;
  readonly hash: string;
  addMember(role: GroupRole, more?: { consented?: boolean; mobile?: string }): Promise<TestGroupMember>;
  addTopic(more?: { title?: string; opensAt?: Date; closesAt?: Date; draft?: boolean }): Promise<TestTopic>;
}

/** A member signed in to the group. */
export interface TestGroupMember extends Asker {
  readonly id: string;
  readonly mobile: string;
}

export interface TestTopic {
  readonly id: string;
  addSection(more?: TestSection): Promise<string>;
}

export interface TestSection {
  title?: string;
  question?: string;
  visibility?: 'everyone' | 'answerFirst' | 'hostsOnly';
  minLength?: number;
  photos?: 'none' | 'optional' | 'required';
  opensAt?: Date;
  closesAt?: Date;
}

export async function startTestGroups(): Promise<TestGroups> {
  const base = await testPlatform();
  const { platform, clock } = base;
  const identity = createIdentityParts(platform, identityPorts);
  const files = createFiles(platform);
  const deps: GroupDeps = { ...platform, identity, mediaUrls: groupMediaUrls(platform), files };
  const server = await serve(deps, files);
  await base.start();
  let made = 0;
  const next = (): number => (made += 1);

  return {
    ...base,
    identity,
    deps,
    server,
    get: async (id, asked, asker = {}) => {
      const { code, msg, data } = await callOperation(server, id, asked, asker);
      if (code !== 200) throw new Error(`${id} was refused with ${code}: ${msg}`);
      return data as DataOf<typeof id>; // callOperation checks it against the document.
    },
    outcome: async (id, asked, asker = {}) => outcomeOf((await callOperation(server, id, asked, asker)).code),
    encrypt: (value) => encryptField(identity.fields.current, { value, timestamp: clock.now().getTime() }),
    lastCode: async (mobile) => {
      await base.runJobs();
      const codes = (await readMailbox(platform, mobile)).flatMap(({ code }) => code ?? []);
      return codes[0] ?? Promise.reject(new Error('No code was sent'));
    },
    addGroup: async (given = {}) => await addGroup(deps, next, given),
    stop: async () => {
      await server.close();
      await base.stop();
    },
  };
}

async function serve(deps: GroupDeps, files: Files): Promise<FastifyInstance> {
  const server = await makeServer({
    log: silentLog,
    origins: [],
    clock: systemClock,
    trustedProxies: [],
    callsAMinute: 100_000,
  });
  // Other areas aren't part of this world.
  const others = documentOperations.map(({ id }) => [id, () => Promise.reject(new ApiFault('NOT_FOUND'))]);
  const handlers = { ...Object.fromEntries(others), ...groupHandlers(deps) };
  const { authenticate } = deps.identity.sessions;
  const stopping = new AbortController().signal;
  await server.register(
    async (api) => {
      addRoutes(api, {
        handlers,
        authenticate,
        stopping,
        streams: createStreamLimit(),
        closedSites: { check: () => undefined, planned: () => undefined },
        browsers: createBrowserCookies(deps.keys, { clock: deps.clock, secure: false }),
      });
      await fileRoutes(api, files);
      await mediaRoutes(api, deps, files);
    },
    { prefix: '/api' },
  );
  await server.ready();
  return server;
}

async function addGroup(
  deps: GroupDeps,
  next: () => number,
  given: { opensAt?: Date; closesAt?: Date; name?: string },
): Promise<TestGroup> {
  const { database, random, clock } = deps;
  const now = clock.now().getTime();
  const id = random.uuid();
  const hash = `testgroup${next()}`;
  await database.read
    .insertInto('discussion_groups')
    .values({
      id,
      task_id: random.uuid(),
      task_hash: hash,
      name: given.name ?? '早餐习惯',
      intro: '聊聊早餐',
      rules: ['按真实经历回答'],
      consent_version: 1,
      consent_text: '我同意。',
      opens_at: given.opensAt ?? new Date(now - DAY),
      closes_at: given.closesAt ?? new Date(now + 30 * DAY),
      published_at: new Date(now - 30 * DAY),
      created_at: new Date(now - 30 * DAY),
    })
    .execute();
  let position = 0;
  return {
    id,
    hash,
    addMember: async (role, more = {}) =>
      await addMember(deps, { groupId: id, role, serial: next(), ...more }),
    addTopic: async (topic = {}) => await addTopic(deps, id, (position += 1), topic),
  };
}

async function addMember(
  { database, random, clock, cipher, identity }: GroupDeps,
  member: { groupId: string; role: GroupRole; serial: number; consented?: boolean; mobile?: string },
): Promise<TestGroupMember> {
  const { groupId, role, serial, consented = true } = member;
  const mobile = member.mobile ?? `139${String(serial).padStart(8, '0')}`;
  const id = random.uuid();
  await database.read
    .insertInto('group_members')
    .values({
      group_id: groupId,
      id,
      mobile_index: cipher.blindIndex(mobile),
      mobile_sealed: cipher.seal(mobile),
      role,
      nickname: `成员${serial}`,
      invited_at: clock.now(),
      consent_version: consented ? 1 : null,
      consented_at: consented ? clock.now() : null,
    })
    .execute();
  const { token } = await database.transaction((tx) =>
    identity.sessions.openSession(
      tx,
      { kind: 'group', groupId, groupMemberId: id, role },
      { device: 1, deviceId: null },
    ),
  );
  return { id, mobile, token };
}

async function addTopic(
  { database, random, clock }: GroupDeps,
  groupId: string,
  position: number,
  topic: { title?: string; opensAt?: Date; closesAt?: Date; draft?: boolean },
): Promise<TestTopic> {
  const now = clock.now().getTime();
  const id = random.uuid();
  const title = topic.title ?? '第一天：我的早晨';
  await database.read
    .insertInto('group_topics')
    .values({
      group_id: groupId,
      id,
      position,
      title,
      summary: '从今天早上说起',
      opens_at: topic.opensAt ?? new Date(now - DAY),
      closes_at: topic.closesAt ?? new Date(now + 20 * DAY),
      published_at: topic.draft === true ? null : clock.now(),
      search: searchVector(title),
      created_at: clock.now(),
    })
    .execute();
  let place = 0;
  return {
    id,
    addSection: async (section = {}) => {
      place += 1;
      const sectionId = random.uuid();
      const name = section.title ?? '今早吃了什么';
      await database.read
        .insertInto('group_sections')
        .values({
          group_id: groupId,
          id: sectionId,
          topic_id: id,
          position: place,
          title: name,
          question: section.question ?? '今天早上你吃了什么？',
          host_note: '只给主持人看',
          min_length: section.minLength ?? 0,
          photos: section.photos ?? 'optional',
          visibility: section.visibility ?? 'everyone',
          opens_at: section.opensAt ?? new Date(now - DAY),
          closes_at: section.closesAt ?? new Date(now + 20 * DAY),
          search: searchVector(name),
          created_at: clock.now(),
        })
        .execute();
      return sectionId;
    },
  };
}
