import { readFile } from 'node:fs/promises';
import { ExchangeState } from '@yayan/contract';
import type { ConsoleBodyOf, ConsoleOperationId, OperatorRole } from '@yayan/contract/console';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asker } from '../../test/calls/call-operation.ts';
import { startHosting } from '../../test/group/hosting.ts';
import { uploadTo } from '../../test/group/upload-files.ts';
import { saveAddress, verify } from '../../test/member/personal-facts.ts';
import { consoleCall } from '../../test/operator/console-calls.ts';
import { newOperators } from '../../test/operator/new-operators.ts';
import { freshMobile, TestSystem } from '../../test/system/test-system.ts';
import { reconcile, reconcileReport } from '../modules/ledger/module.ts';
import { checkCharacter } from '../modules/member/real-name/id-number.ts';
import { reconcileChecks } from './reconcile-checks.ts';

const DAY_MS = 86_400_000;
const SURVEY = 'Zao7kQ2mXn1B';
const SUPPLIED = 'Gong8yIng2Sh';
const PHOTOS = 'Pai2zAo5cAn9';
const BROWSE = 'Liu3nLan7yMn';
const CODES = 'bKa4mIxx0001';
const GOODS = 'bShi2wUx0001';

// A company's first day: an empty product, two admins by `operator add`, and then calls of console and members only. Each
// story needs those before it.
let system: TestSystem;
let operators: ReturnType<typeof newOperators>;
const coins = new Map<string, number>();
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  operators = newOperators(system);
});
afterAll(() => system.stop());

const fileOf = async (path: string): Promise<string> =>
  await readFile(new URL(`../../data/${path}`, import.meta.url), 'utf8');
const at = (days: number): string => new Date(system.clock.now().getTime() + days * DAY_MS).toISOString();

interface Acting {
  params?: Record<string, string>;
  input?: object;
  reason?: string;
}
/** Somebody with this name does something in the console. */
const act = async <Id extends ConsoleOperationId>(
  by: string,
  id: Id,
  { params = {}, input, reason = '第一天' }: Acting = {},
) => {
  const body = { ...(input && { input }), reason } as ConsoleBodyOf<Id>;
  const call = { params, body, key: system.key() };
  const { outcome, data } = await consoleCall(system, id, call, await operators.signIn(by));
  expect([id, outcome]).toEqual([id, 'OK']);
  return data;
};
/** An act of `first` that `second`, another admin, agrees to. */
const actTwo = async (id: 'addOperator' | 'savePartner', acting: Acting): Promise<void> => {
  const asked = (await act('first', id, acting)) as { id: string | null };
  await act('second', 'agreeToRequest', { params: { id: asked.id ?? '' }, reason: '核对过' });
};
const read = async <Id extends ConsoleOperationId>(by: string, id: Id, params: Record<string, string>) =>
  (await consoleCall(system, id, { params }, await operators.signIn(by))).data;

let mobiles = 9700;
/** Somebody joins. `again` signs them in anew, because a token lasts half an hour. */
const joined = async () => {
  const mobile = freshMobile((mobiles += 1));
  const asker = await system.signIn(mobile);
  const { id } = await system.get('getAccount', {}, asker);
  coins.set(id, 0);
  return { ...asker, mobile, id, again: () => system.signIn(mobile) };
};
const earned = ({ id }: { id: string }, count: number): void => {
  coins.set(id, (coins.get(id) ?? 0) + count);
};
const start = async (member: Asker, taskHashId: string) =>
  await system.get('startParticipation', { body: { taskHashId, consent: true } }, member);

const answerSurvey = async (member: Asker, id: string): Promise<void> => {
  const screening = { page: 'screening', answers: { breakfast: 'daily' }, revision: 0 };
  await system.get('saveSurveyPage', { params: { id }, body: screening }, member);
  system.clock.advance(60_000);
  const answers = { foods: ['bun', 'egg'], place: 'home', satisfaction: 4 };
  const body = { page: 'meal', answers, revision: 1 };
  await system.get('submitSurvey', { params: { id }, body, idempotencyKey: system.key() }, member);
};

