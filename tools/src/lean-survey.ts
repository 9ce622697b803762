import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const library = /survey-core\/fesm\/survey-core\.mjs$/u;
const sheet = /survey-core\/survey-core\.fontless\.min\.css$/u;
const theme = /\nvar baseTheme = (?<json>\{.*?\n\});\n/su;
const variable = /--[\w-]+/gu;
/** Shadows that survey-core fades out: it measures their colours in the drawn page, once more for each survey. */
const fading = [
  '--sjs2-border-effect-surface-default',
  '--sjs2-border-effect-surface-focused',
  '--sjs2-border-effect-component-formbox-default',
  '--sjs2-border-effect-component-formbox-focused',
];

type Variables = Readonly<Record<string, string>>;

/** The variables of survey-core's theme. It writes them into each survey as a style element of 170 kB. */
export const themeOf = (code: string): Variables => {
  const json = theme.exec(code)?.groups?.['json'];
  if (json === undefined) throw new Error('survey-core keeps its theme elsewhere now');
  return (JSON.parse(json) as { cssVariables: Variables }).cssVariables; // A literal of that form, see `theme`.
};

/** The variables that the texts name, and those that these need. */
export const usedOf = (all: Variables, texts: readonly string[]): Variables => {
  const used = new Set<string>();
  const take = (text: string): void => {
    for (const [name] of text.matchAll(variable)) {
      const value = all[name];
      if (value === undefined || used.has(name)) continue;
      used.add(name);
      take(value);
    }
  };
  texts.forEach(take);
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
};

/** A shadow of the same colour and no size. */
const fadedOf = (shadow: string): string =>
  shadow.replace(/^(?<inset>inset )?(?:var\([^)]*\) ){4}/u, '$<inset>0 0 0 0 ');

/** The theme as a rule of a style sheet, which the browser reads once, and not while it draws a question. */
export const ruleOf = (variables: Variables): string => {
  const faded = fading.map((name) => [`${name}-reset`, fadedOf(variables[name] ?? '')]);
  const lines = [...Object.entries(variables), ...faded].map(([name, value]) => `${name}:${value};`);
  return `:where(.sd-theme-root){${lines.join('')}}`;
};

/** What may name a variable beside the library itself. */
const ownStyles = (): string[] => {
  const folder = join(import.meta.dirname, '..', '..', 'packages', 'survey', 'src');
  return globSync('**/*.css', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
};

const withoutTheme = (code: string): string =>
  code.replace(theme, '\nvar baseTheme = { cssVariables: {} };\n');

/**
 * Makes survey-core's theme part of its style sheet, without the variables that nothing uses. `createSurveyModel` then has the
 * library write no style elements.
 */
export const leanSurvey = (): Plugin => ({
  name: 'lean-survey',
  apply: 'build',
  enforce: 'pre',
  transform(source, id) {
    if (library.test(id)) return { code: withoutTheme(source), map: null };
    if (!sheet.test(id)) return undefined;
    const code = readFileSync(join(dirname(id), 'fesm', 'survey-core.mjs'), 'utf8');
    const used = usedOf(themeOf(code), [source, withoutTheme(code), ...ownStyles()]);
    return { code: `${ruleOf(used)}${source}`, map: null };
  },
});
