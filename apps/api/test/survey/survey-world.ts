import type { Answers, SurveyDefinition } from '@yayan/survey-engine';
import { browserOfDevice } from '../calls/test-browser.ts';
import type { Origin } from '../../src/call/call.ts';
import { ApiFault } from '../../src/errors/api-fault.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { createCipher } from '../../src/platform/crypto/cipher.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { createEvents } from '../../src/platform/events/events.ts';
import { createJobs } from '../../src/platform/jobs/jobs.ts';
import { systemRandom } from '../../src/platform/random.ts';
import { bareTaskTexts } from '../members/bare-task-texts.ts';
import { type SettableClock, settableClock } from '../system/settable-clock.ts';
import { silentLog } from '../system/silent-log.ts';
import { openAccounts } from '../../src/modules/ledger/module.ts';
import type { TaskPorts } from '../../src/modules/task/ports/task-ports.ts';
import type { NewTask } from '../../src/modules/task/task.ts';
import type { TaskDeps } from '../../src/modules/task/task-deps.ts';
import { addTask } from '../../src/modules/task/tasks.ts';
import { hostSurvey } from '../../src/modules/survey/authoring/host-survey.ts';
import { savePage } from '../../src/modules/survey/answering/save-page.ts';
import { startParticipation } from '../../src/modules/survey/start/start.ts';
import { submitSurvey } from '../../src/modules/survey/answering/submit.ts';

export interface TestSurvey {
  readonly deps: TaskDeps & { readonly clock: SettableClock };
  /** Adds a task that runs this questionnaire. */
  readonly host: (definition: SurveyDefinition, task?: Partial<NewTask>) => Promise<HostedTask>;
  /** Creates a member with the initial quality, on their own browser and network. */
  readonly member: () => Promise<TestMember>;
}

export interface HostedTask {
  readonly id: string;
  readonly hashId: string;
}

export interface TestMember {
  readonly id: string;
  readonly origin: Origin;
}

/** For tests: the survey host on a test database, with a clock that the test moves. */
export function testSurvey(database: Database, ports: TaskPorts = {}): TestSurvey {
  const clock = settableClock();
  const random = systemRandom;
  const keys = { atRest: [new Uint8Array(32)], blindIndex: new Uint8Array(32) };
  const deps = {
    config: readConfig({ LOG_LEVEL: 'silent' }),
    database,
    clock,
    random,
    events: createEvents({ database, clock, log: silentLog }),
    cipher: createCipher(keys, random),
    jobs: createJobs({ database, clock, log: silentLog }),
    ports,
  };
  const host: TestSurvey['host'] = async (definition, changes) => {
    const hashId = Buffer.from(random.bytes(8)).toString('hex');
    const id = await database.transaction(async (tx) => {
      const taskId = await addTask(tx, random, { ...plainTask, hashId, ...changes }, clock.now());
      if (taskId === undefined) throw new Error('The task is there already');
      await hostSurvey(tx, random, { taskId, name: hashId, candidate: definition, at: clock.now() });
      return taskId;
    });
    return { id, hashId };
  };
  let members = 0;
  const member = async (): Promise<TestMember> => {
    members += 1;
    const id = random.uuid();
    await database.transaction((tx) => openAccounts(tx, id, clock.now()));
    const origin: Origin = {
      requestId: 'test',
      address: `10.0.${Math.floor(members / 250)}.${(members % 250) + 1}`,
      deviceId: `device-${id}`,
      device: 1,
      userAgent: null,
      browser: browserOfDevice(`device-${id}`),
    };
    return { id, origin };
  };
  return { deps, host, member };
}

const plainTask: NewTask = {
  hashId: '',
  module: 2,
  type: 2,
  title: '通勤出行',
  cover: null,
  coins: 60,
  credit: 4,
  consolationCoins: 10,
  declaredMinutes: null,
  screeningMinutes: 1,
  devices: [1, 2, 3],
  cities: [],
  minimumQuality: 40,
  networkLimit: null,
  seats: null,
  tags: [],
  texts: bareTaskTexts,
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: null,
};

/** Starts a task, pausing the session `pause` (rule 3.33), and resolves to the session id. */
export async function begin(
  deps: TaskDeps,
  member: TestMember,
  task: HostedTask,
  pause?: string,
): Promise<string> {
  const request = { taskHashId: task.hashId, ...(pause !== undefined && { pause }) };
  return (await startParticipation(deps, member.id, member.origin, request)).sessionId;
}

/** Advances the clock far enough for a consolation on the screening page (rule 4.18). */
export const readOn = ({ clock }: TestSurvey['deps']): void => {
  clock.advance(3000);
};

/** Starts a task or continues it, like the operation. */
export const startTask = (
  { deps }: TestSurvey,
  member: TestMember,
  task: Pick<HostedTask, 'hashId'>,
  consent?: boolean,
) =>
  startParticipation(deps, member.id, member.origin, {
    taskHashId: task.hashId,
    ...(consent !== undefined && { consent }),
  });

export const save = (
  deps: TaskDeps,
  member: TestMember,
  id: string,
  page: string,
  answers: Answers,
  revision: number,
) => savePage(deps, member.id, id, { page, answers, revision });

export interface TestSubmit {
  readonly page: string;
  readonly answers: Answers;
  readonly revision: number;
  readonly key?: string;
}

export const submit = (deps: TaskDeps, member: TestMember, id: string, { key, ...posted }: TestSubmit) =>
  submitSurvey(deps, member.id, id, posted, {
    key: key ?? `submit-${id}`,
    hash: JSON.stringify(posted),
  });

/**
 * Name and data of a refusal; `accepted` with the answer if there was none; for another error, the error itself as the
 * name.
 */
export const refusalOf = async (call: Promise<unknown>): Promise<{ name: unknown; data: unknown }> => {
  try {
    return { name: 'accepted', data: await call };
  } catch (error) {
    return error instanceof ApiFault ? { name: error.name, data: error.data } : { name: error, data: null };
  }
};
