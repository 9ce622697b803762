/** Words that readers of the product no longer see, with their replacement. */
export const retiredWords: Readonly<Record<string, string>> = {
  您: '你',
  请填写此问题: '请先回答这道题',
  不限条件: '人人可答',
  属性问卷: '个人资料问卷',
  完善属性: '完善资料',
  支持编号: '查询编号',
  安慰金: '感谢金币',
  接着做: '继续未完成的',
  另一类人: '这次需要的人群不同',
  名额刚刚满: '名额已满',
  没有要显示的数据: '没找到，换个写法试试',
  待到账: '待入账',
  确认题: '检查题',
  注意力题: '检查题',
  小节: '题',
  主持提示: '主持人备注',
  新人步骤: '新手四步',
  新人任务: '新手任务',
  联系客服: '联系我们',
};

/** Each retired word in a text, with the word in use. */
export const retiredIn = (text: string): readonly string[] =>
  Object.entries(retiredWords)
    .filter(([word]) => text.includes(word))
    .map(([word, inUse]) => `${word} → ${inUse}`);

/** Words that the page already shows at each entry of a task's list. */
const saidByPage = { donts: '不要|请勿|别', sensitive: '会问到' };

/** Lists of a task whose entries repeat what the page shows next to them: ✗ means 不要, and 「会问到：」 comes before the others. */
export const repeatedIn = (text: string): readonly string[] =>
  Object.entries(saidByPage).flatMap(([list, words]) => {
    const lists = new RegExp(String.raw`\b${list}["']?:\s*(?:\[[^\]]*|(?:\s*- .*\n?)*)`, 'gu');
    const repeats = new RegExp(String.raw`(?:[[,]|^\s*-)\s*["']?(?:${words})`, 'mu');
    return [...text.matchAll(lists)].map(([found]) => found).filter((found) => repeats.test(found));
  });
