import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { surveyParts } from './survey-parts.ts';

const library = /survey-core\/fesm\/survey-core\.mjs$/u;
const sheet = /survey-core\/survey-core\.fontless\.min\.css$/u;
const theme = /\nvar baseTheme = (?<json>\{.*?\n\});\n/su;
const variable = /--[\w-]+/gu;
/** Shadows that survey-core animates away. To do this it measures their colours in the drawn page, once for each survey. */
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
  return (JSON.parse(json) as { cssVariables: Variables }).cssVariables; // The regular expression `theme` matches only such a literal.
};

/** The variables that the texts name, and the variables that those need. */
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

/** The shadow with the same colour and no size. */
const fadedOf = (shadow: string): string =>
  shadow.replace(/^(?<inset>inset )?(?:var\([^)]*\) ){4}/u, '$<inset>0 0 0 0 ');

/** The theme as a rule of a style sheet. The browser reads it once, and not while it draws a question. */
export const ruleOf = (variables: Variables): string => {
  const faded = fading.map((name) => [`${name}-reset`, fadedOf(variables[name] ?? '')]);
  const lines = [...Object.entries(variables), ...faded].map(([name, value]) => `${name}:${value};`);
  return `:where(.sd-theme-root){${lines.join('')}}`;
};

const surveySources = join(import.meta.dirname, '..', '..', '..', 'survey', 'src');

/** Our own style sheets, which may also use the library's variables. */
const ownStyles = (): string[] =>
  globSync('**/*.css', { cwd: surveySources }).map((file) => readFileSync(join(surveySources, file), 'utf8'));

const withoutTheme = (code: string): string =>
  code.replace(theme, '\nvar baseTheme = { cssVariables: {} };\n');

const loader = /packages\/survey\/src\/library\.ts$/u;
const partAddress = 'virtual:survey-core/';
const registrationsAddress = `${partAddress}registrations`;
const isPart = new RegExp(`^\0${partAddress}(?<at>\\d+)$`, 'u');
/** The number of parts. A phone reads and runs a quarter of survey-core in some 50 ms; each part is one more request. */
const into = 4;
/** How many registrations run in one task: they take a few milliseconds. */
const together = 60;

/** Loads the parts one after the other, then runs their registrations. In between, the browser can paint and handle taps. */
const loaderOf = (source: string): string => {
  const plain = "export const loadLibrary = async (): Promise<unknown> => await import('survey-core');";
  if (!source.includes(plain))
    throw new Error('packages/survey/src/library.ts loads survey-core in another way now');
  const load = [
    "import { giveWay } from '@yayan/ui/give-way';",
    `import { registrations } from '${registrationsAddress}';`,
    'const load = async () => {',
    ...Array.from({ length: into }, (_, at) => `await import('${partAddress}${at}'); await giveWay();`),
    'while (registrations.length > 0) { registrations.shift()(); await giveWay(); }',
    '};',
    'let loading;',
    // After a failure the next call tries again. A part that was loaded doesn't run again.
    'export const loadLibrary = () => loading ??= load().catch((error) => { loading = undefined; throw error; });',
  ];
  return source.replace(plain, () => load.join('\n'));
};

/** A module that exports survey-core's names from the parts. */
const facadeOf = (exported: ReturnType<typeof surveyParts>['exported']): string =>
  [...exported]
    .map(([name, { part, local }]) => `export { ${local} as ${name} } from '${partAddress}${part}';`)
    .join('\n');

/**
 * Moves survey-core's theme into its style sheet, without the variables that nothing uses; with `createSurveyModel` the library
 * then writes no style elements. Cuts its code into parts, which `library.ts` loads one after the other.
 */
export const leanSurvey = (): Plugin => {
  let cut: ReturnType<typeof surveyParts> | undefined;
  const cutOnce = (code: string): ReturnType<typeof surveyParts> =>
    (cut ??= surveyParts(withoutTheme(code), { into, together, partAddress, registrationsAddress }));
  return {
    name: 'lean-survey',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(partAddress) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${registrationsAddress}`) return 'export const registrations = [];';
      const at = isPart.exec(id)?.groups?.['at'];
      if (at === undefined) return undefined;
      const found = await this.resolve('survey-core', join(surveySources, 'library.ts'));
      const part = cutOnce(readFileSync(found?.id ?? '', 'utf8')).parts[Number(at)];
      return { code: part ?? '', map: null, moduleSideEffects: true };
    },
    transform(source, id) {
      if (library.test(id)) return { code: facadeOf(cutOnce(source).exported), map: null };
      if (loader.test(id)) return { code: loaderOf(source), map: null };
      if (!sheet.test(id)) return undefined;
      const code = readFileSync(join(dirname(id), 'fesm', 'survey-core.mjs'), 'utf8');
      const used = usedOf(themeOf(code), [source, withoutTheme(code), ...ownStyles()]);
      return { code: `${ruleOf(used)}${source}`, map: null };
    },
  };
};
