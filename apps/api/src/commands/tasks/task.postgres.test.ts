import { errors } from '@yayan/contract';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readWorkbook } from '../../../test/read-workbook.ts';
import { commands } from '../commands.ts';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../../test/commands/command-world.ts';

const groceries = new URL('../../../data/survey/groceries.yaml', import.meta.url).pathname;

let world: CommandWorld;
beforeAll(async () => {
  world = await commandWorld();
});
afterAll(() => world.end());

const run = (...args: string[]) => commandOutcome(commands, args, world.env);

it('imports a task, imports it again as a new version for later participants, and writes its report', async () => {
  expect(await run('task', 'import', groceries, '--by', '林晓')).toMatchObject({
    code: 0,
    out: 'Task Cai4nB7qLw2T is on the wall',
  });
  expect((await run('task', 'import', groceries, '--by', '林晓')).out).toContain('was there');
  expect(await run('task', 'report', 'Cai4nB7qLw2T', '--out', world.folder, '--by', '林晓')).toMatchObject({
    code: 0,
  });
  const csv = await readFile(join(world.folder, 'Cai4nB7qLw2T.csv'), 'utf8');
  expect(csv).toContain('"说到在{where}买菜，你同意下面的说法吗？ / 东西新鲜"');
  expect(csv).toContain('"views.fresh"');
  expect(csv).toContain('"全家每个月的收入大约有多少？ / 不想回答"');
  const book = readWorkbook(await readFile(join(world.folder, 'Cai4nB7qLw2T.xlsx')));
  expect(book).toMatchObject({ formulas: 0, reachesOut: false });
  expect(book.rows.slice(0, 2).map((cells) => cells.at(-1))).toEqual(
    csv
      .trimEnd()
      .split('\r\n')
      .slice(0, 2)
      .map((line) => line.split('","').at(-1)?.replace(/"$/u, '')),
  );
  expect(await run('task', 'report', 'nobodysTask', '--by', '林晓')).toMatchObject({ code: 1 });
});

it('walks a questionnaire with answers to the text that their person reads, and names an answer that it lacks', async () => {
  const phone = new URL('../../../data/survey/phone.json', import.meta.url).pathname;
  const out = await run('task', 'path', phone, '--answers', 'os=feature');
  expect(out).toMatchObject({
    code: 0,
    out: expect.stringContaining('Screened out by the rule: 不用智能手机'),
  });
  expect(out.out).toContain('The person reads: 你的回答没问题，只是这次需要的人群不同。');
  const full = await run('task', 'path', phone, '--answers', 'os=ios', '--full', '苹果');
  expect(full.out).toContain('The quota is full: 苹果');
  const rated = await run('task', 'path', groceries, '--answers', 'nothing[row][column]=1');
  expect(rated.err).toContain('Nothing has this answer: nothing[row][column]');
  expect(await run('task', 'path', phone, '--answers', 'os=palm')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Nothing has this answer: os'),
  });
});

it('3.51 changes the examples of a hand-in by a file, and refuses a picture of elsewhere', async () => {
  const photos = new URL('../../../data/task/activities/photos.yaml', import.meta.url).pathname;
  expect(await run('task', 'import', photos, '--by', '林晓')).toMatchObject({ code: 0 });
  const file = join(world.folder, 'examples.yaml');
  const example = (picture: string) => `proof: [{ picture: "${picture}", caption: 拍得清楚, kind: good }]`;
  await writeFile(file, example('/examples/stall-clear.svg'));
  const set = () => run('task', 'examples', 'Pai2zAo5cAn9', file, '--by', '林晓');
  const out = await set();
  expect(out).toMatchObject({ code: 0 });
  expect(out.out).toContain('→ 合格：拍得清楚（/examples/stall-clear.svg）');
  await writeFile(file, example('https://example.com/a.png'));
  expect(await set()).toMatchObject({ code: 1, err: expect.stringContaining('a path of our site') });
});

it('refuses a wrong file and names its line and field', async () => {
  const wrong = join(world.folder, 'wrong.yaml');
  await writeFile(wrong, (await readFile(groceries, 'utf8')).replace('coins: 120', 'coins: many'));
  expect(await run('task', 'import', wrong, '--by', '林晓')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^wrong\.yaml:8: task\.coins: /u),
  });
});

it('adds a benefit to the exchange and loads each card code only once', async () => {
  const benefits = join(world.folder, 'benefits.yaml');
  await writeFile(
    benefits,
    `- { id: bTest0001abc, type: 2, target: codes, title: 试卡, description: 说明, tags: [], rules: [],
    prerequisites: [], level: 0, limits: { perOrder: 1, perDay: null, perMonth: null },
    arrival: 通常 1 分钟到账, arrivalMinutes: 1, choices: [{ id: one, title: null, price: 100 }] }`,
  );
  expect((await run('benefit', 'import', benefits, '--by', '林晓')).out).toMatch(/^1 of 1 benefits/u);
  expect((await run('benefit', 'import', benefits, '--by', '林晓')).out).toMatch(/^0 of 1 benefits/u);
  const file = join(world.folder, 'codes.csv');
  await writeFile(file, '# number,code,last day\n8800,AAAA-1,2027-12-31\nBBBB-2\n');
  const load = () => run('codes', 'import', 'bTest0001abc', 'one', file, '--by', '林晓');
  expect((await load()).out).toMatch(/stock: 0 → 2/u);
  expect(await load()).toMatchObject({ code: 1, err: errors.ACT_NOTHING_CHANGES.msg });
  await writeFile(file, 'AAAA-3\n1,2,3,4\n');
  const { err } = await load();
  expect(err).toContain('Line 2 ');
  expect(err).not.toContain('AAAA');
  expect(await run('codes', 'import', 'bTest0001abc', 'two', file, '--by', '林晓')).toMatchObject({
    code: 1,
  });
});
