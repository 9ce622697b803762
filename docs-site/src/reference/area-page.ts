import { areas, type Language } from '../navigation.ts';
import { callsOf, readDocument } from './document.ts';

const calls = callsOf(readDocument());

/** Text of the document, in which Vue must find nothing. */
const plain = (text: string): string => text.replaceAll(/[{}<]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Each call of an area with its words. */
const listOf = (area: string): string =>
  calls
    .filter(({ operation }) => operation.tags.includes(area))
    .map(
      ({ method, path, operation: { operationId, summary, description = '' } }) =>
        `## ${plain(summary)} {#tag/${area}/${operationId}}\n\n` +
        `${method} <code v-pre>${path}</code> · <code>${operationId}</code>\n\n<div v-pre>\n\n${plain(description)}\n\n</div>`,
    )
    .join('\n\n');

const pageOf = (area: string, title: string): string =>
  `# ${title}\n\n<Reference area="${area}">\n\n${listOf(area)}\n\n</Reference>`;

/** The pages of the reference, one an area. Readers see the list until the renderer has drawn the same calls in full. */
export const areaPages = (language: Language) =>
  Object.entries(areas).map(([area, text]) => ({
    params: { area },
    content: pageOf(area, text[language]),
  }));

/** The text of a page for the search, which reads files: pages of the reference have none. */
export const searchedText = (file: string, text: string): string => {
  const [, chinese, area = ''] = /^(zh\/)?reference\/(\w+)\.md$/u.exec(file) ?? [];
  const title = areas[area]?.[chinese ? 'zh' : 'en'];
  return text === '' && title !== undefined ? pageOf(area, title) : text;
};
