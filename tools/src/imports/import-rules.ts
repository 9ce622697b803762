import { circles } from './circles.ts';
import { folderCircles } from './folder-circles.ts';
import type { Arrow } from './import-graph.ts';
import { orders } from './orders.ts';

/** A rule about who may import whom. */
export interface ImportRule {
  name: string;
  /** Why an import is refused; undefined when the rule allows it. */
  refuse: (arrow: Arrow) => string | undefined;
}

const packageOf = (path: string): string | undefined =>
  /^@yayan\/([^/]+)/u.exec(path)?.[1] ?? /^(?:apps|packages)\/([^/]+)\//u.exec(path)?.[1];

/** Tests, and the worlds and demo data that aren't published. */
const isTest = (file: string): boolean =>
  /\.(?:test|spec)\.tsx?$|\/(?:test|testing)\/|^apps\/api\/demo\//u.test(file);

/** Files that aren't part of the product: tests, and files that tools read at start. */
const isBeside = (file: string): boolean =>
  isTest(file) || /\.config\.ts$|^(?:e2e|bench|tools)\//u.test(file) || /\/gallery\//u.test(file);

/**
 * Which packages each package may use. All may use `tools` and `site-build` in their configurations and tests, and the sites
 * may use the mock.
 */
const mayUse: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  auth: [],
  'partner-kit': [],
  ui: [],
  'api-client': ['auth', 'contract'],
  mock: ['api-client', 'auth', 'contract'],
  'survey-engine': [],
  survey: ['survey-engine', 'ui'],
  site: ['auth', 'ui'],
  discussion: ['api-client', 'auth', 'contract', 'site', 'ui'],
  'site-build': [],
  'console-client': ['contract'],
  api: ['contract', 'survey-engine'],
  sandbox: [],
  member: ['api-client', 'auth', 'contract', 'discussion', 'site', 'survey', 'ui'],
  bbs: ['api-client', 'auth', 'contract', 'discussion', 'site', 'survey', 'ui'],
  // It shows questionnaires as members see them.
  console: ['console-client', 'contract', 'site', 'survey', 'survey-engine', 'ui'],
};

const mayUseInTests = (user: string, used: string): boolean =>
  used === 'tools' || used === 'site-build' || (used === 'mock' && ['member', 'bbs'].includes(user));

const directionsOfPackages: ImportRule = {
  name: 'directions of packages',
  refuse: ({ from, to }) => {
    const [user, used] = [packageOf(from), packageOf(to)];
    if (user === undefined || used === undefined || user === used) return undefined;
    if (isBeside(from) && mayUseInTests(user, used)) return undefined;
    if (!to.startsWith('@')) return `files of ${used} are imported by the package's name`;
    return mayUse[user]?.includes(used) ? undefined : `${user} may not use ${used}`;
  },
};

/** The layers of a site's source, lowest first; files outside them are the site's entry. */
const siteRooms = ['shell', 'features'];

const featureOf = (file: string): string | undefined =>
  /^apps\/(?:member|bbs|console)\/src\/features\/([^/]+)\//u.exec(file)?.[1];

const featuresByThemselves: ImportRule = {
  name: 'features by themselves',
  refuse: ({ from, to }) => {
    const [user, used] = [featureOf(from), featureOf(to)];
    return user === undefined || used === undefined || user === used
      ? undefined
      : `the feature ${user} imports the feature ${used}: what two share moves down into shell or a package`;
  },
};

/** The layers of the server, lowest first. Files outside them are its entry and may use all. */
const serverRooms = ['errors', 'call', 'platform', 'http', 'modules', 'composition'];

/** The layer of a file in its app; undefined for tests and for files outside all layers. */
const heightOf = (file: string): number | undefined => {
  if (isTest(file)) return undefined;
  const [, app, room = ''] = /^apps\/([^/]+)\/src\/([^/]+)(?:\/|$)/u.exec(file) ?? [];
  if (app === undefined) return undefined;
  const rooms = app === 'api' ? serverRooms : siteRooms;
  return rooms.includes(room) ? rooms.indexOf(room) : rooms.length;
};

const noImportUpwards: ImportRule = {
  name: 'no import upwards',
  refuse: ({ from, to }) => {
    const [own, other] = [heightOf(from), heightOf(to)];
    return own === undefined || other === undefined || other <= own
      ? undefined
      : 'a lower room imports a higher one';
  },
};

