import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { freePort } from '@yayan/tools/free-port';
import { serveSite } from '@yayan/site-build/serve-site';
import { addresses } from './addresses.ts';

const apps = join(import.meta.dirname, '..', '..', '..', 'apps');
const texts = new Set(['.js', '.css', '.html']);

/** A copy of a built site in which all files have other names, as after a release that changed each of them. */
const nextRelease = (built: string): string => {
  const dist = mkdtempSync(join(tmpdir(), 'yayan-release-'));
  const names = new Set(readdirSync(join(built, 'assets')).filter((name) => texts.has(extname(name))));
  const renamed = (name: string): string => (names.has(name) ? name.replace(/(?=\.\w+$)/u, 'Next') : name);
  cpSync(built, dist, {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$/u.test(file) && !(texts.has(extname(file)) && file.startsWith(built)),
  });
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    if (!texts.has(extname(file))) continue;
    const text = readFileSync(join(built, file), 'utf8')
      .replaceAll(/[\w-]+\.(?:js|css)\b/gu, renamed)
      // The revision by which the worker knows index.html.
      .replace(/(?<=\/index\.html[`"'],revision:[`"'])/u, 'next');
    writeFileSync(join(dist, dirname(file), renamed(basename(file))), text);
  }
  return dist;
};

/** A site at an address of its own, which can switch to a new release. */
interface ReleasedSite {
  readonly url: string;
  /** Serves the next release instead. The files of the first one are gone. */
  readonly release: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const serveReleases = async (name: 'member' | 'bbs' = 'member'): Promise<ReleasedSite> => {
  const site = {
    name,
    port: await freePort(),
    api: addresses.api(),
    otherSite: name === 'member' ? addresses.bbs() : addresses.member(),
  };
  let close = await serveSite(site);
  let next: string | undefined;
  return {
    url: `http://127.0.0.1:${site.port}`,
    release: async () => {
      await close();
      next = nextRelease(join(apps, name, 'dist'));
      close = await serveSite({ ...site, dist: next });
    },
    stop: async () => {
      await close();
      if (next !== undefined) rmSync(next, { recursive: true });
    },
  };
};
