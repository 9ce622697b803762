import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BodyOf } from '@yayan/contract';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { allTogether } from '../../../../test/together.ts';
import { addDays, dayOf, readDay } from '../../../platform/calendar.ts';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { attributeForm } from './attribute-form.ts';

let system: TestSystem;
let members = 400;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const join = async (): Promise<Asker> => {
  members += 1;
  return await system.signIn(freshMobile(members));
};

type Answers = BodyOf<'submitAttributeSurvey'>['answers'];

/** The first choice of every field, or 不想回答 if the field offers it. */
const honest = (part: string): Answers => {
  const section = attributeForm().sections.find(({ name }) => name === part);
  return Object.fromEntries(
    (section?.fields ?? []).map(({ key, kind, sensitive, options }) => {
      const first = sensitive ? 'decline' : (options[0]?.value ?? '');
      const value = kind === 'date' ? '1998-05-20' : kind === 'region' ? '330100' : first;
      return [key, kind === 'multiple' ? [value] : value];
    }),
  );
};

const submit = async (who: Asker, part: string, revision: number, answers = honest(part)) =>
  await system.call(
    'submitAttributeSurvey',
    { body: { part, answers, revision }, idempotencyKey: system.key() },
    who,
  );

const parts = attributeForm().sections.map(({ name }) => name);
const finish = async (who: Asker) => {
  let last = await submit(who, parts[0] ?? '', 0);
  for (const [index, part] of parts.entries()) if (index > 0) last = await submit(who, part, index);
  return last;
};

const attention = async (who: Asker) =>
  (await system.get('checkHome', {}, who)).attention.map(({ kind, detail, link }) => ({
    kind,
    detail,
    link,
  }));

it('leads who began it from the home page to the first question without an answer, until it is finished', async () => {
  const who = await join();
  expect(await attention(who)).toEqual([]);
  const [basic] = attributeForm().sections;
  const [first, second] = basic?.fields ?? [];
  await system.call(
    'saveProperties',
    { body: { answers: [{ key: first?.key ?? '', values: [first?.options[0]?.value ?? ''] }] } },
    who,
  );
  const all = attributeForm().sections.flatMap(({ fields }) => fields).length;
  expect(await attention(who)).toEqual([
    {
      kind: 'attributes',
      detail: `已完成 ${Math.floor(100 / all)}%`,
      link: `/user/survey?part=basic&question=${second?.key ?? ''}`,
    },
  ]);
  await finish(who);
  expect(await attention(who)).toEqual([]);
});

it('leads who answered everything but never handed in the last section there', async () => {
  const who = await join();
  for (const { name } of attributeForm().sections)
    await system.call(
      'saveProperties',
      {
        body: {
          answers: Object.entries(honest(name)).map(([key, value]) => ({ key, values: [value].flat() })),
        },
      },
      who,
    );
  expect(await attention(who)).toEqual([
    { kind: 'attributes', detail: '已完成 100%', link: `/user/survey?part=${parts.at(-1) ?? ''}` },
  ]);
});

it('pays the welcome task once, when the last section is finished, and completes the newcomer step', async () => {
  const who = await join();
  expect(await system.get('getAttributeSurvey', {}, who)).toMatchObject({
    percent: 0,
    reward: { coins: 100, credit: 10 },
    consent: { agreedAt: null },
  });
  const { data } = await finish(who);
  expect(data).toMatchObject({ finished: true, percent: 100, earned: { coins: 100, credit: 10 } });
  const { resultId } = data as { resultId: string };
  const result = await system.get('getSurveyResult', { params: { id: resultId } }, who);
  expect(result).toMatchObject({ result: 1, earned: { coins: 100, state: 'available' } });
  expect((await system.get('getAccount', {}, who)).coins).toBe(100);
  const { newcomerSteps } = await system.get('checkHome', {}, who);
  expect(newcomerSteps.find(({ step }) => step === 'attributes')).toMatchObject({ done: true });
  expect(newcomerSteps.find(({ step }) => step === 'firstSurvey')).toMatchObject({ done: false });
  expect((await submit(who, 'basic', 5)).data).toMatchObject({
    finished: true,
    earned: null,
    resultId: null,
  });
  expect((await system.get('getAccount', {}, who)).coins).toBe(100);
  expect((await system.get('getAttributeSurvey', {}, who)).reward).toBeNull();
});

it('L8 double pay: twenty concurrent saves of the last section pay once', async () => {
  const who = await join();
  for (const [index, part] of parts.slice(0, -1).entries()) await submit(who, part, index);
  const last = parts.at(-1) ?? '';
  const all = await allTogether(20, () => submit(who, last, parts.length - 1));
  expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
  expect((await system.get('getAccount', {}, who)).coins).toBe(100);
});

it('answers 5629 with the missing sections until all are answered, and again when answers are out of date', async () => {
  const who = await join();
  await submit(who, 'basic', 0);
  const open = await system.call('getAttributeSurveyCheck', {}, who);
  expect(open).toMatchObject({ code: 5629, data: { state: 'unfinished' } });
  expect(JSON.stringify(open.data)).not.toContain('"basic"');
  for (const [index, part] of parts.entries()) if (index > 0) await submit(who, part, index);
  expect(await system.get('getAttributeSurveyCheck', {}, who)).toMatchObject({ state: 'finished' });
  system.clock.advance(366 * 86_400_000);
  const later = await system.signIn(freshMobile(members));
  const { parts: aged } = await system.get('getAttributeSurvey', {}, later);
  expect(aged.find(({ name }) => name === 'basic')).toMatchObject({ stale: 1, percent: 75 });
  expect((await system.call('getAttributeSurveyCheck', {}, later)).code).toBe(5629);
});

