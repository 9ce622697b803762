import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

const groceries = new URL('../../data/survey/groceries.yaml', import.meta.url).pathname;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yayan-task-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', YAYAN_DATA_DIR: join(folder, 'data') };
  const code = await runCommand(commands, args, env, {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** The text of a file inside a zip. */
function unzipped(zip: Buffer, name: string): string {
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    const nameLength = zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) !== name) continue;
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    return (zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
  }
  throw new Error(`there is no ${name}`);
}

it('imports a task, again as a new version for those who come, and writes its report', async () => {
  expect(await run('task', 'import', groceries)).toMatchObject({
    code: 0,
    out: 'Task Cai4nB7qLw2T is on the wall',
  });
  expect((await run('task', 'import', groceries)).out).toContain('was there');
  expect(await run('task', 'report', 'Cai4nB7qLw2T', '--out', folder)).toMatchObject({ code: 0 });
  const csv = await readFile(join(folder, 'Cai4nB7qLw2T.csv'), 'utf8');
  expect(csv).toContain('"说到在{where}买菜，你同意下面的说法吗？ / 东西新鲜"');
  expect(csv).toContain('"views.fresh"');
  const sheet = unzipped(await readFile(join(folder, 'Cai4nB7qLw2T.xlsx')), 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<row');
  expect(await run('task', 'report', 'nobodysTask')).toMatchObject({ code: 1 });
});

it('refuses a wrong file by line and field, before any database', async () => {
  const wrong = join(folder, 'wrong.yaml');
  await writeFile(wrong, (await readFile(groceries, 'utf8')).replace('coins: 120', 'coins: many'));
  expect(await run('task', 'import', wrong)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^wrong\.yaml:8: task\.coins: /u),
  });
});

it('puts a benefit up for exchange and loads its codes once', async () => {
  const benefits = join(folder, 'benefits.yaml');
  await writeFile(
    benefits,
    `- { id: bTest0001abc, type: 2, target: codes, title: 试卡, description: 说明, tags: [], rules: [],
    prerequisites: [], level: 0, limits: { perOrder: 1, perDay: null, perMonth: null },
    arrival: 通常 1 分钟到账, arrivalMinutes: 1, choices: [{ id: one, title: null, price: 100 }] }`,
  );
  expect((await run('benefit', 'import', benefits)).out).toMatch(/^1 of 1 benefits/u);
  expect((await run('benefit', 'import', benefits)).out).toMatch(/^0 of 1 benefits/u);
  const file = join(folder, 'codes.csv');
  await writeFile(file, '# number,code,last day\n8800,AAAA-1,2027-12-31\nBBBB-2\n');
  const load = () => run('codes', 'import', 'bTest0001abc', 'one', file);
  expect((await load()).out).toMatch(/^2 of 2 codes/u);
  expect((await load()).out).toMatch(/^0 of 2 codes/u);
  await writeFile(file, 'AAAA-3\n1,2,3,4\n');
  const { err } = await load();
  expect(err).toContain('Line 2 ');
  expect(err).not.toContain('AAAA');
  expect(await run('codes', 'import', 'bTest0001abc', 'two', file)).toMatchObject({ code: 1 });
});
