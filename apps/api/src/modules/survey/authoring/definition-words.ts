type Rule = readonly [pattern: RegExp, words: (parts: readonly string[]) => string];

const kinds: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  int: '整数',
  boolean: ' true 或 false',
  array: '列表',
  object: '一组字段',
};

/** What follows the place in a fault. */
const rules: readonly Rule[] = [
  [/^a definition is \{ survey, host \}$/u, () => '问卷要有 survey 和 host 两部分'],
  [/^unknown part (.+)$/u, ([part = '']) => `没有这个部分：${part}`],
  [
    /^a survey has at most (\d+) questions, not (\d+)$/u,
    ([most = '', count = '']) => `最多 ${most} 题，现在有 ${count} 题`,
  ],
  [/^at most (\d+) of \d+ questions may be read/u, ([most = '']) => `条件和文字最多引用 ${most} 道题`],
  [
    /^a random order of questions is set on a page/u,
    () => '题目的随机顺序要写在页或面板上，不能写在整份问卷上',
  ],
  [/^a survey needs pages$/u, () => '问卷至少要有一页'],
  [/^a page is an object$/u, () => '每一页是一组字段'],
  [/^(.*?):? ?has no questions$/u, ([place = '']) => `${place} 没有题目`],
  [/^(.*) holds something that is no question$/u, ([place = '']) => `${place} 里有不是题目的内容`],
  [/^(.*): question type (.+) is not supported$/u, ([name = '', type = '']) => `${name}：不支持题型 ${type}`],
  [
    /^(.*): cell type (.+) is not supported$/u,
    ([name = '', type = '']) => `${name}：不支持单元格类型 ${type}`,
  ],
  [
    /^(.*): input type (.+) is not supported$/u,
    ([name = '', type = '']) => `${name}：不支持输入类型 ${type}`,
  ],
  [
    /^(.*): content mode (.+) is not supported$/u,
    ([name = '', mode = '']) => `${name}：不支持这种图片内容 ${mode}`,
  ],
  [/^(.*): imageLink is a path/u, ([place = '']) => `${place}：图片要是本站路径或 https 地址`],
  [/^(.*): (\w+) is not supported$/u, ([place = '', name = '']) => `${place}：不支持 ${name}`],
  [
    /^a name is letters, digits and _, beginning with a letter: (.*)$/u,
    ([name = '']) => `题目的名字只能用字母、数字和下划线，以字母开头：${name}`,
  ],
  [/^two elements are named (.+)$/u, ([name = '']) => `有两道题都叫 ${name}`],
  [
    /^(.*) shows (\w+), which is no question before it$/u,
    ([place = '', name = '']) => `${place} 显示 ${name} 的答案，但它前面没有这道题`,
  ],
  [/^(.*) is no expression$/u, ([place = '']) => `${place} 不是条件`],
  [/^(.*) cannot be parsed: (.*)$/u, ([place = '', text = '']) => `${place} 的条件读不懂：${text}`],
  [/^(.*) calls an unknown function (\w+)/u, ([place = '', name = '']) => `${place} 用了没有的函数 ${name}`],
  [/^(.*): columns take no conditions$/u, ([place = '']) => `${place}：表格的列不能有条件`],
  [
    /^(.*) reads (\w+), which does not come before it$/u,
    ([place = '', name = '']) => `${place} 用到 ${name}，但它不在前面`,
  ],
  [/^must be the first page \((.*)\), not (.*)$/u, ([first = '']) => `筛选页要是第一页（${first}）`],
  [/^reads (\w+), which is not on the screening page$/u, ([name = '']) => `用到 ${name}，但它不在筛选页上`],
  [/^reads (\w+), which is (.+)$/u, ([name = '']) => `用到 ${name}，但没有这道题`],
  [/^two quota cells are named (.+)$/u, ([name = '']) => `有两格配额都叫 ${name}`],
  [/^nobody is done in the (\d+) minutes/u, ([minutes = '']) => `名额只保留 ${minutes} 分钟，没人答得完`],
  [/^names (\w+), which is no question$/u, ([name = '']) => `没有 ${name} 这道题`],
  [/^names (\w+), which may be declined$/u, ([name = '']) => `${name} 可以不回答，不能当检查题`],
  [/^names (\w+), which asks nothing$/u, ([name = '']) => `${name} 不是要回答的题`],
  [
    /^names (\w+), which is not on the screening page$/u,
    ([name = '']) => `${name} 不在筛选页上，只有筛选页的题能按资料填好`,
  ],
  [
    /^names (\w+), which is no single or multiple choice$/u,
    ([name = '']) => `${name} 不是单选或多选题，不能按资料填好`,
  ],
  [/^names (\w+), which is filled already$/u, ([name = '']) => `${name} 写了两次`],
  [/^fills (\w+), which may be declined$/u, ([name = '']) => `${name} 可以不回答，不能按资料填好`],
  [/^fills (\w+), which is an attention check$/u, ([name = '']) => `${name} 是检查题，不能按资料填好`],
  [/^fills (\w+), which has a condition$/u, ([name = '']) => `${name} 或它的选项有显示条件，不能按资料填好`],
  [/^(\w+) has no choice (.+)$/u, ([name = '', choice = '']) => `${name} 没有选项 ${choice}`],
  [/^names (\w+), which is no attribute$/u, ([name = '']) => `个人资料里没有 ${name}`],
  [/^names (\w+), which is sensitive$/u, ([name = '']) => `${name} 是敏感资料，不能用来填问卷`],
  [/^names (\w+), which has no choices$/u, ([name = '']) => `资料 ${name} 没有选项，不能用来填问卷`],
  [
    /^names (\w+), which takes (one|several), unlike (\w+)$/u,
    ([attribute = '', count = '', name = '']) =>
      `资料 ${attribute} 是${count === 'one' ? '单选' : '多选'}，和 ${name} 不一样`,
  ],
  [/^(\w+) has no value (.+)$/u, ([attribute = '', value = '']) => `资料 ${attribute} 没有 ${value} 这个值`],
  [
    /^no choice of (\w+) is a value of (\w+)$/u,
    ([name = '', attribute = '']) => `${name} 没有一个选项对得上资料 ${attribute}`,
  ],
  [
    /^task\.texts\.dataUse must ask for consent and name 个人资料$/u,
    () => '按资料填题要先征得同意：task.texts.dataUse 的 consentRequired 写 true，items 里写明用到的个人资料',
  ],
  [/^nobody can answer (\w+) like that$/u, ([name = '']) => `没人能这样回答 ${name}`],
  [
    /^MINIMUM_SECONDS_TOO_LOW: a paid task of ([\d.]+) minutes asks for at least (\d+)$/u,
    ([minutes = '', seconds = '']) => `写明 ${minutes} 分钟的有偿问卷，最短用时至少 ${seconds} 秒`,
  ],
  [/^Invalid input: expected \w+, received undefined$/u, () => '没有填'],
  [/^Invalid input: expected (\w+)/u, ([kind = '']) => `要是${kinds[kind] ?? '别的写法'}`],
  [/^Too small: .*>=?(\d+)/u, ([least = '']) => `太小或太短，至少 ${least}`],
  [/^Too big: .*<=?(\d+)/u, ([most = '']) => `太大或太长，最多 ${most}`],
  [/^Unrecognized keys?: (.+)$/u, ([keys = '']) => `没有这个字段：${keys.replaceAll('"', '')}`],
];

/** What is wrong with a questionnaire, in the words of the console. `fault` is as the engine says it, without its path. */
export function definitionWords(fault: string): string {
  for (const [pattern, words] of rules) {
    const found = pattern.exec(fault);
    if (found !== null) return words(found.slice(1));
  }
  return `问卷的写法有误：${fault}`;
}
