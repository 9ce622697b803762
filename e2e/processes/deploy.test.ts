import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configVariables } from '@yayan/api/config';
import { linkReaders, sharedPages } from '@yayan/site-build/link-readers';
import { documentOf } from '@yayan/site-build/own-documents';
import { consoleHeaders } from '@yayan/site-build/console-headers';
import { docsHeaders } from '@yayan/site-build/docs-headers';
import { fileOrigins, siteHeaders } from '@yayan/site-build/site-headers';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Service {
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, object>;
  volumes?: string[];
  ports?: string[];
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const root = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8');
const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const dockerfiles = ['api.Dockerfile', 'sites.Dockerfile'];
const nginxFiles = [
  'nginx/sites.conf.template',
  'nginx/site.conf',
  'nginx/api.conf',
  'nginx/headers.conf',
  'nginx/docs.conf',
  'nginx/console.conf',
];
const explained = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
const usedIn = (text: string): string[] =>
  [...text.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name ?? '');

describe('the files that deploy/ names are there', () => {
  test.each(services.filter(([, { build }]) => build))(
    'service %s builds from a file that exists',
    (_name, { build }) => {
      const context = join(root, 'deploy', build?.context ?? '');
      expect(existsSync(join(context, build?.dockerfile ?? ''))).toBe(true);
    },
  );

  test.each(dockerfiles)('%s copies only what exists', (file) => {
    const copied = [...read(file).matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, rest = '']) =>
      rest.split(' ').slice(0, -1),
    );
    expect(copied.length).toBeGreaterThan(0);
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test.each(dockerfiles)('%s starts the pinned pnpm', (file) => {
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      packageManager: string;
    };
    const named = [...read(file).matchAll(/pnpm@[\d.]+/g)].map(([version]) => version);
    expect(new Set(named)).toEqual(new Set([packageManager]));
  });

  test('the server and its commands start from files that exist', () => {
    const started = `${read('api.Dockerfile')}\n${JSON.stringify(compose.services)}`.match(
      /apps\/api\/src\/[\w-]+\.ts/g,
    );
    expect(new Set(started)).toEqual(new Set(['apps/api/src/main.ts', 'apps/api/src/cli.ts']));
    expect([...new Set(started)].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('every snippet nginx includes is copied into its image', () => {
    const included = nginxFiles.flatMap((file) =>
      [...read(file).matchAll(/include \S+\/([\w.]+);/g)].map(([, name]) => name),
    );
    const copied = new Set(
      [...read('sites.Dockerfile').matchAll(/deploy\/nginx\/([\w.]+)/g)].map(([, name]) => name),
    );
    expect(included.filter((name) => !copied.has(name))).toEqual([]);
  });

  test('a service waits only for services that exist, and mounts only declared volumes', () => {
    for (const [, { depends_on: waits = {}, volumes = [] }] of services) {
      expect(Object.keys(waits).filter((name) => !(name in compose.services))).toEqual([]);
      expect(
        volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !(name in compose.volumes)),
      ).toEqual([]);
    }
  });
});

test('compose publishes to this machine alone: the servers believe what its network forwards', () => {
  const published = services.flatMap(([, { ports = [] }]) => ports);
  expect(published.length).toBeGreaterThan(0);
  for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:/);
});

describe('the variables that deploy/ names', () => {
  test('are all explained in the environment example, each once', () => {
    const used = [read('compose.yaml'), read('nginx/sites.conf.template')].flatMap(usedIn);
    expect([...new Set(used)].toSorted()).toEqual(explained.toSorted());
    const text = read('.env.example');
    for (const block of text.split('\n\n').slice(1)) expect(block).toMatch(/^#/);
  });

  test('reach the server as variables that its configuration knows', () => {
    const given = Object.keys(compose.services['api-1']?.environment ?? {});
    expect(given.filter((name) => !configVariables.includes(name))).toEqual([]);
  });

  test('cover everything the configuration reads, save what the image itself sets', () => {
    const given = Object.keys(compose.services['api-1']?.environment ?? {});
    const image = new Set([...read('api.Dockerfile').matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name));
    const open = configVariables.filter((name) => !given.includes(name) && !image.has(name));
    expect(open).toEqual([]);
  });
});

type Variables = Readonly<Record<string, string | undefined>>;

/** The variables that the maps of a template set, each by its only pattern, after the environment was substituted. */
function mapped(template: string, environment: Variables): Variables {
  const maps = template.matchAll(/map "\$\{(\w+)\}" \$(\w+) \{\s*default "";\s*"~(.+)" "( ?)\$(\w+)";\s*\}/g);
  return Object.fromEntries(
    [...maps].map(([, name = '', variable = '', pattern = '', space = '', group = '']) => {
      const found = new RegExp(pattern, 'u').exec(environment[name] ?? '')?.groups?.[group];
      return [variable, found === undefined ? '' : space + found];
    }),
  );
}

describe('nginx', () => {
  test.each([
    {},
    { OSS_URL: 'https://yayan.oss-cn-shanghai.aliyuncs.com', FILES_URL: '/api/files' },
    { OSS_URL: 'https://files.yayan.example/', FILES_URL: 'https://api.yayan.example/api/files' },
    { OSS_URL: '', FILES_URL: 'http://127.0.0.1:4000/api/files' },
  ])(
    'sends the headers that the sites and the console are served with here, with files at %j',
    (environment: Variables) => {
      const origins = mapped(read('nginx/sites.conf.template'), environment);
      const sentBy = (file: string) =>
        Object.fromEntries(
          [...read(file).matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, value = '']) => [
            name,
            value.replaceAll(/\$(\w+)/g, (_all, variable) => origins[variable] ?? '?'),
          ]),
        );
      expect(sentBy('nginx/headers.conf')).toEqual(siteHeaders(fileOrigins(environment)));
      expect(sentBy('nginx/console-headers.conf')).toEqual(consoleHeaders(fileOrigins(environment)));
    },
  );

  test('sends the headers that the docs site is served with here', () => {
    const sent = [...read('nginx/docs-headers.conf').matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(
      ([, name, value]) => [name, value],
    );
    expect(Object.fromEntries(sent)).toEqual(docsHeaders);
  });

  test('leads from the footer of the docs to the member site, as where they are served here', () => {
    const places = [
      ...read('nginx/sites.conf.template').matchAll(
        /location = (\/(?:product|feedback)) \{\s*include \S+docs-headers\.conf;\s*return 302 (\S+);/g,
      ),
    ].map(([, path, place]) => [path, place]);
    expect(places).toEqual([
      ['/product', '${MEMBER_URL}/'],
      ['/feedback', '${MEMBER_URL}/home/feedback/ask'],
    ]);
  });

  test('passes no call but the console’s on from the operators’ host, and only files by signed addresses', () => {
    const passed = [
      ...read('nginx/console.conf').matchAll(/location (?:= )?(\S+) \{[^@]*?include \S+\/(\w+)/g),
    ];
    const config = read('nginx/console.conf');
    expect(passed.filter(([, , name]) => name === 'api').map(([, path]) => path)).toEqual([
      '/api/console/',
      '/api/console/v1/content-pictures',
      '/api/files/',
    ]);
    expect(config).toMatch(
      /location \/api\/files\/ \{\s*limit_except GET PUT \{\s*deny all;[^}]*\}[^}]*client_max_body_size 5m;/,
    );
    expect(config).toMatch(/location \/api\/ \{\s*return 404;/);
  });

  test('takes bodies of operators as large as the console’s document says', () => {
    const source = join(root, 'packages', 'contract', 'src', 'gen', 'console', 'openapi.json');
    const { paths } = JSON.parse(readFileSync(source, 'utf8')) as {
      paths: Record<string, { post?: { 'x-largest-body'?: number } }>;
    };
    const config = read('nginx/console.conf');
    const large = Object.entries(paths).flatMap(([path, { post }]) => {
      const bytes = post?.['x-largest-body'];
      return bytes === undefined ? [] : [{ path, bytes }];
    });
    expect(large).not.toEqual([]);
    for (const { path, bytes } of large) {
      const place = config.split(`location = /api/console/v1${path} {`)[1]?.split('}')[0] ?? '';
      const megabytes = Number(/client_max_body_size (\d+)m;/.exec(place)?.[1]);
      expect(megabytes * 1024 * 1024, path).toBeGreaterThan(bytes);
    }
  });

  test('answers the pages that have a document of their own with it', () => {
    const config = readFileSync(join(root, 'apps', 'member', 'vite.config.ts'), 'utf8');
    const cards = readFileSync(join(root, 'apps', 'member', 'share-cards.config.ts'), 'utf8');
    const pages = [
      ...(/documents: \[([^\]]+)\]/.exec(config)?.[1] ?? '').matchAll(/'([^']+)'/g),
      ...cards.matchAll(/^ {2}'(\/[^']+)': card\(/gm),
    ];
    const own = pages.map(([, page = '']) => [
      `~^${page.replaceAll(/:\w+/g, '[^/]+')}/?$`,
      `/${documentOf(page)}`,
    ]);
    const map = /map \$uri \$page_document \{([^}]+)\}/.exec(read('nginx/sites.conf.template'))?.[1] ?? '';
    const named = [...map.matchAll(/"([^"]+)" (\S+);/g)].map(([, pattern = '', file]) => [pattern, file]);
    expect(own.length).toBeGreaterThan(0);
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(own));
  });

  test('10.34 shows the API’s documents about pages to the crawlers that the sites here show them to', () => {
    const template = read('nginx/sites.conf.template');
    const map = /map \$http_user_agent \$reads_card \{([^}]+)\}/.exec(template)?.[1] ?? '';
    expect([...map.matchAll(/"~\*(.+)" (\d);/g)].map(([, agents, reads]) => [agents, reads])).toEqual([
      [linkReaders.searchEngines, '0'],
      [linkReaders.readers, '1'],
    ]);
    expect(template).toContain(`location ~ "${sharedPages}" {`);
    expect(template).toMatch(/location \/share-cards\/ \{\s*internal;/);
  });

  test('serves pages with HSTS and a window of their own', () => {
    expect(siteHeaders([])).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test('gives each site the address of the other one', () => {
    const filled = [
      ...read('nginx/sites.conf.template').matchAll(
        /server_name \$\{(\w+)_HOST\};[^}]*?sub_filter '(.+?)' '.*?\$\{(\w+)_URL\}"';/gs,
      ),
    ];
    expect(filled.map(([, site, , otherSite]) => [site, otherSite])).toEqual([
      ['MEMBER', 'BBS'],
      ['BBS', 'MEMBER'],
    ]);
    for (const [, site = '', looked = ''] of filled)
      expect(readFileSync(join(root, 'apps', site.toLowerCase(), 'index.html'), 'utf8')).toContain(looked);
  });

  test('passes calls to every server that compose starts', () => {
    const upstream = [...read('nginx/sites.conf.template').matchAll(/server (api-\d):4000/g)].map(
      ([, name]) => name,
    );
    expect(upstream).toEqual(Object.keys(compose.services).filter((name) => name.startsWith('api-')));
  });
});

