import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFile } from 'node:fs/promises';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { cast, TestSystem } from '../../../../test/system/test-system.ts';

let system: TestSystem;
let researcher: ConsoleSession;
let files = 0;
/** A task that a member starts beside others. */
const PHOTOS = 'task/activities/photos.yaml';
beforeAll(async () => {
  system = await TestSystem.start();
  researcher = await signInOperator(system, 'researcher');
});
afterAll(() => system.stop());

/** A new task of a file, which asks for the consent. */
const publish = async (
  path: string,
  consentRequired: boolean,
  edit: (source: string) => string = (source) => source,
): Promise<string> => {
  const source = await readFile(new URL(`../../../../data/${path}`, import.meta.url), 'utf8');
  const id = `DataUse${String((files += 1)).padStart(5, '0')}`;
  const asking = edit(source)
    .replace(/hashId: *\w+/u, `hashId: ${id}`)
    .replace(/consentRequired: *\w+/u, `consentRequired: ${consentRequired}`);
  const body = { input: { name: 'task.yaml', source: asking } };
  const { outcome } = await consoleCall(system, 'importTaskFile', { body, key: system.key() }, researcher);
  expect(outcome).toBe('OK');
  return id;
};
const text = {
  recipient: '芽言',
  thirdParty: false,
  items: ['本次问卷的答案', '所在城市'],
  purpose: '改进外卖配送',
  policyUrl: null,
};
const correct = async (id: string, change: Partial<typeof text> = {}, more: { dryRun?: boolean } = {}) =>
  await consoleCall(
    system,
    'correctTaskDataUse',
    {
      params: { id },
      body: { input: { ...text, ...change }, reason: '用途写得不全', ...more },
      key: system.key(),
    },
    researcher,
  );
type Member = Awaited<ReturnType<TestSystem['signIn']>>;
const dataUse = async (id: string, member: Member) =>
  (await system.get('getTask', { params: { hashId: id } }, member)).dataUse;
const start = async (taskHashId: string, member: Member, more: object) =>
  await system.outcome('startParticipation', { body: { taskHashId, ...more } }, member);
const agreed = async (member: Member) => (await system.get('listPartnerConsents', {}, member)).items;

it('rule 3.50: a corrected text is a new version, whose readers alone start; consents keep the text that was read', async () => {
  const id = await publish(PHOTOS, true);
  const [first, second] = [await system.signIn(cast.oldMember), await system.signIn(cast.newMember)];
  const before = await dataUse(id, first);
  expect(before).toMatchObject({ version: 1, consentRequired: true });
  expect(await start(id, first, { consent: true, dataUseVersion: 1 })).toBe('OK');
  const { data: plan } = await correct(id, {}, { dryRun: true });
  expect(plan.changes.map(({ field }) => field)).toEqual(['items', 'purpose']);
  expect((await dataUse(id, first)).version).toBe(1);
  expect((await correct(id)).outcome).toBe('OK');
  expect(await dataUse(id, second)).toMatchObject({
    version: 2,
    purpose: text.purpose,
    consentRequired: true,
  });
  for (const stale of [{ consent: true }, { consent: true, dataUseVersion: 1 }])
    expect(await start(id, second, stale)).toBe('DATA_USE_CHANGED');
  expect(await start(id, second, { consent: true, dataUseVersion: 2 })).toBe('OK');
  // Who started goes on, with what they agreed to.
  expect(await start(id, first, {})).toBe('OK');
  const purposes = async (member: Member) => (await agreed(member)).flatMap((each) => each.purposes);
  expect(await purposes(first)).toContain(before.purpose);
  expect(await purposes(first)).not.toContain(text.purpose);
  expect(await purposes(second)).toContain(text.purpose);
  expect((await correct(id)).outcome).toBe('ACT_NOTHING_CHANGES');
});

it('rule 3.50: who read an older text is refused also where no consent is asked for', async () => {
  const id = await publish(PHOTOS, false);
  await correct(id);
  const member = await system.signIn(cast.oldMember);
  expect(await start(id, member, { dataUseVersion: 1 })).toBe('DATA_USE_CHANGED');
  expect(await start(id, member, { dataUseVersion: 2 })).toBe('OK');
});

it('rule 3.50: a text that names another company asks later starters for their consent', async () => {
  const id = await publish(PHOTOS, false);
  const { data: plan } = await correct(id, { recipient: '一粟数据', thirdParty: true }, { dryRun: true });
  expect(plan.changes).toContainEqual({
    field: 'consentRequired',
    label: '要单独同意',
    before: '不要',
    after: '要',
  });
  await correct(id, { recipient: '一粟数据', thirdParty: true });
  const member = await system.signIn(cast.oldMember);
  expect(await start(id, member, {})).toBe('CONSENT_REQUIRED');
});

it('rule 3.50: a ticket carries the version that was read', async () => {
  const id = await publish(PHOTOS, true);
  const member = await system.signIn(cast.oldMember);
  const take = async (more: object) => {
    const body = { taskHashId: id, consent: true, ...more };
    const { ticket } = await system.get('issueStartTicket', { body }, member);
    return await system.outcome('takeStartTicket', { body: { ticket } });
  };
  await correct(id);
  expect(await take({})).toBe('DATA_USE_CHANGED');
  expect(await take({ dataUseVersion: 2 })).toBe('OK');
});

it('rule 3.50: a text that says nothing, or denies what the questionnaire asks for, is refused', async () => {
  const id = await publish('survey/delivery-nps.yaml', false, (source) =>
    source.replace('inputType: date', 'inputType: tel').replace('，不含手机号和姓名', ''),
  );
  for (const purpose of [' ', '汇总分析，不要电话'])
    expect((await correct(id, { purpose })).outcome).toBe('TASK_DATA_USE_WRONG');
  expect((await correct(id)).outcome).toBe('OK');
  const { items } = await dataUse(id, await system.signIn(cast.oldMember));
  expect(items).toEqual([...text.items, '联系电话（选填）']);
});