const photo = async (shade: number): Promise<Buffer> =>
  await sharp({ create: { width: 300, height: 200, channels: 3, background: { r: shade, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer();

const handInPhotos = async (member: Asker, shade: number): Promise<string> => {
  const { sessionId } = await start(member, PHOTOS);
  const photos: { key: string; caption: string }[] = [];
  for (const each of [shade, shade + 20])
    photos.push({
      key: await uploadTo(system, member, await photo(each), { module: 'task' }),
      caption: '楼下的豆浆和油条',
    });
  await system.get('submitTaskActivity', { params: { hashId: PHOTOS }, body: { text: '', photos } }, member);
  return sessionId;
};

it('two admins, made by the only command of the day, let in a colleague of each role', async () => {
  await operators.addByCommand('first', ['admin']);
  await operators.addByCommand('second', ['admin']);
  const roles: OperatorRole[] = ['researcher', 'reviewer', 'support', 'finance', 'editor'];
  for (const role of roles) {
    await actTwo('addOperator', { input: { name: role, roles: [role] }, reason: `${role} 入职` });
    const taken = { params: { name: role }, key: system.key() };
    const { data } = await consoleCall(system, 'takeOperatorLink', taken, await operators.signIn('first'));
    await operators.setUp(role, data.link);
  }
});

it('the product fills: tasks of all types, benefits, help, a banner, a campaign', async () => {
  const short = await fileOf('survey/short.json');
  const files = [
    short,
    short.replace(SURVEY, SUPPLIED),
    ...(await Promise.all(
      ['browse', 'welcome', 'prize-trial', 'photos', 'app-trial', 'video'].map((name) =>
        fileOf(`task/activities/${name}.yaml`),
      ),
    )),
  ];
  for (const source of files) await act('researcher', 'importTaskFile', { input: { name: 'task', source } });
  const common = {
    cash: null,
    channels: [],
    takesFee: false,
    cover: null,
    tags: [],
    rules: [],
    prerequisites: [],
    level: 0,
    limits: { perOrder: 1, perDay: null, perMonth: null },
    arrival: '几分钟内',
    arrivalMinutes: 5,
    saleFrom: null,
    saleUntil: null,
  };
  const choice = { id: 'one', title: null, price: 20, fen: null };
  const codes = { id: CODES, type: 2, target: 'codes', title: '视频周卡', description: '看一周' };
  const goods = { id: GOODS, type: 3, target: 'consignee', title: '陶瓷杯', description: '一只杯子' };
  const benefits = [
    { ...common, ...codes, choices: [{ ...choice, stock: 0 }] },
    { ...common, ...goods, choices: [{ ...choice, price: 60, stock: 5 }] },
  ];
  for (const benefit of benefits) await act('finance', 'addBenefit', { input: { benefit } });
  const input = { choiceId: 'one', codes: 'FIRST-1\nFIRST-2' };
  await act('finance', 'importCardCodes', { params: { id: CODES }, input });
  await act('editor', 'saveHelpSection', { input: { title: '账号', position: 1 } });
  const { items } = await read('editor', 'listHelpSections', {});
  const [{ id: sectionId, nextId } = { id: 0, nextId: '' }] = items;
  const article = { kind: 'article', sectionId, position: 1, title: '怎样登录？', summary: '用手机号' };
  const banner = { kind: 'banner', place: 'home', position: 1, title: '开张', image: '/content/checkin.svg' };
  const drafts = [
    { id: nextId, draft: { ...article, body: '填手机号和验证码。' } },
    {
      id: system.platform.random.uuid(),
      draft: { ...banner, wideImage: null, link: '/task', startsAt: at(0), endsAt: null },
    },
  ];
  for (const { id, draft } of drafts)
    await act('editor', 'publishContent', { params: { kind: draft.kind, id }, input: { draft } });
  const prize = { id: 'mug', kind: 'goods', title: '陶瓷杯', worth: 600, stock: 1, odds: 1_000_000 };
  const campaign = {
    id: 'FirstDay0001',
    face: 'lottery',
    title: '开张抽奖',
    summary: '签到就能抽',
    rules: ['签到得一次机会'],
    organiser: '芽言',
    taxNote: '按国家规定办理',
    startsAt: at(-1),
    endsAt: at(7),
    ways: [{ cause: 'checkin', chances: 1 }],
    prizes: [{ ...prize, benefit: GOODS }],
  };
  await act('editor', 'publishCampaign', { input: { source: JSON.stringify(campaign) } });
});

it('members come, find all of it, answer and are paid', async () => {
  const member = await joined();
  const wall = await system.get('listTasks', { query: { limit: 50 } }, member);
  expect(new Set(wall.items.map(({ type }) => type))).toEqual(new Set([0, 1, 2, 3, 5, 6, 7]));
  const help = await system.get('listHelp', { query: { categoryId: 21, keyword: '登录' } });
  expect(help.sections[0]?.articles[0]?.title).toBe('怎样登录？');
  await answerSurvey(member, (await start(member, SURVEY)).sessionId);
  earned(member, 20);
  const { sessionId } = await start(member, BROWSE);
  await system.app.server.inject({ url: `/api/v1/browse/redirect?session=${sessionId}` });
  system.clock.advance(20_000);
  const claim = { params: { hashId: BROWSE }, idempotencyKey: system.key() };
  await system.get('claimBrowseTask', claim, member);
  earned(member, 10);
  expect((await system.get('listPoints', {}, member)).available).toBe(30);
});

it('photos are reviewed: one is paid, one is refused, appealed against, and paid after all', async () => {
  const [good, doubted] = [await joined(), await joined()];
  const first = await handInPhotos(good, 40);
  const other = await handInPhotos(await doubted.again(), 160);
  await system.runJobs();
  const waiting = (await read('reviewer', 'listHandIns', {})).items;
  expect(waiting.map(({ id }) => id).toSorted()).toEqual([first, other].toSorted());
  await act('reviewer', 'approveHandIn', { params: { id: first } });
  await act('reviewer', 'rejectHandIn', { params: { id: other }, reason: '不是早餐' });
  await system.runJobs();
  earned(good, 80);
  const again = await doubted.again();
  const { items } = await system.get('listTaskRecords', { query: { state: 'ended' } }, again);
  const subject = { type: 'result' as const, id: items[0]?.resultId ?? '' };
  const appeal = { kind: 'appeal' as const, text: '拍的就是我今天的早餐', subject };
  const { number } = await system.get('openTicket', { body: appeal, idempotencyKey: system.key() }, again);
  await act('support', 'acceptTicket', { params: { number } });
  await act('support', 'decideTicket', {
    params: { number },
    input: { verdict: 'reversed' },
    reason: '是早餐',
  });
  earned(doubted, 80);
  const records = await system.get('listPoints', {}, await doubted.again());
  expect(records.available).toBe(80);
});

it('a complaint is accepted and answered, and its member reads that', async () => {
  const member = await joined();
  const complaint = { kind: 'suggestion' as const, text: '希望任务记录可以按月份筛选' };
  const opening = { body: complaint, idempotencyKey: system.key() };
  const { id, number } = await system.get('openTicket', opening, member);
  await act('support', 'acceptTicket', { params: { number } });
  await act('support', 'answerTicket', { params: { number }, input: { text: '下个月就有' } });
  const ticket = await system.get('getTicket', { params: { id } }, await member.again());
  expect(JSON.stringify(ticket)).toContain('下个月就有');
});

it('a group is made by a host whom the console named, discussed, and paid after finance confirmed', async () => {
  const hosting = await startHosting(system, undefined, (id) =>
    act('researcher', 'nameGroupHost', { params: { id }, reason: '签了主持协议' }),
  );
  coins.set((await system.get('getAccount', {}, hosting.host)).id, 0);
  const { topics } = await hosting.addTopics([1]);
  const member = await joined();
  await hosting.invite(member.mobile);
  await hosting.move('invite');
  await hosting.move('open');
  const inside = await hosting.enter(member.mobile, '早起的阿木');
  await hosting.answer(inside, topics[0]?.sections[0]?.id ?? '');
  const { hash } = await hosting.group();
  await act('researcher', 'closeOperatorGroup', { params: { id: hash } });
  const { coins: owed } = await read('finance', 'getOperatorGroup', { id: hash });
  expect(owed).toBe(80);
  await act('finance', 'confirmGroupPay', { params: { id: hash } });
  await system.platform.jobs.handlerOf('group.settle')?.({}, { id: 'cron', attempt: 0 });
  earned(member, owed);
  expect((await system.get('listPoints', {}, await member.again())).available).toBe(owed);
});

it('a member wins, claims, and is sent the parcel', async () => {
  const winner = await joined();
  await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, winner);
  earned(winner, (await system.get('listPoints', {}, winner)).available);
  const draw = {
    params: { id: 'FirstDay0001' },
    body: { clientSeed: '好运' },
    idempotencyKey: system.key(),
  };
  const { record } = await system.get('drawCampaign', draw, winner);
  expect(record.prize).toMatchObject({ state: 'open' });
  await verify(system, winner, '310104199105062115');
  await saveAddress(system, winner);
  const [home] = (await system.get('listConsignees', {}, winner)).items;
  const claim = {
    params: { id: 'FirstDay0001', number: String(record.number) },
    body: { consigneeId: home?.id ?? '' },
    idempotencyKey: system.key(),
  };
  await system.get('claimPrize', claim, winner);
  await system.runJobs();
  const [parcel] = (await system.get('listOrders', {}, await winner.again())).items;
  const shipment = { carrier: 'sf', number: 'SF1234567890' };
  await act('finance', 'shipOrder', { params: { id: parcel?.id ?? '' }, input: shipment });
  const [sent] = (await system.get('listOrders', {}, await winner.again())).items;
  expect(sent?.state).toBe(ExchangeState.Issued);
});

it('a member spends coins on a card code, and reads it', async () => {
  const buyer = await joined();
  await answerSurvey(buyer, (await start(buyer, SURVEY)).sessionId);
  const first = '31010119900101001';
  await verify(system, buyer, `${first}${checkCharacter(first) ?? ''}`);
  const call = { params: { id: CODES }, body: { quantity: 1 }, idempotencyKey: system.key() };
  const { id } = await system.get('placeOrder', call, buyer);
  await system.runJobs();
  const order = await system.get('getOrder', { params: { id } }, await buyer.again());
  expect(order.state).toBe(ExchangeState.Issued);
  const { choices } = await read('finance', 'getOperatorBenefit', { id: CODES });
  expect(choices[0]?.codes?.free).toBe(1);
});

it('a partner asks the questions of a task, and its file pays who finished there', async () => {
  const { secrets: _made, ...settings } = JSON.parse(await fileOf('examples/partner.json')) as {
    secrets: string[];
  };
  await actTwo('savePartner', { input: { file: JSON.stringify(settings) }, reason: '新合同' });
  const supply = { taskId: SUPPLIED, survey: 'coffee', minimumSeconds: null, passed: {} };
  await act('researcher', 'supplyTask', { params: { key: 'cloudside' }, input: supply });
  const member = await joined();
  const started = (await start(member, SUPPLIED)) as { url?: string };
  const sid = new URL(started.url ?? '').searchParams.get('sid') ?? '';
  system.clock.advance(DAY_MS);
  const input = { file: `${sid},10` };
  await act('finance', 'reconcilePartner', { params: { key: 'cloudside' }, input, reason: '对账单' });
  earned(member, 20);
  expect((await system.get('listPoints', {}, await member.again())).available).toBe(20);
});

it('the day adds up: what members have is what this day gave them, and every check of the ledger passes', async () => {
  for (const [id, expected] of coins) {
    const member = await read('finance', 'getOperatorMember', { id });
    expect([id, member.coins]).toEqual([id, expected]);
  }
  const report = reconcileReport(await reconcile(system.platform.database, reconcileChecks));
  expect(report).not.toContain('FAILED');
});
