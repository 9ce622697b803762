import { type Language, rootOf } from './navigation.ts';
import { callsOf, readDocument } from './reference/document.ts';

const times: Readonly<Record<Language, (limit: number) => string>> = {
  en: (limit) => `**${limit} calls a minute**: `,
  zh: (limit) => `**每分钟 ${limit} 次**：`,
};

/** The calls that may be made less often than others, as the document says, the rarest first: a list in Markdown. */
export const callLimits = (language: Language): string => {
  const byLimit = new Map<number, string[]>();
  for (const { operation } of callsOf(readDocument())) {
    const limit = operation['x-calls-a-minute'];
    if (limit === undefined) continue;
    const {
      operationId,
      tags: [area = ''],
    } = operation;
    const address = `${rootOf(language)}/reference/${area}#tag/${area}/${operationId}`;
    byLimit.set(limit, [...(byLimit.get(limit) ?? []), `[\`${operationId}\`](${address})`]);
  }
  return [...byLimit]
    .toSorted(([one], [other]) => one - other)
    .map(([limit, links]) => `- ${times[language](limit)}${links.join(language === 'zh' ? '、' : ', ')}`)
    .join('\n');
};
