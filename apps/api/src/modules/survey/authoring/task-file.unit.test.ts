import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTaskFile, TaskFileError } from './task-file.ts';

const source = readFileSync(new URL('../../../../data/survey/groceries.yaml', import.meta.url), 'utf8');
const lines = source.split('\n');

const faultsOf = (text: string): readonly string[] => {
  try {
    readTaskFile('f.yaml', text);
    return [];
  } catch (error) {
    if (error instanceof TaskFileError) return error.faults;
    throw error;
  }
};
/** The number of the line that contains `text`, from 1. */
const lineOf = (text: string): number => lines.findIndex((line) => line.includes(text)) + 1;

test('a complete file is accepted, as YAML and as the equivalent JSON', () => {
  const { task, candidate } = readTaskFile('f.yaml', source);
  expect(task(new Date())).toMatchObject({ hashId: 'Cai4nB7qLw2T', seats: 400, endsAt: null });
  const json = JSON.stringify({
    ...Object(candidate),
    task: {
      ...task(new Date()),
      startsAt: '2026-01-01T00:00:00Z',
      endsAt: undefined,
      endsInDays: null,
    },
  });
  expect(readTaskFile('f.json', json).candidate).toEqual(candidate);
});

test('rule 3.36: research for a client abroad needs its licence, and one at home doesn’t', () => {
  const withClient = (client: string): string =>
    source.replace('  seats: 400', `  client: ${client}\n  seats: 400`);
  const researchOf = (client: string): unknown =>
    readTaskFile('f.yaml', withClient(client)).task(new Date()).foreignResearch;
  expect(faultsOf(withClient('{ country: 日本 }'))).toEqual([
    expect.stringContaining('task.client.licence: research for a client abroad needs'),
  ]);
  const licence = '国统涉外证字第0001号';
  expect(researchOf(`{ country: 日本, licence: ${licence} }`)).toEqual({ country: '日本', licence });
  expect(researchOf('{ country: 中国 }')).toBeNull();
});

test.each<[string, string, string, string, string]>([
  ['a wrong value', 'coins: 120', 'coins: -1', 'coins: 120', 'task.coins: '],
  ['an unknown field', 'module: 2', 'modul: 2', 'task:', 'task: Unrecognized key'],
  [
    'a field too many',
    'coins: 120',
    'coins: 120\n  price: 3',
    'credit: 6',
    'task: Unrecognized key: "price"',
  ],
  ['a missing field', '  seats: 400\n', '', 'task:', 'task.seats: '],
  ['a text too deep', 'recipient: 芽言', 'recipient: 7', 'recipient: 芽言', 'task.texts.dataUse.recipient: '],
  ['a question type', 'type: file', 'type: signature', 'name: receipt', 'type signature is not supported'],
  ['a name used twice', 'name: wish', 'name: views', 'name: wish', 'two elements are named views'],
  ['a screening rule', '{recent} =', '{wish} =', 'when: "{recent}', 'not on the screening page'],
  [
    'an attention check',
    'Checks: []',
    'Checks: [{ question: no, expected: 1 }]',
    'Checks: []',
    'host.attentionChecks.0.question: ',
  ],
  [
    'a contradiction',
    '{views.cheap} =',
    '{no.cheap} =',
    "when: '{views.cheap}",
    'host.contradictions.0.when: reads no',
  ],
  ['a text that shows nothing', '{where}买菜', '{wher}买菜', 'name: views', 'views.title shows wher'],
  ['an address', 'cover: null', 'cover: javascript:alert(1)', 'cover: null', 'task.cover: '],
  [
    'an address to read at',
    'policyUrl: null',
    'policyUrl: http://a.test/p',
    'policyUrl: null',
    'task.texts.dataUse.policyUrl: ',
  ],
  ['a city nobody lives in', 'cities: []', 'cities: [上海市]', 'cities: []', 'task.cities.0: '],
  ['half of a character', 'title: 一次买菜的经过', 'title: "a\\ud800"', 'title: 一次买菜', 'task.title: '],
  ['a NUL', 'text: 今天或昨天', 'text: "\\0"', 'text: 今天或昨天', 'choices.0.text: '],
  [
    'a minimum nobody can keep to',
    'minimumSeconds: 60',
    'minimumSeconds: 1800',
    'minimumSeconds: 60',
    'host.minimumSeconds: ',
  ],
  [
    'a host rule',
    'minimumSeconds: 60',
    'minimumSeconds: soon',
    'minimumSeconds: 60',
    'host.minimumSeconds: ',
  ],
])('%s is named with its line and field', (_what, before, after, at, fault) => {
  const faults = faultsOf(source.replace(before, after));
  expect(faults.join('\n')).toContain(fault);
  expect(faults[0]).toContain(`f.yaml:${lineOf(at)}: `);
});

