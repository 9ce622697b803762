import { errors } from '@yayan/contract';
import { errorTexts } from '@yayan/api-client/errors-en';
import { scenes } from '@yayan/mock';
import { escapeHtml } from './escape-html.ts';

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = (tag: string, row: readonly string[]): string =>
    row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  const lines = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<div class="table" tabindex="0"><table><thead><tr>${cells('th', heads)}</tr></thead><tbody>${lines}</tbody></table></div>`;
};

const code = (text: string | number): string => `<code>${escapeHtml(String(text))}</code>`;

/** Tables made from the document and the packages, by the name that pages use. */
export const tables = new Map<string, () => string>([
  [
    'errors',
    () =>
      table(
        ['Name', 'Code', 'HTTP', 'Retry', 'Message', 'In English'],
        Object.entries(errors)
          .filter(([name]) => name !== 'OK')
          .map(([name, error]) => [
            code(name),
            code(error.code),
            String(error.status),
            error.retryable ? 'yes' : '',
            escapeHtml(error.msg),
            escapeHtml(errorTexts[error.code]),
          ]),
      ),
  ],
  [
    'scenes',
    () =>
      table(
        ['Scene', 'What is different'],
        Object.entries(scenes).map(([name, { text }]) => [code(name), escapeHtml(text)]),
      ),
  ],
]);
