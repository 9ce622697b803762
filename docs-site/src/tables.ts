import { exchangeStateLabels, joinResultLabels } from '@yayan/api-client/labels';
import { type SceneName, scenes } from '@yayan/mock';
import { callLimits } from './call-limits.ts';
import { changelog } from './changelog.ts';
import { areas, type Language, rootOf } from './navigation.ts';
import { callsOf, readDocument } from './reference/document.ts';
import { descriptionOf } from './reference/words.ts';

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const sceneHeads: Readonly<Record<Language, readonly string[]>> = {
  en: ['Scene', 'What is different'],
  zh: ['场景', '有什么不同'],
};

const valueHeads: Readonly<Record<Language, readonly string[]>> = {
  en: ['Value', 'Meaning'],
  zh: ['值', '含义'],
};

const areaHeads: Readonly<Record<Language, readonly string[]>> = {
  en: ['Area', 'What it is about', 'Calls'],
  zh: ['领域', '内容', '调用'],
};

/** The areas of the reference, in its order. */
const areaTable = (language: Language): string => {
  const document = readDocument();
  const tags = callsOf(document).flatMap(({ operation }) => operation.tags);
  return table(
    areaHeads[language],
    Object.entries(areas).map(([area, text]) => {
      const about = document.tags.find(({ name }) => name === area);
      return [
        `[${text[language]}](${rootOf(language)}/reference/${area})`,
        about ? descriptionOf(about, language) : '',
        String(tags.filter((tag) => tag === area).length),
      ];
    }),
  );
};

/** The values of an enumeration with their labels. */
const valuesOf =
  (labels: Readonly<Record<string, Readonly<Record<Language, string>>>>) =>
  (language: Language): string =>
    table(
      valueHeads[language],
      Object.entries(labels).map(([value, text]) => [`\`${value}\``, text[language]]),
    );

const scenesInChinese: Readonly<Record<SceneName, string>> = {
  usual: '一切正常',
  'quota-fills': '回答甄别题时最后一个名额被别人占了：结果 3，发感谢金币',
  'late-postback': '供应商的问卷结束后，金币一直待入账，直到回报到达',
  reversal: '供应商问卷的金币立刻到账，供应商撤销后再收回',
  maintenance: '每个调用都返回 503，带 Retry-After',
  busy: '每个调用第一次返回 429 和 Retry-After: 1，第二次正常',
  'signed-out': '所有令牌都失效，也不能续期',
  'sold-out': '福利没有库存，下单被 STOCK_OUT 拒绝',
  'order-not-passed': '订单在下一步审核不通过，金币退回',
  'price-changed': '下单被 PRICE_CHANGED 拒绝',
  empty: '列表都是空的：没有任务、订单、金币和消息',
};

/** Tables made from the document and the packages, by the name that pages use: Markdown. */
export const tables: Readonly<Record<string, (language: Language) => string>> = {
  scenes: (language) =>
    table(
      sceneHeads[language],
      (Object.keys(scenes) as SceneName[]).map((name) => [
        `\`${name}\``,
        language === 'en' ? scenes[name].text : scenesInChinese[name],
      ]),
    ),
  areas: areaTable,
  'call-limits': callLimits,
  changelog: (language) => changelog(language),
  results: valuesOf(joinResultLabels),
  'order-states': valuesOf(exchangeStateLabels),
};