test('a syntax fault is reported with its line, and a document that is no map is refused', () => {
  expect(faultsOf('task:\n  title: "open\n')[0]).toMatch(/^f\.yaml:[23]: /u);
  expect(faultsOf('[1, 2]')[0]).toMatch(/^f\.yaml:1: task: /u);
  expect(faultsOf('')[0]).toMatch(/^f\.yaml:1: task: /u);
  const lists = ['a', 'b', 'c', 'd'].map((name, index) => {
    const inner = index === 0 ? 'x' : `*${'abc'[index - 1]}`;
    return `${name}: &${name} [${`${inner}, `.repeat(9)}]\n`;
  });
  expect(faultsOf(`${lists.join('')}task: *d\n`)).toEqual(['f.yaml:1: more than 100 aliases']);
  expect(faultsOf(`a: &a [x]\n${'b: [*a, *a]\n'.repeat(2)}`)).not.toEqual([]);
});

describe('the minimum seconds of a paid task (rule 3.35)', () => {
  const withMinimum = (seconds: number): string =>
    source.replace('minimumSeconds: 60', `minimumSeconds: ${seconds}`);

  test('less than 20 % of the declared minutes is refused with its own code, line and the fewest seconds', () => {
    const line = lineOf('minimumSeconds: ');
    expect(faultsOf(withMinimum(59))).toEqual([
      `f.yaml:${line}: host.minimumSeconds: MINIMUM_SECONDS_TOO_LOW: a paid task of 5 minutes asks for at least 60`,
    ]);
    expect(faultsOf(withMinimum(60))).toEqual([]);
  });

  test('an unpaid task, and one without declared minutes, may ask for none', () => {
    expect(faultsOf(withMinimum(0).replace(/coins: \d+/u, 'coins: 0'))).toEqual([]);
    expect(faultsOf(withMinimum(0).replace('declaredMinutes: 5', 'declaredMinutes: null'))).toEqual([]);
  });
});

describe('a questionnaire that asks for a contact (rule 3.1)', () => {
  const asking = (question: string, purpose = '汇总分析'): string =>
    source
      .replace('purpose: 汇总分析，不含手机号和姓名', `purpose: ${purpose}`)
      .replace(
        /^( +)- type: file$/mu,
        `$1- { type: text, name: contact, title: 怎样联系你, ${question} }\n$&`,
      );
  const itemsOf = (text: string): readonly string[] =>
    readTaskFile('f.yaml', text).task(new Date()).texts.dataUse.items;

  test.each([
    ['inputType: tel', ['联系电话（选填）']],
    ['inputType: tel, isRequired: true', ['联系电话']],
    ['inputType: email', ['电子邮箱（选填）']],
    ['inputType: date', []],
  ])('%s is named among what the task collects', (question, named) => {
    expect(itemsOf(asking(question))).toEqual([...itemsOf(source), ...named]);
  });

  test('a purpose that denies it is refused with its line', () => {
    const denying = asking('inputType: tel', '汇总分析，不含手机号和姓名');
    expect(faultsOf(denying)).toEqual([
      `f.yaml:${lineOf('purpose: ')}: task.texts.dataUse.purpose: says there is none, but a question asks for 联系电话`,
    ]);
    expect(faultsOf(asking('inputType: email', '汇总分析，不含手机号和姓名'))).toEqual([]);
  });
});

