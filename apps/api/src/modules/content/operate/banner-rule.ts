import { UUID } from '../../../platform/page.ts';
import {
  deleteBanner,
  insertContent,
  type NewBanner,
  selectAllBanners,
  selectNewestBanners,
  updateBanner,
} from '../store.ts';
import {
  type ContentRule,
  type DraftOf,
  requireId,
  requireLaterEnd,
  stateOf,
  type StoredContent,
  timeText,
} from './content-rule.ts';

type BannerDraft = DraftOf<'banner'>;

const PLACES: Readonly<Record<BannerDraft['place'], string>> = {
  home: '首页',
  landing: '落地页',
  task: '任务',
  exchange: '兑换',
  login: '登录页',
};

const storedBanner = (row: NewBanner, now: Date): StoredContent<BannerDraft> => ({
  kind: 'banner',
  id: row.id,
  title: row.title,
  state: stateOf(row.starts_at, row.ends_at, now),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  madeBy: null,
  figures: [],
  draft: {
    kind: 'banner',
    // The table allows the document's places only.
    place: row.place as BannerDraft['place'],
    position: row.position,
    title: row.title,
    image: row.image,
    wideImage: row.wide_image,
    link: row.link,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
  },
});

const bannerRow = (
  id: string,
  { kind: _kind, wideImage, startsAt, endsAt, ...draft }: BannerDraft,
): NewBanner => ({
  ...draft,
  id,
  wide_image: wideImage,
  starts_at: new Date(startsAt),
  ends_at: endsAt === null ? null : new Date(endsAt),
});

/** Banners on pages. */
export const bannerRule: ContentRule<BannerDraft> = {
  kind: 'banner',
  acts: { publish: 'banner publish', edit: 'banner edit', withdraw: 'banner withdraw' },
  list: async (db, now, before) =>
    (await selectNewestBanners(db, before)).map((row) => storedBanner(row, now)),
  read: async (db, id, now) => {
    const [row] = UUID.test(id) ? await selectAllBanners(db, id) : [];
    return row && storedBanner(row, now);
  },
  check: (_db, { startsAt, endsAt }, { id, now }) => {
    requireId(id, UUID);
    requireLaterEnd(new Date(startsAt), endsAt === null ? null : new Date(endsAt), now);
  },
  facts: ({ place, position, title, image, wideImage, link, startsAt, endsAt }) => [
    ['title', '标题', title],
    ['place', '位置', PLACES[place]],
    ['position', '顺序', String(position)],
    ['image', '图片', image],
    ['wideImage', '宽图', wideImage],
    ['link', '链接', link],
    ['startsAt', '开始', timeText(startsAt)],
    ['endsAt', '结束', timeText(endsAt)],
  ],
  publish: async ({ database }, id, draft) => {
    await database.transaction((tx) => insertContent(tx, { banners: [bannerRow(id, draft)], events: [] }));
  },
  edit: async ({ database }, id, draft) => {
    await database.transaction((tx) => updateBanner(tx, bannerRow(id, draft)));
  },
  withdraw: async ({ database }, id) => {
    await database.transaction((tx) => deleteBanner(tx, id));
  },
};
