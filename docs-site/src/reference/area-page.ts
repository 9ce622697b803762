import { areas, type Language } from '../navigation.ts';
import { type Call, callsOf, readDocument } from './document.ts';
import { documentIn } from './document-in.ts';
import { summaryOf } from './words.ts';

const document = readDocument();
const calls: Readonly<Record<Language, readonly Call[]>> = {
  en: callsOf(document),
  zh: callsOf(documentIn(document, 'zh')),
};

/** Text of the document, in which Vue must find nothing. */
const plain = (text: string): string => text.replaceAll(/[{}<]/g, (sign) => `&#${sign.codePointAt(0)};`);

type Reader = 'person' | 'search';

/**
 * Each call of an area with its words. The search finds it by its name and path first, so there these are of its title, with the
 * path's braces as they stand: Vue doesn't read that text, and a hit's label would spell `&#123;`.
 */
const listOf = (area: string, language: Language, reader: Reader): string =>
  calls[language]
    .filter(({ operation }) => operation.tags.includes(area))
    .map(
      ({ method, path, operation }) =>
        `${reader === 'search' ? '##' : '###'} ${plain(summaryOf(operation, language))}${reader === 'search' ? ` · ${operation.operationId} · ${method} ${path}` : ''} {#tag/${area}/${operation.operationId}}\n\n` +
        `${method} <code v-pre>${path}</code> · <code>${operation.operationId}</code>\n\n<div v-pre>\n\n${plain(operation.description ?? '')}\n\n</div>`,
    )
    .join('\n\n');

/** Links to the calls of an area, as its contents. */
const contentsOf = (area: string, language: Language): string => {
  const links = calls[language]
    .filter(({ operation }) => operation.tags.includes(area))
    .map(
      ({ operation }) =>
        `<li><a href="#tag/${area}/${operation.operationId}">${plain(summaryOf(operation, language))}</a></li>`,
    );
  const title = { en: 'Calls', zh: '调用' }[language];
  // The renderer's headings of calls are of level 3.
  return `<nav class="reference-calls" aria-labelledby="calls"><h2 id="calls">${title}</h2><ul>${links.join('')}</ul></nav>`;
};

const titleOf = (area: string, language: Language): string => `# ${areas[area]?.[language]}`;

const referenceOf = (area: string, language: Language, reader: Reader): string =>
  `<Reference area="${area}">\n\n${listOf(area, language, reader)}\n\n</Reference>`;

const pageOf = (area: string, language: Language): string =>
  [titleOf(area, language), contentsOf(area, language), referenceOf(area, language, 'person')].join('\n\n');

/** The pages of the reference, one an area. Readers see the list until the renderer has drawn the same calls in full. */
export const areaPages = (language: Language) =>
  Object.keys(areas).map((area) => ({ params: { area }, content: pageOf(area, language) }));

/**
 * The text of a page for the search, which reads files: pages of the reference have none. Comments of guides that begin with
 * `search:` have words that readers type and the text doesn't use, some also in pinyin.
 */
export const searchedText = (file: string, text: string): string => {
  const [, chinese, area = ''] = /^(zh\/)?reference\/(\w+)\.md$/u.exec(file) ?? [];
  if (text !== '' || !areas[area]) return text.replaceAll(/<!-- search: (.*?) -->/gu, '$1');
  const language = chinese ? 'zh' : 'en';
  // Without the contents, which would be found beside each call.
  return `${titleOf(area, language)}\n\n${referenceOf(area, language, 'search')}`;
};
