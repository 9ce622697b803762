import type { Call } from './call-table.ts';
import type { Place } from './operations.ts';

const at = ({ file, line }: Place): string => `${file}:${line}`;

const block = (title: string, lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => `  ${(index === 0 ? title : '').padEnd(9)}${line}`);

/** A call as text for the terminal: its document, handler, rules, pages and tests, one place per line. */
export const describeCall = ({
  id,
  method,
  path,
  summary,
  document,
  handled,
  usedBy,
  pages,
  tests,
}: Call): string =>
  [
    `${id}  ${method} ${path}  ${summary}`,
    ...block('document', [at(document)]),
    ...block('handler', [handled ? at(handled.handler) : 'to be built']),
    ...block('rule', handled?.rules.map((rule) => `${at(rule)}  ${rule.name}`) ?? []),
    ...block('page', [
      ...pages.map((page) => `${page.file}  ${page.path} ${page.title}`),
      ...usedBy.filter((file) => !pages.some((page) => page.file === file)),
    ]),
    ...block('test', tests),
  ].join('\n');