describe('a task that is no questionnaire', () => {
  const task = /^task:\n(?: .*\n)+/mu.exec(source)?.[0] ?? '';
  const filed = (type: number, rest: string): string =>
    task.replace(/^( +)type: \d/mu, `$1type: ${type}`) + rest;
  const proof = '{ prompt: 拍早餐, textMin: 0, photosMin: 2, photosMax: 4, captionMin: 5 }';
  const browse = 'activity: { kind: browse, target: /privacy, seconds: 20, hours: 24 }\n';
  const video = 'activity: { kind: video, video: /videos/a.webm, seconds: 30, hours: 24 }\n';
  const paipai = `activity: { kind: paipai, proof: ${proof}, hours: 72 }\n`;
  const trial = `activity: { kind: trial, application: ${proof}, proof: ${proof}, hours: 72 }\n`;

  test.each([
    [0, browse, 'browse'],
    [1, '', undefined],
    [3, trial, 'trial'],
    [5, paipai, 'paipai'],
    [6, trial, 'trial'],
    [7, video, 'video'],
  ])('type %i is read without a survey', (type, rest, kind) => {
    const { activity, candidate } = readTaskFile('f.yaml', filed(type, rest));
    expect([activity?.kind, candidate]).toEqual([kind, undefined]);
  });

  test('3.51 a hand-in has the examples of its file, and none without them', () => {
    const example = { picture: '/examples/a.svg', caption: '拍得清楚', kind: 'good' };
    const shown = paipai.replace('captionMin: 5', `captionMin: 5, examples: [${JSON.stringify(example)}]`);
    const examplesOf = (rest: string) => {
      const { activity } = readTaskFile('f.yaml', filed(5, rest));
      return activity?.kind === 'paipai' ? activity.proof.examples : undefined;
    };
    expect([examplesOf(shown), examplesOf(paipai)]).toEqual([[example], []]);
  });

  test.each([
    ['a group', 4, '', 'task.type: a host makes discussion groups'],
    ['paipai without an activity', 5, '', 'task.type: a task of type 5 is one of: paipai'],
    ['a video on a paipai task', 5, video, 'activity.kind: a task of type 5 is one of: paipai'],
    ['activity and survey', 7, `${video}survey: {}\n`, 'activity: a task has an activity or a survey'],
    ['a survey of the welcome task', 1, 'survey: {}\n', 'survey: the welcome task'],
    [
      'an unknown field',
      7,
      video.replace('hours', 'loud: true, hours'),
      'activity: Unrecognized key: "loud"',
    ],
    ['a script address', 0, browse.replace('/privacy', 'javascript:alert(1)'), 'activity.target: '],
    [
      'an example of another site',
      5,
      paipai.replace(
        'captionMin: 5',
        'captionMin: 5, examples: [{ picture: "https://a.cn/a.png", caption: 亮, kind: good }]',
      ),
      'examples.0.picture: a path of our site',
    ],
    [
      'more photos at least than at most',
      5,
      paipai.replace('photosMin: 2', 'photosMin: 5'),
      'photosMin: more',
    ],
  ])('%s is refused with its line', (_what, type, rest, fault) => {
    const [first = ''] = faultsOf(filed(type, rest));
    expect(first).toMatch(/^f\.yaml:[1-9]\d*: /u);
    expect(first).toContain(fault);
  });
});

const files = new URL('../../../../data/survey/', import.meta.url);

test.each(readdirSync(files))(
  'the steps of %s leave the time of payment to the outcome (rule 3.37)',
  (name) => {
    const { task } = readTaskFile(name, readFileSync(new URL(name, files), 'utf8'));
    expect(JSON.stringify(task(new Date()).texts.steps)).not.toContain('到账');
  },
);

describe('14.38 the console names each fault in Chinese, with its line', () => {
  const filedOf = (text: string) => {
    try {
      readTaskFile('f.yaml', text);
      return [];
    } catch (error) {
      if (error instanceof TaskFileError) return error.filed;
      throw error;
    }
  };

  test.each<[before: string, after: string, at: string, field: string, zh: string]>([
    ['coins: 120', 'coins: many', 'coins: 120', 'task.coins', '要是数字'],
    ['coins: 120', 'coins: 1.5', 'coins: 120', 'task.coins', '要是整数'],
    ['coins: 120', 'coins: -1', 'coins: 120', 'task.coins', '不能小于 0'],
    ['  seats: 400\n', '', 'task:', 'task.seats', '没有填'],
    ['module: 2', 'modul: 2', 'module: 2', 'task', '没有这个字段：modul'],
    ['cover: null', 'cover: javascript:alert(1)', 'cover: null', 'task.cover', '要是本站路径或 https 地址'],
    ['cities: []', 'cities: [上海市]', 'cities: []', 'task.cities.0', '要是平常说的城市名，如上海、杭州'],
    ['type: file', 'type: signature', 'name: receipt', '', 'receipt：不支持题型 signature'],
    ['name: wish', 'name: views', 'name: wish', '', '有两道题都叫 views'],
    ['{where}买菜', '{wher}买菜', 'name: views', '', 'views.title 显示 wher 的答案，但它前面没有这道题'],
    [
      '{recent} =',
      '{wish} =',
      'when: "{recent}',
      'host.screening.screenOut.0.when',
      '用到 wish，但它不在筛选页上',
    ],
    [
      'minimumSeconds: 60',
      'minimumSeconds: 59',
      'minimumSeconds: 60',
      'host.minimumSeconds',
      '写明 5 分钟的有偿问卷，最短用时至少 60 秒',
    ],
    ['minimumSeconds: 60', 'minimumSeconds: soon', 'minimumSeconds: 60', 'host.minimumSeconds', '要是数字'],
    [
      'Checks: []',
      'Checks: [{ question: no, expected: 1 }]',
      'Checks: []',
      'host.attentionChecks.0.question',
      '没有 no 这道题',
    ],
  ])('%s becomes %s', (before, after, at, field, zh) => {
    const filed = filedOf(source.replace(before, after));
    expect(filed).toContainEqual(expect.objectContaining({ line: lineOf(at), field, zh }));
  });

  test('a fault of syntax says what kind it is', () => {
    expect(filedOf('task:\n  title: "open\n')).toEqual([
      expect.objectContaining({ field: '', zh: '少了引号、括号或逗号' }),
    ]);
  });
});
