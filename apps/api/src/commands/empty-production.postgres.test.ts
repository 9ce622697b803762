import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join as joinAsMember } from '../modules/identity/account/join.ts';
import { openProfile } from '../modules/member/module.ts';
import { memberCodes } from '../modules/identity/module.ts';
import { proposePoll } from '../modules/content/proposals/proposals.ts';
import { balances } from '../modules/ledger/module.ts';
import { dayOf, firstOfMonth, monthOf } from '../platform/calendar.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Platform } from '../platform/platform.ts';
import { commands } from './commands.ts';
import { commandOutcome } from '../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../test/commands/command-world.ts';
import { withPlatform } from './runner/with-platform.ts';

const data = new URL('../../data/', import.meta.url);
const by = ['--by', '林晓'];
/** Commands have the machine's clock, and only the last months get awards. */
const lastMonth = monthOf(firstOfMonth(dayOf(new Date()), -1));

let world: CommandWorld;
beforeAll(async () => {
  world = await commandWorld();
});
afterAll(() => world.end());

const run = (...args: string[]) => commandOutcome(commands, args, world.env);

/** Runs a command that must succeed, and resolves to its output. */
const done = async (...args: string[]): Promise<string> => {
  const { code, out, err } = await run(...args);
  expect([code, err], args.join(' ')).toEqual([0, '']);
  return out;
};

const fileOf = async (name: string, value: unknown): Promise<string> => {
  const file = join(world.folder, name);
  await writeFile(file, JSON.stringify(value));
  return file;
};

/** A new member, with the code by which operators name them. */
const joined = async (mobile: string): Promise<{ memberId: string; code: string }> =>
  await withPlatform(readConfig(world.env), async ({ database, random, clock, cipher }) => {
    const proven = { mobile_sealed: cipher.seal(mobile), mobile_index: cipher.blindIndex(mobile) };
    const joining = { ...proven, agreementVersion: '2026-11-01', at: clock.now() };
    const memberId = await database.transaction((tx) => joinAsMember(tx, { random, openProfile }, joining));
    return { memberId, code: (await memberCodes(database.read, [memberId])).get(memberId) ?? '' };
  });

const path = (name: string): string => new URL(name, data).pathname;

