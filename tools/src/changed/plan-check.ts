import { dependentsOf, type Member } from './workspace.ts';

/** Tests of one package. */
export interface PlannedTests {
  folder: string;
  /** Only these folders or files of it; everything when empty. */
  parts: readonly string[];
}

/** The parts of the check that a change needs. */
export interface Plan {
  /** Whether the document, or something generated from it, changed. */
  document: boolean;
  /** Packages whose types are checked: the changed ones and those that use them. */
  types: readonly string[];
  tests: readonly PlannedTests[];
  /**
   * Packages that use a changed one: their tests that import a changed file are run. The apps are left out, because nearly all
   * their tests import every shared package: their types show what no longer fits, and the whole check runs their tests.
   */
  related: readonly string[];
  /** Files or folders of journeys. */
  journeys: readonly string[];
}

/** Files or folders of an area's journeys, by the area's name on the server or on a site. */
export const journeysOf: Readonly<Record<string, readonly string[]>> = {
  identity: ['sign-in'],
  account: ['account'],
  member: ['account'],
  file: ['account/upload-to-bucket.spec.ts', 'account/uploaded-pages.spec.ts', 'tasks/hand-in.spec.ts'],
  exchange: ['exchange'],
  task: ['tasks/find-task.spec.ts', 'tasks/hand-in.spec.ts', 'tasks/task-types.spec.ts'],
  survey: [
    'tasks/answer.spec.ts',
    'tasks/offline.spec.ts',
    'tasks/results.spec.ts',
    'tasks/two-devices.spec.ts',
  ],
  partner: ['tasks/open-link.spec.ts', 'tasks/supplier.spec.ts'],
  reward: ['rewards/cards.spec.ts', 'rewards/check-in.spec.ts'],
  operator: ['console'],
  ledger: ['site/home.spec.ts'],
  invite: ['rewards/invite.spec.ts'],
  group: ['groups'],
  topic: ['groups/member-site.spec.ts'],
  content: ['site/home.spec.ts'],
  message: ['site/home.spec.ts'],
};

const isText = (file: string): boolean => file.endsWith('.md');

/** The folder of a package in which a file and its tests are; undefined when the file concerns the whole package. */
const roomOf = (file: string): string | undefined => {
  const [first, second, third, ...rest] = file.split('/');
  if (first !== 'src' || second === undefined || third === undefined) return undefined;
  const nested = ['modules', 'platform', 'features'].includes(second) && rest.length > 0;
  return second === 'testing' ? undefined : nested ? `src/${second}/${third}/` : `src/${second}/`;
};

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/u.test(file);

const testsOf = (folder: string, files: readonly string[]): PlannedTests => {
  const parts = files.map((file) => (isTest(file) ? file : roomOf(file)));
  const known = parts.filter((part) => part !== undefined);
  return { folder, parts: known.length === parts.length ? [...new Set(known)].toSorted() : [] };
};

/** The journeys for changed files of e2e/, the server and the sites. */
const plannedJourneys = (files: readonly string[]): readonly string[] => [
  ...new Set(
    files.flatMap((file) => {
      if (/^e2e\/journeys\/.*\.spec\.ts$/u.test(file)) return [file.slice('e2e/'.length)];
      // Its rooms are named like areas of the member site.
      if (/^(?:apps\/console|packages\/console-client)\/src\//u.test(file))
        return isTest(file) ? [] : ['journeys/console'];
      const [, area = ''] = /^apps\/(?:api\/src\/modules|\w+\/src\/features)\/([^/]+)\//u.exec(file) ?? [];
      const isShell = /^apps\/(?:member|bbs)\/src\/(?:shell\/|[^/]+$)|^e2e\/stack\//u.test(file);
      return isTest(file)
        ? []
        : (journeysOf[area] ?? (isShell ? ['site'] : [])).map((part) => `journeys/${part}`);
    }),
  ),
];

/** Returns the parts of the check that these changed files need. */
export const planCheck = (all: readonly Member[], files: readonly string[]): Plan => {
  const code = files.filter((file) => !isText(file));
  const touched = all
    .map((member) => ({
      ...member,
      files: code
        .filter((file) => file.startsWith(`${member.folder}/`))
        .map((file) => file.slice(member.folder.length + 1)),
    }))
    .filter((member) => member.files.length > 0);
  const names = new Set(touched.map(({ name }) => name));
  const dependents = dependentsOf(all, names);
  // Every package's tests use these. Their changes are covered by their own tests, and by the next whole check.
  const below = new Set(['@yayan/tools', '@yayan/site-build']);
  const reached = dependentsOf(all, new Set([...names].filter((name) => !below.has(name))));
  return {
    document: code.some((file) =>
      /^(?:openapi|contract|packages\/contract|apps\/api\/migrations)\//u.test(file),
    ),
    types: [...touched, ...dependents].map(({ name }) => name).toSorted(),
    tests: touched
      .map(({ folder, files: own }) =>
        testsOf(folder, folder === 'e2e' ? own.filter((file) => file.startsWith('processes/')) : own),
      )
      .filter(({ folder, parts }) => folder !== 'e2e' || parts.length > 0),
    related: reached.map(({ folder }) => folder).filter((folder) => folder.startsWith('packages/')),
    journeys: plannedJourneys(code).toSorted(),
  };
};
