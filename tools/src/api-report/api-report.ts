import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedDeclarations } from './exported-declarations.ts';

interface Manifest {
  readonly name: string;
  readonly publishConfig: {
    readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
    readonly bin?: Readonly<Record<string, string>>;
  };
}

const notice = `<!-- Made from the built declarations by \`node tools/src/write-api-reports.ts\`; never edited by hand. -->

What this package promises to its users. A change here needs a changeset, and a breaking one a breaking version. Of generated code
the names are listed: the document says the rest.`;

/** The public surface of a built package: every name of every entry with its declaration. */
export const apiReport = (folder: string): string => {
  const { name, publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const entries = Object.entries(publishConfig.exports).map(([path, target]) => {
    const title = `## ${join(name, path)}`;
    if (typeof target === 'string') return `${title}\n\nA file: \`${target}\`.`;
    const texts = exportedDeclarations(join(folder, target.types)).map(({ text }) => text);
    const lines = [...new Set(texts)].toSorted((a, b) => (a < b ? -1 : 1));
    return `${title}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\``;
  });
  const commands = Object.keys(publishConfig.bin ?? {}).map((command) => `- \`${command}\``);
  return [
    `# The public surface of ${name}`,
    notice,
    ...entries,
    ...(commands.length === 0 ? [] : ['## Commands', commands.join('\n')]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/u, '\n');
};
