import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { cast, TestSystem } from '../../../../test/system/test-system.ts';

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
  const id = `Changed${String((files += 1)).padStart(5, '0')}`;
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

interface FiledSource {
  task: {
    title: string;
    coins: number;
    type: number;
    texts: { description: string; dataUse: { purpose: string } };
  };
}

/** The stored file of a task, changed. */
const changed = async (id: string, change: (task: FiledSource['task']) => void): Promise<string> => {
  const { data } = await consoleCall(system, 'getTaskFile', { params: { id } }, researcher);
  const file = JSON.parse(data.source) as FiledSource;
  change(file.task);
  return JSON.stringify(file);
};

it('14.89 a task that is there takes texts, audience and limits; each is listed before with both sides', async () => {
  const { source, id } = anew(photos);
  await publish(source);
  const member = await system.signIn(cast.oldMember);
  const seen = async () => await system.get('getTask', { params: { hashId: id } }, member);
  const before = await seen();
  const file = await changed(id, (task) =>
    Object.assign(task, {
      title: '拍拍我的晚餐',
      cities: ['上海'],
      devices: [1],
      networkLimit: 2,
      tags: ['晚餐'],
      wanted: [{ kind: 'age', label: '年龄', from: 18, to: 30 }],
      texts: { ...task.texts, description: '今晚吃了什么？' },
    }),
  );
  const { data: plan } = await publish(file, { dryRun: true });
  expect(Object.fromEntries(plan.changes.map(({ field, after }) => [field, after]))).toMatchObject({
    title: '拍拍我的晚餐',
    description: '今晚吃了什么？',
    wanted: '年龄：18 到 30 岁',
    cities: '上海',
    devices: '手机',
    networkLimit: '2 人',
    tags: '晚餐',
  });
  expect(plan.changes).toContainEqual({
    field: 'title',
    label: '标题',
    before: '拍拍我的早餐',
    after: '拍拍我的晚餐',
  });
  expect(await seen()).toMatchObject({ title: '拍拍我的早餐', description: before.description });
  const key = system.key();
  const outcomes = await Promise.all([
    publish(file, { key, seen: plan.seen }),
    publish(file, { key, seen: plan.seen }),
  ]);
  expect(new Set(outcomes.map(({ data }) => data.id)).size).toBe(1);
  expect(await seen()).toMatchObject({ title: '拍拍我的晚餐', description: '今晚吃了什么？' });
  expect((await read(id)).data).toMatchObject({
    cities: ['上海'],
    devices: [1],
    networkLimit: 2,
    tags: ['晚餐'],
    wanted: ['年龄：18 到 30 岁'],
  });
  expect((await publish(file)).outcome).toBe('ACT_NOTHING_CHANGES');
});

it('14.89 rewards, seats and the use of the data stay, and the list says so', async () => {
  const { source, id } = anew(photos);
  await publish(source);
  const file = await changed(id, (task) => {
    task.title = '另一个标题';
    task.coins = 9000;
    task.texts.dataUse.purpose = '卖给别人';
  });
  const { data: plan } = await publish(file, { dryRun: true });
  expect(plan.changes.find(({ field }) => field === 'stays')?.after).toBe('奖励、资料的用处');
  expect((await publish(file)).outcome).toBe('OK');
  const stored = await changed(id, () => undefined);
  const { task } = JSON.parse(stored) as FiledSource;
  expect(task).toMatchObject({ title: '另一个标题', coins: 80 });
  expect(task.texts.dataUse.purpose).not.toBe('卖给别人');
  const other = JSON.parse(stored) as { activity: { hours: number } };
  other.activity.hours += 1;
  const { outcome } = await publish(JSON.stringify(other));
  expect(outcome).toBe('ACT_NOTHING_CHANGES');
  other.activity.hours += 1;
  const retitled = JSON.stringify(other).replace('另一个标题', '第三个标题');
  const { changes } = (await publish(retitled, { dryRun: true })).data;
  expect(changes.find(({ field }) => field === 'stays')?.after).toBe('会员怎么做');
  const onlyCoins = await changed(id, (one) => Object.assign(one, { coins: 9000 }));
  expect((await publish(onlyCoins)).outcome).toBe('ACT_NOTHING_CHANGES');
});

it('14.89 who looked before another change is refused, and a file of another type is a fault', async () => {
  const { source, id } = anew(photos);
  await publish(source);
  const titled = async (title: string) => await changed(id, (task) => Object.assign(task, { title }));
  const [mine, theirs] = [await titled('我的标题'), await titled('别人的标题')];
  const { data: plan } = await publish(mine, { dryRun: true });
  expect((await publish(theirs)).outcome).toBe('OK');
  expect((await publish(mine, { seen: plan.seen })).outcome).toBe('ACT_STATE_CHANGED');
  const other = phone.replace(/("hashId": ")\w+/u, `$1${id}`);
  expect((await check(other)).faults).toMatchObject([{ field: 'task.type', text: '已有的任务不能改类型' }]);
  expect((await publish(other)).outcome).toBe('TASK_FILE_WRONG');
});

it('14.89 who starts while a task changes gets what it promised, and the change is done', async () => {
  const { source, id } = anew(photos);
  await publish(source);
  const file = await changed(id, (task) => Object.assign(task, { title: '改了的标题' }));
  const member = await system.signIn(cast.oldMember);
  const [started, outcome] = await Promise.all([
    system.get('startParticipation', { body: { taskHashId: id, consent: true } }, member),
    publish(file),
  ]);
  expect([started.kind, outcome.outcome]).toEqual(['external', 'OK']);
  const rows = await system.platform.database.read
    .selectFrom('participations')
    .innerJoin('tasks', 'tasks.id', 'participations.task_id')
    .select(['participations.promised_coins as coins', 'tasks.title'])
    .where('tasks.hash_id', '=', id)
    .execute();
  expect(rows).toEqual([{ coins: 80, title: '改了的标题' }]);
});

it('14.89 the file of a task that ends within days moves no end, and one with a day more does', async () => {
  const { source, id } = anew(photos.replace(/endsInDays: .*/u, 'endsInDays: 3'));
  await publish(source);
  const end = (await read(id)).data.endsAt;
  system.clock.advance(1_200_000);
  const same = await changed(id, (task) => Object.assign(task, { title: '早一点的早餐' }));
  const { data: plan } = await publish(same, { dryRun: true });
  expect(plan.changes.map(({ field }) => field)).toEqual(['title']);
  const later = await changed(id, (task) => Object.assign(task, { endsInDays: 5 }));
  expect((await publish(later)).outcome).toBe('OK');
  expect(Date.parse((await read(id)).data.endsAt ?? '')).toBeGreaterThan(Date.parse(end ?? ''));
});
