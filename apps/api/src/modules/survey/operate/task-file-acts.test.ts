import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { cast, TestSystem } from '../../../../test/system/test-system.ts';

interface PhoneFile {
  survey: { pages: { elements: object[] }[] };
  host: { screening: { screenOut: { when: string; reason: string }[] } };
}

let system: TestSystem;
let researcher: ConsoleSession;
let photos: string;
let phone: string;
let files = 0;
beforeAll(async () => {
  system = await TestSystem.start();
  researcher = await signInOperator(system, 'researcher');
  const read = async (path: string) =>
    await readFile(new URL(`../../../../data/${path}`, import.meta.url), 'utf8');
  photos = await read('task/activities/photos.yaml');
  phone = await read('survey/phone.json');
});
afterAll(() => system.stop());

/** The file as a new task. */
const anew = (source: string): { id: string; source: string } => {
  const id = `Filed${String((files += 1)).padStart(5, '0')}`;
  return { id, source: source.replace(/("?hashId"?: *"?)\w+/u, `$1${id}`) };
};
const check = async (source: string) =>
  (await consoleCall(system, 'checkTaskFile', { body: { name: 'task.yaml', source } }, researcher)).data;
const publish = async (source: string, more: { dryRun?: boolean; seen?: string; key?: string } = {}) => {
  const { key = system.key(), ...rest } = more;
  const body = { input: { name: 'task.yaml', source }, ...rest };
  return await consoleCall(system, 'importTaskFile', { body, key }, researcher);
};
const read = async (id: string) =>
  await consoleCall(system, 'getOperatorTask', { params: { id } }, researcher);

it('14.38 a file with faults names each with its line, and is published by nobody', async () => {
  const broken = photos.replace('coins: 80', 'coins: many');
  const { faults, task } = await check(broken);
  expect(faults).toEqual([{ line: 12, field: 'task.coins', text: '要是数字' }]);
  expect(task).toBeNull();
  expect((await publish(broken, { dryRun: true })).outcome).toBe('TASK_FILE_WRONG');
  expect((await publish(broken)).outcome).toBe('TASK_FILE_WRONG');
});

it('14.99 a checked file says when it pays far more a minute than the other tasks', async () => {
  const { source } = anew(phone);
  expect((await check(source)).task?.oddities).toEqual([]);
  const rich = source
    .replace(/"coins": *\d+/u, '"coins": 5000')
    .replace(/"declaredMinutes": *\d+/u, '"declaredMinutes": 1');
  const [oddity, ...others] = (await check(rich)).task?.oddities ?? [];
  expect(oddity).toMatchObject({ kind: 'pay', found: 5000 });
  expect(oddity?.usual).toBeGreaterThan(0);
  expect(oddity?.usual).toBeLessThan(1000);
  expect(others).toEqual([]);
});

it('14.38 a checked file names the questions that nobody sees and the rules that never apply', async () => {
  const { source } = anew(phone);
  expect((await check(source)).task?.branches).toMatchObject({ doubts: [], screeningChecked: true });
  const file = JSON.parse(source) as PhoneFile;
  const [, second] = file.survey.pages;
  second?.elements.push({ type: 'comment', name: 'never', title: '谁也看不到', visibleIf: '1 = 2' });
  file.host.screening.screenOut.push({ when: '1 = 2', reason: '从不' });
  expect((await check(JSON.stringify(file))).task?.branches.doubts).toEqual([
    { kind: 'neverShown', name: '谁也看不到' },
    { kind: 'neverOut', name: '从不' },
  ]);
});

it('14.77 answers are walked through the questionnaire to the text that their person reads, and nothing is stored', async () => {
  const { source, id } = anew(phone);
  const file = { name: 'task.json', source };
  const walk = async (answers: { name: string; values: string[] }[], full: string[] = [], of = file) =>
    await consoleCall(system, 'traceTaskPath', { body: { file: of, answers, full } }, researcher);
  const { data: begun } = await walk([{ name: 'nothing', values: ['x'] }]);
  expect(begun).toMatchObject({ end: 'open', result: null, unknown: ['nothing'], cells: [] });
  const asked = begun.pages.flatMap(({ questions }) => questions).filter(({ problem }) => problem !== null);
  expect(asked.map(({ name }) => name)).toContain('os');
  const of = (os: string) => [{ name: 'os', values: [os] }];
  expect((await walk(of('feature'))).data).toMatchObject({
    end: 'screenedOut',
    reason: '不用智能手机',
    result: '你的回答没问题，只是这次需要的人群不同。感谢你的时间，送你 20 金币。',
  });
  const { data: passed } = await walk(of('ios'));
  expect(passed.cells).toEqual(['苹果']);
  expect((await walk(of('ios'), ['苹果'])).data).toMatchObject({
    end: 'quotaFull',
    reason: '苹果',
    result: '与你情况相近的名额已满，送你 20 金币。',
  });
  expect((await read(id)).outcome).toBe('NOT_FOUND');
  expect((await walk([], [], { name: 'task.yaml', source: photos })).outcome).toBe('NOT_FOUND');
  expect((await walk([], [], { name: 'task.yaml', source: 'task: {}' })).outcome).toBe('TASK_FILE_WRONG');
});

it('14.77 a stored questionnaire is walked by its task, also one that is too long to be sent', async () => {
  const { source, id } = anew(phone);
  const long = JSON.parse(source) as PhoneFile;
  const [, second] = long.survey.pages;
  const words = '很长的一段说明'.repeat(25);
  for (let at = 0; at < 270; at += 1)
    second?.elements.push({ type: 'comment', name: `more${at}`, title: `${at} ${words}` });
  const file = { name: 'task.json', source: JSON.stringify(long) };
  expect(file.source.length).toBeLessThan(80_000);
  expect((await publish(file.source)).outcome).toBe('OK');
  const stored = await consoleCall(system, 'getTaskFile', { params: { id } }, researcher);
  expect(stored.data.source.length).toBeGreaterThan(80_000);
  const walk = async (walked: object) =>
    await consoleCall(system, 'traceTaskPath', { body: { ...walked, answers: [], full: [] } }, researcher);
  expect((await walk({ taskId: id })).data).toEqual((await walk({ file })).data);
  expect((await walk({ taskId: id, file })).outcome).toBe('FIELD_WRONG');
  expect((await walk({})).outcome).toBe('FIELD_WRONG');
  expect((await walk({ taskId: 'A'.repeat(12) })).outcome).toBe('NOT_FOUND');
});

it('14.38 a checked file shows what members would see, its questions, quotas, and who matches now', async () => {
  const { source, id } = anew(phone);
  const { faults, task } = await check(source);
  expect(faults).toEqual([]);
  expect(task).toMatchObject({ id, effect: 'added', title: '手机使用习惯', coins: 320, seats: 500 });
  expect(task?.questions.length).toBeGreaterThan(5);
  expect(task?.questions[0]).toMatchObject({ page: 1 });
  expect(task?.wanted).toContain('年龄');
  expect((await read(id)).outcome).toBe('NOT_FOUND');
  const { members = 0, hindered = [] } = task?.reachToday ?? {};
  expect(hindered.reduce((sum, each) => sum + each.members, members)).toBe(task?.matching);
});

it('14.38 a task for an age counts the members of that age today, and a sensitive attribute is not counted', async () => {
  const wanted = (one: string) => photos.replace('  texts:', `  wanted:\n    - ${one}\n  texts:`);
  const of = async (one: string) => (await check(anew(wanted(one)).source)).task?.matching;
  const all = await of('{ kind: age, label: 年龄, from: 0, to: 120 }');
  expect(all).toBeGreaterThan(0);
  expect(await of('{ kind: age, label: 年龄, from: 119, to: 120 }')).toBe(0);
  const young = (await of('{ kind: age, label: 年龄, from: 0, to: 30 }')) ?? 0;
  const old = (await of('{ kind: age, label: 年龄, from: 31, to: 120 }')) ?? 0;
  expect(young + old).toBe(all);
  const sensitive = '{ kind: attribute, label: 收入, key: income, anyOf: [none] }';
  expect(await of(sensitive)).toBeNull();
});

it('14.38 a dry run publishes nothing; the act publishes once, and members find the task', async () => {
  const { source, id } = anew(photos);
  const { data: plan } = await publish(source, { dryRun: true });
  expect(plan).toMatchObject({ state: 'planned', subject: id });
  expect(plan.changes).toContainEqual({ field: 'coins', label: '完成的金币', before: null, after: '80' });
  expect(plan.changes.find(({ field }) => field === 'reachToday')?.after).toMatch(/^\d+ 人/);
  expect((await read(id)).outcome).toBe('NOT_FOUND');
  const key = system.key();
  const outcomes = await Promise.all([publish(source, { key }), publish(source, { key })]);
  expect(new Set(outcomes.map(({ data }) => data.id)).size).toBe(1);
  expect((await read(id)).data).toMatchObject({ state: 'running', coins: 80 });
  const member = await system.signIn(cast.oldMember);
  expect((await system.get('getTask', { params: { hashId: id } }, member)).title).toBe('拍拍我的早餐');
});

it('14.38 the same file again changes nothing; with another questionnaire it says so before', async () => {
  const activity = anew(photos);
  await publish(activity.source);
  expect((await publish(activity.source)).outcome).toBe('ACT_NOTHING_CHANGES');
  const survey = anew(phone);
  await publish(survey.source);
  expect((await publish(survey.source)).outcome).toBe('ACT_NOTHING_CHANGES');
  const file = JSON.parse(survey.source) as PhoneFile;
  file.survey.pages[1]?.elements.push({ type: 'comment', name: 'more', title: '还有吗？' });
  const { data } = await publish(JSON.stringify(file), { dryRun: true });
  expect(data.changes).toEqual([expect.objectContaining({ field: 'questionnaire' })]);
  expect((await check(survey.source)).task?.effect).toBe('changed');
});

it('14.38 the audit log has the act, and only who may change tasks checks and publishes', async () => {
  const { source, id } = anew(photos);
  await publish(source);
  const { data } = await consoleCall(system, 'listOperatorActs', { query: { subject: id } }, researcher);
  expect(data.items[0]).toMatchObject({ operator: 'researcher', act: 'task import', kind: 'task' });
  const support = await signInOperator(system, 'support');
  const body = { name: 'task.yaml', source };
  expect((await consoleCall(system, 'checkTaskFile', { body }, support)).outcome).toBe('OPERATOR_FORBIDDEN');
});

it('14.48 the file of a task that is there says the same again, and is a copy with another number', async () => {
  const fileOf = async (id: string) =>
    (await consoleCall(system, 'getTaskFile', { params: { id } }, researcher)).data.source;
  for (const original of [photos, phone]) {
    const { source, id } = anew(original);
    await publish(source);
    const stored = await fileOf(id);
    const again = await check(stored);
    expect(again.faults).toEqual([]);
    const { effect: _again, ...shown } = again.task ?? {};
    const { effect: _first, ...first } = (await check(source)).task ?? {};
    expect(shown).toEqual(first);
    const copy = anew(stored);
    expect((await check(copy.source)).task).toMatchObject({ ...first, id: copy.id, effect: 'added' });
  }
  const missing = await consoleCall(system, 'getTaskFile', { params: { id: 'Nowhere00000' } }, researcher);
  expect(missing.outcome).toBe('NOT_FOUND');
});

it('14.48 attributes that can be counted are listed with their values, sensitive ones are not', async () => {
  const { items } = (await consoleCall(system, 'listTaskAttributes', {}, researcher)).data;
  expect(items.find(({ key }) => key === 'phone')?.options.length).toBeGreaterThan(3);
  expect(items.map(({ key }) => key)).not.toContain('income');
});
