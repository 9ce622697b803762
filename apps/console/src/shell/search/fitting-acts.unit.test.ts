import { describe, expect, test } from 'vitest';
import { fittingActs } from './fitting-acts.ts';
import { searchedActs } from './searched-acts.ts';

const found = (typed: string) => fittingActs(searchedActs, typed).map(({ act }) => act.label);

/** The files that define the acts of the console. */
const sources = import.meta.glob<string>(
  ['../../features/**/*-{act,acts,bulk}.{ts,tsx}', '../export/*-act.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** The titles in a file's text. Of one that is put together, the part before what is put in. */
const titlesIn = (source: string): string[] =>
  [...source.matchAll(/\btitle: (?:[^'`,\n]+ \? )?(?:'([^']*)'(?: : '([^']*)')?|`([^`$]*))/gu)]
    .flatMap((match) => match.slice(1))
    .filter((title): title is string => /\p{Script=Han}/u.test(title ?? ''));

const titles = [...new Set(Object.values(sources).flatMap(titlesIn))];

/** The texts of all pages and of the cards on them. */
const pages = import.meta.glob<string>('../../features/**/*Page.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const headings = Object.values(pages).flatMap((source) =>
  [...source.matchAll(/<(?:PageHead|Card)\b[^>]*?\btitle="([^"]+)"/gu)].map(([, title]) => title ?? ''),
);

describe('14.100 pages by name', () => {
  test('the titles of all pages are read', () => expect(headings.length).toBeGreaterThan(45));

  test('whoever types the title of a page, or of a card on it, finds it', () => {
    const lost = headings.filter(
      (title) =>
        !found(title)
          .slice(0, 6)
          .some((label) => label.startsWith(title)),
    );
    expect(lost).toEqual([]);
  });

  test.each(['短信预算', '短信用量'])('the figure of text messages is found by %s', (typed) =>
    expect(found(typed)).toContain('短信预算'),
  );
});

describe('14.67 acts by name', () => {
  test('the titles of all acts are read', () => expect(titles.length).toBeGreaterThan(110));

  test('whoever types the title of an act finds it as the first', () => {
    const bare = (title: string) => title.replaceAll(/选中的|这份/gu, '');
    const lost = titles.filter((title) => {
      const [first] = fittingActs(searchedActs, title);
      const names = first ? [first.act.label, ...first.act.words.split(' ')] : [];
      return !names.some((name) => name.startsWith(bare(title)));
    });
    expect(lost).toEqual([]);
  });

  test('no two acts of one place have the same name', () => {
    const names = searchedActs.map(({ label, to }) => `${label} ${to}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test.each([
    ['问卷', '新建问卷'],
    ['封停', '处罚会员'],
    ['解封', '提前结束处罚'],
    ['质量', '更正质量分'],
    ['限额', '修改限额'],
    ['限额', '修改规则数字'],
    ['限额', '设每天的额度'],
    ['发货', '登记寄出'],
    ['改价格', '修改价格'],
    ['封ip', '封锁网络'],
    ['给选中的会员发消息', '给会员发消息'],
  ])('who types %s finds %s', (typed, label) => expect(found(typed)).toContain(label));

  test('a name that begins with what is typed comes before one that holds it', () => {
    expect(found('通过兑换').slice(0, 2)).toEqual(['通过兑换', '不通过兑换']);
  });

  test('what no act is called finds none', () => expect(found('天气预报')).toEqual([]));
});
