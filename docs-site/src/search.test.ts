import { globSync } from 'node:fs';
import { join } from 'node:path';
import { loadLocalSearchIndex } from 'vitepress/dist/client/theme-default/support/local-search.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { searchOptions } from './search-options.ts';

const chunks = join(import.meta.dirname, '..', 'dist', 'assets', 'chunks');

type Index = ReturnType<typeof loadLocalSearchIndex>;

/** The index that the built site has for a language, read as its search reads it. */
const readIndex = async (locale: 'root' | 'zh'): Promise<Index> => {
  const [file = ''] = globSync(`@localSearchIndex${locale}.*.js`, { cwd: chunks });
  const { default: json } = (await import(join(chunks, file))) as { default: string };
  return loadLocalSearchIndex(json, searchOptions);
};

/** Words that developers type, with the place that has to be found first. */
const english = {
  '/guide/first-call#your-machine': ['install', 'npm'],
  '/guide/first-call#first-call-in-five-minutes': ['quickstart'],
  '/guide/sign-in#signing-in': [
    'sign-in',
    'login',
    'token',
    'access token',
    'refresh token',
    'authentication',
  ],
  '/guide/sign-in#encrypted-fields': ['encrypt', 'RSA'],
  '/guide/sign-in#sessions': ['session'],
  '/guide/orders#orders': ['idempotency', 'Idempotency-Key', 'exchange', 'order'],
  '/guide/errors#errors': ['errors', 'offline'],
  '/guide/errors#status-codes': ['timeout'],
  '/guide/limits#rate-limits': ['rate limit', '429', 'throttling'],
  '/guide/limits#what-the-sdk-does': ['retry'],
  '/guide/paging#paging': ['pagination', 'cursor'],
  '/guide/live#live-events': ['SSE', 'websocket', 'realtime'],
  '/guide/uploads#uploads': ['upload'],
  '/guide/webhooks#standard-webhooks': ['webhook signature'],
  '/guide/going-live#pages-on-another-origin': ['CORS'],
  '/guide/testing#testing': ['sandbox'],
  '/guide/changelog#changelog': ['changelog'],
  '/guide/errors#what-to-do': ['401'],
  '/reference/errors#23004': ['23004', 'BALANCE_TOO_LOW'],
  '/reference/errors#429': ['TOO_MANY'],
  '/reference/exchange#tag/exchange/placeOrder': ['placeOrder'],
  '/reference/ledger#tag/ledger/listPoints': ['listPoints'],
  '/reference/survey#tag/survey/getSurveyResult': ['getSurveyResult'],
  '/reference/member#tag/member/getAccount': ['getAccount'],
  '/reference/identity#tag/identity/refreshToken': ['refreshToken'],
  '/reference/identity#tag/identity/logout': ['logout'],
};

const chinese = {
  '/zh/guide/first-call#五分钟完成第一次调用': ['安装', '快速开始'],
  '/zh/guide/sign-in#登录': ['登录', '令牌', '刷新令牌', '续期', '验证码', '鉴权', 'denglu'],
  '/zh/guide/sign-in#加密字段': ['加密', 'jiami'],
  '/zh/guide/sign-in#会话': ['退出登录'],
  '/zh/guide/orders#兑换订单': ['幂等', '订单', '兑换', '余额', 'dingdan'],
  '/zh/guide/errors#错误处理': ['错误码', '错误', 'cuowu'],
  '/zh/guide/errors#状态码': ['超时'],
  '/zh/guide/limits#频率限制': ['限流', '频率', '429', 'xianliu', 'rate limit'],
  '/zh/guide/limits#sdk': ['重试'],
  '/zh/guide/paging#分页': ['分页', '游标', 'fenye'],
  '/zh/guide/live#实时事件': ['实时', '推送', 'SSE'],
  '/zh/guide/uploads#上传文件': ['上传', 'shangchuan'],
  '/zh/guide/webhooks#webhook': ['webhook', '回调'],
  '/zh/guide/webhooks#签名回报': ['签名', 'qianming'],
  '/zh/guide/going-live#别的来源的页面': ['跨域', 'CORS'],
  '/zh/guide/testing#测试': ['沙箱', '模拟'],
  '/zh/guide/errors#该怎么办': ['401'],
  '/zh/reference/errors#23004': ['23004'],
};

describe.each([
  ['English', 'root', english],
  ['Chinese', 'zh', chinese],
] as const)('in %s', (_, locale, expected) => {
  let index: Index;
  beforeAll(async () => {
    index = await readIndex(locale);
  });

  test.each(
    Object.entries(expected).flatMap(([place, words]) => words.map((word) => [word, place] as const)),
  )('%s finds %s first', (word, place) => {
    expect(index.search(word)[0]?.id).toBe(place);
  });
});
