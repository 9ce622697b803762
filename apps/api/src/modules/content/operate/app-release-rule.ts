import { AppPlatform } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import { type ReleaseRow, selectReleases } from '../releases/release-store.ts';
import { publishRelease, withdrawRelease } from '../releases/releases.ts';
import {
  contentTitle,
  type ContentRule,
  type DraftOf,
  type StoredContent,
  timeText,
} from './content-rule.ts';

type AppReleaseDraft = DraftOf<'appRelease'>;

const PLATFORMS = Object.values(AppPlatform);
const isPlatform = (id: string): id is AppPlatform => PLATFORMS.some((platform) => platform === id);

const stored = (row: ReleaseRow): StoredContent<AppReleaseDraft> => {
  const draft: AppReleaseDraft = {
    kind: 'appRelease',
    version: row.version,
    minimumSystem: row.minimum_system,
    url: row.url,
    store: row.store,
    bytes: row.bytes,
    sha256: row.sha256,
    releasedAt: row.released_at.toISOString(),
    notes: row.notes,
  };
  return {
    kind: 'appRelease',
    id: row.platform,
    title: contentTitle(row.platform, draft),
    // The page offers it from now on. `releasedAt` is a date that the page shows.
    state: 'shown',
    startsAt: row.released_at,
    endsAt: null,
    madeBy: row.made_by,
    figures: [],
    draft,
  };
};

const releaseOf = (
  id: string,
  { kind: _kind, store, bytes, sha256, releasedAt, notes, ...release }: AppReleaseDraft,
) => ({
  ...release,
  platform: isPlatform(id) ? id : refuse('FIELD_WRONG', { field: 'params.id' }),
  notes: [...notes],
  ...(store !== null && { store }),
  ...(bytes !== null && { bytes }),
  ...(sha256 !== null && { sha256 }),
  ...(releasedAt !== null && { releasedAt: new Date(releasedAt) }),
});

/** Releases of the app (rule 7.21). The id is the platform, which has one release. */
export const appReleaseRule: ContentRule<AppReleaseDraft> = {
  kind: 'appRelease',
  acts: { publish: 'app publish', edit: 'app edit', withdraw: 'app withdraw' },
  list: async (db) => (await selectReleases(db)).map(stored),
  read: async (db, id) => {
    const row = (await selectReleases(db)).find(({ platform }) => platform === id);
    return row && stored(row);
  },
  check: (_db, { store, bytes, sha256 }, { id }) => {
    if (!isPlatform(id)) refuse('FIELD_WRONG', { field: 'params.id' });
    if (store === null && (bytes === null || sha256 === null)) refuse('APP_PACKAGE_INCOMPLETE');
  },
  facts: ({ version, minimumSystem, url, store, bytes, sha256, releasedAt, notes }) => [
    ['version', '版本', version],
    ['minimumSystem', '最低系统', minimumSystem],
    ['url', '下载地址', url],
    ['store', '商店', store],
    ['bytes', '字节', bytes === null ? null : String(bytes)],
    ['sha256', 'SHA-256', sha256],
    ['releasedAt', '发布日期', timeText(releasedAt) ?? '现在'],
    ['notes', '更新说明', notes.length === 0 ? null : notes.join('\n')],
  ],
  publish: async (platform, id, draft, by) => {
    await publishRelease(platform, releaseOf(id, draft), { by });
  },
  withdraw: async (platform, id) => {
    await withdrawRelease(platform, id);
  },
};
