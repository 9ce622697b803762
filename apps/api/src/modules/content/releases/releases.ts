import { AppPlatform, type DataOf } from '@yayan/contract';
import { z } from 'zod';
import type { Call } from '../../../call/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteRelease, putRelease, type ReleaseRow, selectReleases } from './release-store.ts';

type Deps = Pick<Platform, 'database' | 'clock' | 'config'>;
type Release = DataOf<'getAppDownload'>['items'][number];

/** The caller's system, by its user agent. HarmonyOS also claims to be Android, so it is tested first. */
const systems: readonly (readonly [AppPlatform, RegExp])[] = [
  [AppPlatform.Harmony, /OpenHarmony|HarmonyOS/i],
  [AppPlatform.Android, /Android/i],
  [AppPlatform.Ios, /iPhone|iPad|iPod/i],
];

const releaseOf = (row: ReleaseRow): Release => ({
  platform: row.platform,
  version: row.version,
  minimumSystem: row.minimum_system,
  url: row.url,
  store: row.store,
  bytes: row.bytes,
  sha256: row.sha256,
  releasedAt: row.released_at.toISOString(),
  notes: row.notes,
});

/** The published releases, the caller's platform first; an empty list if there are none (rule 7.21). */
export async function getAppDownload(
  { database }: Pick<Deps, 'database'>,
  { origin: { userAgent } }: Call<'getAppDownload'>,
): Promise<DataOf<'getAppDownload'>> {
  const own = systems.find(([, system]) => system.test(userAgent ?? ''))?.[0];
  const items = (await selectReleases(database.read)).map(releaseOf);
  return { items: items.toSorted((a, b) => Number(b.platform === own) - Number(a.platform === own)) };
}

/** The published releases for a desktop, with the address for its QR code. */
export async function getDesktopAppDownload({
  database,
  config,
}: Pick<Deps, 'database' | 'config'>): Promise<DataOf<'getDesktopAppDownload'>> {
  return {
    qrContent: new URL('/app/down', config.sites.member).href,
    items: (await selectReleases(database.read)).map(releaseOf),
  };
}

/** A release as an operator writes it. A package needs its size and its SHA-256; a page of a store doesn't. */
export const releaseSchema = z
  .strictObject({
    platform: z.enum(AppPlatform),
    version: z.string().regex(/^\d+(?:\.\d+){1,3}$/, 'write it as 2.4.0'),
    minimumSystem: z.string().trim().min(2).max(40),
    url: z.url({ protocol: /^https$/ }),
    store: z.string().trim().min(2).max(30).optional(),
    bytes: z.int().positive().optional(),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'write 64 hexadecimal digits')
      .optional(),
    releasedAt: z.coerce.date().optional(),
    notes: z.array(z.string().trim().min(2).max(80)).max(10).default([]),
  })
  .refine(
    ({ store, bytes, sha256 }) => store !== undefined || (bytes !== undefined && sha256 !== undefined),
    {
      message: 'name the store, or the bytes and the sha256 of the package',
    },
  );

/** Replaces a platform's release. */
export async function publishRelease(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { minimumSystem, releasedAt, store, bytes, sha256, ...release }: z.output<typeof releaseSchema>,
  { by }: { by: string },
): Promise<void> {
  const row = {
    ...release,
    minimum_system: minimumSystem,
    released_at: releasedAt ?? clock.now(),
    store: store ?? null,
    bytes: bytes ?? null,
    sha256: sha256 ?? null,
    made_by: by,
  };
  await database.transaction(async (tx) => await putRelease(tx, row));
}

/** Removes a platform's release from the pages. Throws if it has none. */
export async function withdrawRelease({ database }: Pick<Deps, 'database'>, platform: string): Promise<void> {
  const known = await database.transaction(async (tx) => await deleteRelease(tx, platform));
  if (!known) throw new Error(`There is no release for ${platform}: list shows them`);
}

export const allReleases = async ({ database }: Pick<Deps, 'database'>): Promise<ReleaseRow[]> =>
  await selectReleases(database.read);