describe('nginx ends a flood before it reaches a server (rule 1.13)', () => {
  const template = read('nginx/sites.conf.template');
  const locations = `${read('nginx/site.conf')}${read('nginx/api.conf')}`;
  const zonesIn = (text: string): string[] =>
    [...text.matchAll(/zone=(\w+):/g), ...text.matchAll(/limit_conn_zone .* zone=(\w+)/g)].map(
      ([, zone = '']) => zone,
    );

  test('every zone limits a location, and no location names an unknown zone', () => {
    const used = [...locations.matchAll(/limit_(?:req zone=|conn )(\w+)/g)].map(([, zone = '']) => zone);
    expect(new Set(used)).toEqual(new Set(zonesIn(template)));
    expect(used).toHaveLength(4);
  });

  test('only callers without a token and without our cookie count as strangers (rule 1.14)', () => {
    const [, pattern = ''] = /\$stranger_network \{[^}]*"~(.+)" \$caller_network;/.exec(template) ?? [];
    const isStranger = (token: string, cookie: string): boolean =>
      new RegExp(pattern, 'u').test(`${token}:${cookie}`);
    expect(isStranger('', '')).toBe(true);
    expect(isStranger('', 'theme=dark')).toBe(true);
    expect(isStranger('', 'theme=dark; yayan-browser=x.y.z')).toBe(false);
    expect(isStranger('Bearer ya1_x', '')).toBe(false);
  });

  test('a supplier’s postbacks, which carry no token, have only the limit of all calls', () => {
    expect(read('nginx/api.conf')).not.toContain('zone=strangers');
    expect(read('nginx/site.conf')).toMatch(/location \/api\/ \{[^}]*zone=strangers/);
  });
});
