import { type Language, rootOf } from './navigation.ts';
import { callsOf, readDocument } from './reference/document.ts';

const heads: Readonly<Record<Language, readonly string[]>> = {
  en: ['Calls a minute', 'Of each of these calls'],
  zh: ['每分钟次数', '这些调用各自计算'],
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** The calls that may be made less often than others, as the document says, the rarest first: a table in Markdown. */
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
  const rows = [...byLimit]
    .toSorted(([one], [other]) => one - other)
    .map(([limit, links]) => row([limit, links.join(language === 'zh' ? '、' : ', ')]));
  return [row(heads[language]), row(['---', '---']), ...rows].join('\n');
};
