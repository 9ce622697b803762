import type { Call, CallTable } from './call-table.ts';

const inside = (file: string, folder: string): string =>
  file.startsWith(folder) ? file.slice(folder.length) : file;

const code = (text: string): string => `\`${text}\``;

const listed = (items: readonly string[]): string => [...new Set(items)].join(', ') || '–';

/** The place of a call's rule: the files that its handler calls; the last of them contains the rule. */
const ruleOf = ({ handled }: Call): string =>
  handled === undefined
    ? 'to be built'
    : listed(
        (handled.rules.length > 0 ? handled.rules : [handled.handler]).map(({ file }) =>
          code(inside(file, 'apps/api/src/modules/')),
        ),
      );

const pagesOf = ({ pages, usedBy }: Call): string =>
  pages.length > 0
    ? listed(pages.map(({ site, path }) => code(site === 'member' ? path : `${site}: ${path}`)))
    : listed(usedBy.map((file) => code(file)));

/** The table of all calls as a document for readers. It has no line numbers, so that only moved files change it. */
export const callsDocument = ({ calls }: CallTable): string => {
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  const sections = tags.map((tag) => {
    const own = calls.filter((call) => call.tag === tag);
    const rows = own.map(
      (call) =>
        `| ${code(call.id)} | ${code(`${call.method} ${call.path}`)} | ${ruleOf(call)} | ${pagesOf(call)} |`,
    );
    const documents = listed(own.map(({ document }) => code(document.file)));
    const handlers = listed(own.flatMap(({ handled }) => (handled ? [code(handled.handler.file)] : [])));
    return `## ${tag}

Document: ${documents}. Handlers: ${handlers}.

| Operation | Call | Rules, in \`apps/api/src/modules/\` | Pages |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
  });
  return `# Calls

Made by \`pnpm generate\`; edit nothing here. \`pnpm where <address, operation or page>\` prints the same with lines, and the
tests. A rule is what a handler calls in other files; the last one answers.

${sections.join('\n')}`;
};