describe('production starts empty and is filled by commands alone', () => {
  it('tasks of every type but groups, which hosts make', async () => {
    const activities = await readdir(new URL('task/activities/', data));
    const files = [
      path('survey/groceries.yaml'),
      ...activities.map((name) => path(`task/activities/${name}`)),
    ];
    const types = new Set<unknown>();
    for (const file of files) {
      expect(await done('task', 'import', file, ...by, '--dry-run')).toContain('nothing is changed');
      expect(await done('task', 'import', file, ...by)).toContain('is on the wall');
      types.add(/^ {2}type: (\d)/mu.exec(await readFile(file, 'utf8'))?.[1]);
    }
    expect(types).toEqual(new Set(['0', '1', '2', '3', '5', '6', '7']));
    const group = join(world.folder, 'group.yaml');
    await writeFile(group, (await readFile(files[1] ?? '', 'utf8')).replace(/^ {2}type: \d/mu, '  type: 4'));
    expect((await run('task', 'import', group, ...by)).err).toContain('group host add');
    const again = files.at(-1) ?? '';
    expect(await done('task', 'import', again, ...by)).toContain('was there: nothing changed');
    expect((await run('task', 'import', again)).err).toContain('--by');
  });

  it('benefits and a campaign whose prizes they are', async () => {
    expect(await done('benefit', 'import', path('exchange/benefits.json'), ...by)).toMatch(
      /benefits are new/u,
    );
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const campaign = await fileOf('campaign.json', {
      id: 'FilledByCmd1',
      face: 'duanwu',
      title: '端午抽奖',
      summary: '签到就能抽',
      rules: ['签到得一次机会'],
      organiser: '芽言',
      taxNote: '税费按规定办理',
      startsAt: soon,
      endsAt: later,
      claimDays: 7,
      ways: [{ cause: 'checkin', chances: 1 }],
      prizes: [{ id: 'ten', kind: 'coins', title: '10 金币', worth: 10, coins: 10, stock: 5, odds: 1000 }],
    });
    expect(await done('campaign', 'publish', campaign, ...by)).toContain('is published');
    expect(await done('campaign', 'list')).toContain('FilledByCmd1');
  });

  it('notices, pop-ups and help, which can be taken back', async () => {
    expect(await done('notice', 'list')).toBe('0 notices');
    const notice = await fileOf('notice.json', { title: '欢迎', summary: '开张了', body: '你好' });
    expect(await done('notice', 'publish', notice, ...by, '--dry-run')).toContain('nothing is changed');
    const [id = ''] = (await done('notice', 'publish', notice, ...by)).split(' ');
    expect(await done('notice', 'withdraw', id, ...by)).toContain('is withdrawn');
    expect(await done('notice', 'list')).toBe('0 notices');
    expect(await done('acts', id)).toMatch(
      /林晓 {2}notice withdraw .*"body":\s?"你好"[^]*notice publish[^]*2 acts$/u,
    );
    const popup = await fileOf('popup.json', {
      title: '新人礼',
      body: '来签到',
      audience: 'everyone',
      startsAt: new Date().toISOString(),
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
    const [made = ''] = (await done('popup', 'add', popup, ...by)).split(' ');
    expect(await done('popup', 'stop', made, ...by)).toContain('has ended');
    expect(await done('acts', made)).toMatch(/popup stop .*新人礼[^]*popup add/u);
    for (const name of await readdir(new URL('help/', data)))
      expect(await done('help', 'import', path(`help/${name}`), ...by)).toMatch(/[1-9]\d* articles added/u);
    expect(await done('help', 'withdraw', '21301', ...by)).toContain('is withdrawn');
    expect((await run('help', 'withdraw', '21301', ...by)).code).toBe(1);
  });

  it('banners and events, which can be taken back', async () => {
    const times = {
      startsAt: new Date().toISOString(),
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    };
    const files = {
      banner: { place: 'home', position: 1, title: '签到周', image: '/content/checkin.svg', ...times },
      event: { title: '签到周', summary: '连签七天', cover: '/content/checkin.svg', ...times },
    };
    for (const [name, content] of Object.entries(files)) {
      const file = await fileOf(`${name}.json`, content);
      expect(await done(name, 'publish', file, ...by, '--dry-run')).toContain('nothing is changed');
      expect(await done(name, 'list')).toBe(`0 ${name}s`);
      const [id = ''] = (await done(name, 'publish', file, ...by)).split(' ');
      expect(await done(name, 'list')).toContain('签到周');
      expect((await run(name, 'withdraw', id)).err).toContain('--by');
      expect(await done(name, 'withdraw', id, ...by, '--dry-run')).toContain('nothing is changed');
      expect(await done(name, 'withdraw', id, ...by)).toContain('is withdrawn');
      expect((await run(name, 'withdraw', id, ...by)).err).toContain(`no ${name}`);
      expect(await done('acts', id)).toMatch(new RegExp(`${name} withdraw .*签到周[^]*${name} publish`, 'u'));
      const over = await fileOf('over.json', {
        ...content,
        startsAt: '2020-01-01T00:00:00Z',
        endsAt: '2020-01-02T00:00:00Z',
      });
      expect((await run(name, 'publish', over, ...by)).err).toContain('结束时间要晚于');
      const leading = await fileOf('leading.json', { ...content, link: '//elsewhere.example' });
      expect((await run(name, 'publish', leading, ...by)).err).toContain('link');
    }
  });

  it('courses, star articles and awards', async () => {
    expect(await done('course', 'list')).toBe('0 courses');
    for (const name of await readdir(new URL('community/courses/', data)))
      expect(await done('course', 'import', path(`community/courses/${name}`), ...by)).toContain('is added');
    expect(await done('course', 'list')).toMatch(/6 courses$/u);
    expect(await done('course', 'withdraw', 'Ren2zHen4dAx', ...by)).toContain('is withdrawn');
    const article = path('community/articles/how-ranked.yaml');
    expect(await done('article', 'publish', article, ...by)).toContain('is published');
    expect(await done('article', 'withdraw', 'Bang3dAn8sUn', ...by)).toContain('is withdrawn');
    const awards = (winners: object[]) => ({
      month: lastMonth,
      awards: [{ id: 'careful', title: '认真作答奖', criteria: '质量分 90 以上', coins: 0, winners }],
    });
    const confirmed = await fileOf('awards.json', awards([]));
    expect(await done('award', 'confirm', confirmed, ...by)).toContain('careful: - → 认真作答奖');
    const unknown = await fileOf('unknown.json', awards([{ member: 'YANOBODY', reason: '好' }]));
    expect((await run('award', 'confirm', unknown, ...by)).err).toContain('没有这个会员编号');
    expect(await done('award', 'propose', lastMonth)).toContain('0 members');
  });

  it('hosts, once their members have joined', async () => {
    const { code } = await joined('13900009997');
    expect(await done('group', 'host', 'add', code, ...by, '--dry-run')).toContain('nothing is changed');
    expect(await done('group', 'host', 'list')).toBe('0 members make groups');
    expect(await done('group', 'host', 'add', code, ...by)).toContain('makes groups');
    expect(await done('group', 'host', 'list')).toContain(code);
    const awards = {
      month: lastMonth,
      awards: [
        {
          id: 'host',
          title: '最佳主持',
          criteria: '追问有启发',
          coins: 20,
          winners: [{ member: code, reason: '追问有启发' }],
        },
      ],
    };
    const confirmed = await fileOf('host-award.json', awards);
    expect(await done('award', 'confirm', confirmed, ...by)).toContain('1 人，共 20 金币');
  });

  it('polls, of operators and of members, who are paid for theirs', async () => {
    const poll = await fileOf('poll.json', { title: '你更想聊什么？', options: ['饮食', '出行'] });
    expect(await done('poll', 'list')).toBe('0 polls');
    expect(await done('poll', 'publish', poll, ...by)).toContain('is published');
    const { memberId } = await joined('13900009995');
    const proposed = { title: '你几点吃早饭？', options: ['七点前', '七点后'], days: 7 };
    const look = <T>(work: (platform: Platform) => Promise<T>) => withPlatform(readConfig(world.env), work);
    const { proposalId } = await look((platform) => proposePoll(platform, memberId, proposed));
    expect(await done('poll', 'waiting')).toContain(proposed.title);
    expect(await done('poll', 'show', proposalId, ...by)).toMatch(
      /state: 审核中 → 已展示\n *coins: - → [1-9]/u,
    );
    expect(await done('poll', 'list')).toMatch(/你几点吃早饭？[^]*2 polls$/u);
    const { coins } = await look(({ database }) => balances(database.read, memberId));
    expect(coins).toBeGreaterThan(0);
  });

  it('a wrong file is refused with its field, and nothing is stored', async () => {
    const course = await readFile(path('community/courses/1-careful.yaml'), 'utf8');
    const wrong = join(world.folder, 'wrong.yaml');
    await writeFile(
      wrong,
      course.replace('id: Ren2zHen4dAx', 'id: Wrong00001').replace('## 三个', '<b>粗</b>\n\n  ## 三个'),
    );
    const { code, err } = await run('course', 'import', wrong, ...by);
    expect(code).toBe(1);
    expect(err).toContain('body: Line');
    expect(await done('course', 'list')).not.toContain('Wrong00001');
  });
});
