import { areas, type Language } from '../navigation.ts';
import { type Call, callsOf, readDocument } from './document.ts';
import { documentIn } from './in-chinese.ts';
import { summaryOf } from './words.ts';

const document = readDocument();
const calls: Readonly<Record<Language, readonly Call[]>> = {
  en: callsOf(document),
  zh: callsOf(documentIn(document, 'zh')),
};

/** Text of the document, in which Vue must find nothing. */
const plain = (text: string): string => text.replaceAll(/[{}<]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Each call of an area with its words. */
const listOf = (area: string, language: Language): string =>
  calls[language]
    .filter(({ operation }) => operation.tags.includes(area))
    .map(
      ({ method, path, operation }) =>
        `## ${plain(summaryOf(operation, language))} {#tag/${area}/${operation.operationId}}\n\n` +
        `${method} <code v-pre>${path}</code> · <code>${operation.operationId}</code>\n\n<div v-pre>\n\n${plain(operation.description ?? '')}\n\n</div>`,
    )
    .join('\n\n');

const pageOf = (area: string, language: Language): string =>
  `# ${areas[area]?.[language]}\n\n<Reference area="${area}">\n\n${listOf(area, language)}\n\n</Reference>`;

/** The pages of the reference, one an area. Readers see the list until the renderer has drawn the same calls in full. */
export const areaPages = (language: Language) =>
  Object.keys(areas).map((area) => ({ params: { area }, content: pageOf(area, language) }));

/** The text of a page for the search, which reads files: pages of the reference have none. */
export const searchedText = (file: string, text: string): string => {
  const [, chinese, area = ''] = /^(zh\/)?reference\/(\w+)\.md$/u.exec(file) ?? [];
  return text === '' && areas[area] ? pageOf(area, chinese ? 'zh' : 'en') : text;
};
