import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { leanSurvey } from './lean-survey.ts';
import { surveyParts } from './survey-parts.ts';

const survey = join(import.meta.dirname, '..', '..', '..', 'survey');
const original = realpathSync(join(survey, 'node_modules/survey-core/fesm/survey-core.mjs'));

type Library = Readonly<Record<string, unknown>>;

interface Registries {
  Serializer: {
    classes: Readonly<
      Record<
        string,
        { parentName: string; properties: readonly { name: string; type: string; defaultValue: unknown }[] }
      >
    >;
  };
  QuestionFactory: {
    Instance: {
      getAllTypes: () => string[];
      createQuestion: (type: string, name: string) => { getType: () => string };
    };
  };
}

/** What a library exports and has registered, in a form that can be compared. */
const described = (library: Library) => {
  const { Serializer, QuestionFactory } = library as unknown as Registries; // Two of its names.
  return {
    names: Object.keys(library).toSorted(),
    members: Object.fromEntries(
      Object.entries(library).map(([name, value]) => [
        name,
        typeof value === 'function' && value.prototype !== undefined
          ? Object.getOwnPropertyNames(value.prototype).toSorted()
          : typeof value,
      ]),
    ),
    classes: Object.fromEntries(
      Object.entries(Serializer.classes).map(([name, { parentName, properties }]) => [
        name,
        [
          parentName,
          ...properties.map((each) => `${each.name}: ${each.type}, ${JSON.stringify(each.defaultValue)}`),
        ],
      ]),
    ),
    questions: QuestionFactory.Instance.getAllTypes().map((type) => [
      type,
      QuestionFactory.Instance.createQuestion(type, 'one').getType(),
    ]),
  };
};

/** The library as a site's build makes it. */
const builtLibrary = async (folder: string): Promise<Library> => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const entry = join(folder, 'entry.js');
  writeFileSync(
    entry,
    `export { loadLibrary } from ${JSON.stringify(join(survey, 'src', 'library.ts'))};
     export const all = () => import(${JSON.stringify(original)});`,
  );
  await build({
    root: folder,
    logLevel: 'error',
    configFile: false,
    plugins: [leanSurvey()],
    build: { target: 'es2022', lib: { entry, formats: ['es'], fileName: 'built' }, outDir: 'dist' },
  });
  const { loadLibrary, all } = (await import(pathToFileURL(join(folder, 'dist', 'built.js')).href)) as {
    loadLibrary: () => Promise<void>;
    all: () => Promise<Library>;
  };
  // Two callers at once, as two pages may be.
  await Promise.all([loadLibrary(), loadLibrary()]);
  return await all();
};

test(
  'cut into parts, survey-core offers and registers what it does in one piece',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'yayan-survey-'));
    try {
      const cut = described(await builtLibrary(folder));
      const whole = described((await import(pathToFileURL(original).href)) as Library);
      expect(cut.names).toEqual(whole.names);
      expect(cut.members).toEqual(whole.members);
      expect(cut.classes).toEqual(whole.classes);
      expect(cut.questions).toEqual(whole.questions);
      expect(cut.questions.length).toBeGreaterThan(15);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

const cut = (code: string): readonly string[] =>
  surveyParts(code, { into: 2, together: 1, partAddress: 'part', registrationsAddress: 'list' }).parts;

test('a part imports the names it needs from earlier parts, and later parts set the names they define', () => {
  const [first, second] = cut(
    'class A { other() { return new B(); } }\nSerializer.addClass("a");\nclass B extends A {}\nSerializer.addClass("b");\nexport { A, B };',
  );
  expect(first).toContain('let B;');
  expect(first).toContain('export { A };');
  expect(first).toContain('registrations.push(function () {\nSerializer.addClass("a");\n});');
  expect(second).toContain('import { A } from "part0";');
  expect(second).toContain('({ B });');
});

test.each([
  ['const a = 1;', 'exports'],
  ['import { b } from "b";\nexport { b };', 'imports'],
  ['let { a } = {};\nexport { a };', 'plain name'],
  [
    'const take = () => later;\nconst b = "some text that stands between";\nlet later = 1;\nexport { take, b, later };',
    'before it is set',
  ],
])('a library of another shape stops the build: %s', (code, reason) => {
  expect(() => cut(code)).toThrow(reason);
});