const orderRank = (folder: string, order: readonly string[], file: string): number | undefined => {
  if (!file.startsWith(`${folder}/`)) return undefined;
  const place = order.indexOf(file.slice(folder.length + 1).split('/')[0] ?? '');
  return place === -1 ? order.length : place;
};

const orderInAreas: ImportRule = {
  name: 'order in areas',
  refuse: ({ from, to }) => {
    if (isTest(from)) return undefined;
    for (const [folder, order] of Object.entries(orders)) {
      const [own, other] = [orderRank(folder, order, from), orderRank(folder, order, to)];
      if (own !== undefined && other !== undefined && other > own)
        return `in ${folder} the order is ${order.join(' ← ')}`;
    }
    return undefined;
  },
};

/** Rules know the facts of a call, and not HTTP. */
const noHttpInRules: ImportRule = {
  name: 'no http in rules',
  refuse: ({ from, to }) =>
    moduleOf(from) !== undefined && !isTest(from) && to.startsWith('apps/api/src/http/')
      ? 'what rules know of a call stands in call/'
      : undefined,
};

const moduleOf = (file: string): string | undefined => /^apps\/api\/src\/modules\/([^/]+)\//u.exec(file)?.[1];

const ownStores: ImportRule = {
  name: 'own stores',
  refuse: ({ from, to }) => {
    const [user, used] = [moduleOf(from), moduleOf(to)];
    if (isBeside(from)) return undefined;
    return /(?:\/|-)store\.ts$/u.test(to) && used !== undefined && used !== user
      ? `a store is used by its own area alone; ${used} is reached through its rules`
      : undefined;
  },
};

/** Areas of the server that others may only import by `module.ts`, and by `api.ts` for types. */
const doors: ReadonlySet<string> = new Set([
  'campaign',
  'community',
  'content',
  'exchange',
  'feedback',
  'file',
  'group',
  'help',
  'identity',
  'invite',
  'ledger',
  'legal',
  'member',
  'message',
  'operator',
  'partner',
  'receipt',
  'region',
  'reward',
  'rule',
  'survey',
  'task',
]);

/** The area that a file belongs to; the tests and the demo data of an area count as the area. */
const areaOf = (file: string): string | undefined =>
  moduleOf(file) ?? /^apps\/api\/(?:test|demo)\/([^/]+)\//u.exec(file)?.[1];

/** Allows only the front door of an area, so that the code behind it can change without a look at other areas. */
export const frontDoors = (areas: ReadonlySet<string>): ImportRule => ({
  name: 'front doors',
  refuse: ({ from, to }) => {
    const used = moduleOf(to);
    if (used === undefined || !areas.has(used) || areaOf(from) === used) return undefined;
    // Tests may set up another area in ways that no product code may.
    if (isTest(from) || /\/modules\/[^/]+\/(?:module|api)\.ts$/u.test(to)) return undefined;
    return `${used} is imported by its module.ts, or api.ts for types`;
  },
});

const noTestWorlds: ImportRule = {
  name: 'no test world in the product',
  refuse: ({ from, to, lazy }) =>
    !isBeside(from) &&
    // The sandbox loads demo data at start; production never does.
    !(lazy && to.startsWith('apps/api/demo/')) &&
    (isTest(to) || /^@yayan\/(?:tools|site-build|(?:api|survey-engine)\/testing)/u.test(to))
      ? 'what tests need is no part of the product'
      : undefined,
};

export const importRules: readonly ImportRule[] = [
  directionsOfPackages,
  featuresByThemselves,
  noImportUpwards,
  orderInAreas,
  noHttpInRules,
  ownStores,
  frontDoors(doors),
  noTestWorlds,
];

/** All faults in how files import each other, one line each. */
export const refusedImports = (arrows: readonly Arrow[]): readonly string[] => [
  ...arrows.flatMap((arrow) =>
    importRules.flatMap(({ name, refuse }) => {
      const why = refuse(arrow);
      return why === undefined ? [] : [`${name}: ${arrow.from} → ${arrow.to}: ${why}`];
    }),
  ),
  ...folderCircles(arrows.filter(({ from }) => !isBeside(from))),
  ...circles(arrows).map((files) => `no circles, types counted: ${files.join(' ⇄ ')}`),
];
