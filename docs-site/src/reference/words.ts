import type { Language } from '../navigation.ts';
import type { Described, Operation } from './document.ts';

/** What a call does, in a few words. */
export const summaryOf = (operation: Operation, language: Language): string =>
  language === 'zh' ? operation['x-summary-zh'] : operation.summary;

/** What an area or a token is about. */
export const descriptionOf = (described: Described, language: Language): string =>
  described[language === 'zh' ? 'x-description-zh' : 'description'];

/** The headers that every call carries, with the value that samples send. */
export const headerWords = {
  'z-client': {
    example: '2',
    en: 'The kind of client; 2 is the web and everything outside our own apps.',
    zh: '客户端的种类；网页和我们自己的应用以外的都是 2。',
  },
  'z-version': { example: '1.0.0', en: 'The version of your client.', zh: '你的客户端的版本。' },
  'z-device': {
    example: '2',
    en: '1 phone, 2 computer, 3 tablet.',
    zh: '1 手机，2 电脑，3 平板。',
  },
  'z-device-id': {
    example: 'my-first-device',
    en: 'A name of this installation, chosen once.',
    zh: '这次安装的名称，取一次，以后不变。',
  },
} as const;

/** The head of a call's table of refusals. */
export const refusalHeads: Readonly<Record<Language, string>> = {
  en: '| Refusal | Message |',
  zh: '| 拒绝 | 提示 |',
};

/** What a call says that may be made less often than others. */
export const limitWords: Readonly<Record<Language, (calls: number) => string>> = {
  en: (calls) => `At most **${calls} calls a minute**; then 429 with \`Retry-After\`.`,
  zh: (calls) => `每分钟最多 **${calls} 次**，超过返回 429 和 \`Retry-After\`。`,
};