it('stores a sensitive answer only with the separate consent, and encrypted', async () => {
  const who = await join();
  const secret: Answers = { income: 'to5000', health: ['sleep', 'eyes'] };
  expect((await submit(who, 'private', 0, secret)).code).toBe(22012);
  const answers = [{ key: 'income', values: ['to5000'] }];
  expect((await system.call('saveProperties', { body: { answers } }, who)).code).toBe(22012);
  const { consent } = await system.get('getAttributeSurvey', {}, who);
  const wrong = { version: '2020-01-01', agreed: true } as const;
  expect((await system.call('agreeAttributeConsent', { body: wrong }, who)).code).not.toBe(200);
  await system.get('agreeAttributeConsent', { body: { version: consent.version, agreed: true } }, who);
  expect((await submit(who, 'private', 0, secret)).code).toBe(200);
  const kept = await system.platform.database.read
    .selectFrom('attribute_answers')
    .select(['choices', 'choices_sealed'])
    .where('key', '=', 'income')
    .execute();
  const sealed = kept.filter(({ choices_sealed }) => choices_sealed !== null);
  expect(sealed).toHaveLength(1);
  expect(JSON.stringify(sealed)).not.toContain('to5000');
  expect((await system.get('getAttributeSurvey', {}, who)).answers).toMatchObject({ income: 'to5000' });
});

it('S5 forged: unknown fields, other sections, unknown choices and wrong shapes are refused by question', async () => {
  const who = await join();
  const refused = async (answers: Answers) => (await submit(who, 'basic', 0, answers)).data;
  expect(await refused({ nobody: 'x' })).toMatchObject({ problems: [{ question: 'nobody' }] });
  expect(await refused({ pets: ['cat'] })).toMatchObject({ problems: [{ code: 'otherPage' }] });
  expect(await refused({ gender: 'robot' })).toMatchObject({ problems: [{ question: 'gender' }] });
  expect(await refused({ gender: ['female'] })).toMatchObject({ problems: [{ question: 'gender' }] });
  expect(await refused({ birthday: '2026-02-30' })).toMatchObject({ problems: [{ question: 'birthday' }] });
  expect(await refused({ city: '330102' })).toMatchObject({ problems: [{ question: 'city' }] });
  expect((await submit(who, 'household', 0, { pets: ['none', 'cat'] })).code).toBe(22007);
  expect((await system.get('getAttributeSurvey', {}, who)).percent).toBe(0);
});

it('offers for a birthday no day that it refuses', async () => {
  const who = await join();
  const { definition } = await system.get('getAttributeSurvey', {}, who);
  const pages = definition['pages'] as { elements: { name: string; min?: string; max?: string }[] }[];
  const asked = pages.flatMap(({ elements }) => elements).find(({ name }) => name === 'birthday');
  const problems = async (birthday: string) =>
    ((await submit(who, 'basic', 0, { ...honest('basic'), birthday })).data as { problems?: object[] })
      .problems;
  const [first, last] = [readDay(asked?.min ?? ''), readDay(asked?.max ?? '')];
  expect(last).toBe(dayOf(system.clock.now()));
  expect(await problems(addDays(first, -1))).toMatchObject([
    { question: 'birthday', message: '年龄不能超过 120 岁，请核对年份' },
  ]);
  expect(await problems(addDays(last, 1))).toMatchObject([
    { question: 'birthday', message: '生日不能晚于今天，请核对年份' },
  ]);
  expect(await problems(first)).toBeUndefined();
});

it('S6 two devices: a device with an old revision is refused and gets the newest one', async () => {
  const who = await join();
  await submit(who, 'basic', 0);
  const late = await submit(who, 'basic', 0, { gender: 'male' });
  expect(late).toMatchObject({ code: 22010, data: { revision: 1, answers: { gender: 'female' } } });
});

it('saves and removes single answers', async () => {
  const who = await join();
  const save = async (key: string, values: string[]) =>
    await system.get('saveProperties', { body: { answers: [{ key, values }] } }, who);
  const form = await save('city', ['330100']);
  expect(form.sections[0]?.fields.find(({ key }) => key === 'city')).toMatchObject({ values: ['330100'] });
  expect((await save('city', [])).completion).toBe(0);
  const body = { answers: [{ key: 'city', values: ['nowhere'] }] };
  expect(await system.call('saveProperties', { body }, who)).toMatchObject({
    code: 21010,
    data: { keys: ['city'] },
  });
});

it('counts the open tasks that look for unanswered attributes', async () => {
  const who = await join();
  const gain = async () => (await system.get('getAttributeSurvey', {}, who)).matchGain;
  const before = await gain();
  await submit(who, 'household', 0);
  expect(await gain()).toBe((before ?? 0) - 1);
});

it('withdraws the consent: its record stays, the sensitive answers are erased', async () => {
  const who = await join();
  const { consent } = await system.get('getAttributeSurvey', {}, who);
  const withdraw = async () =>
    await system.call('withdrawConsent', { body: { document: 'attributes' } }, who);
  expect((await withdraw()).code).toBe(404);
  await system.get('agreeAttributeConsent', { body: { version: consent.version, agreed: true } }, who);
  await submit(who, 'private', 0, { income: 'to5000', health: ['sleep'] });
  expect((await withdraw()).code).toBe(200);
  const after = await system.get('getAttributeSurvey', {}, who);
  expect(after.answers).toEqual({});
  expect(after.consent.agreedAt).toBeNull();
  const { consents } = await system.get('getPrivacy', {}, who);
  expect(consents.find(({ document }) => document === 'attributes')?.withdrawnAt).not.toBeNull();
  expect((await submit(who, 'private', 1, { income: 'to5000' })).code).toBe(22012);
});
