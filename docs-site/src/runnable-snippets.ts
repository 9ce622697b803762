import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Plugin } from 'vite';

const suffix = '.ts?run';
const imports = /^import [^;]+;\n/gmu;

/** A snippet as a function that a page can call again and again. It prints to the given console. */
export const runnable = (source: string): string => {
  const script = stripTypeScriptTypes(source);
  const body = script.replaceAll(imports, '').replaceAll(/^export /gmu, '');
  return `${(script.match(imports) ?? []).join('')}export default async (console) => {\n${body}\n};\n`;
};

/** Lets a page import `snippets/x.ts?run`, the snippet that it shows, to run it. */
export const runnableSnippets = (): Plugin => ({
  name: 'runnable-snippets',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(suffix)) return undefined;
    return runnable(readFileSync(id.slice(0, -'?run'.length), 'utf8'));
  },
});
