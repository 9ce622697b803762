// Generated from openapi/ by `pnpm generate`; never edited by hand.
import { mockCall } from '../../mocks/mock-call.ts';
import type {
  AppDownload,
  BannerList,
  Contact,
  DesktopAppDownload,
  EventPage,
} from '../model/index.ts';

/** Answers `getAppDownload`: Download links of the app for phones. */
export const mockGetAppDownload = mockCall<'getAppDownload', AppDownload>('get', '/v1/app/down', () => ({"items":[{"platform":"android","version":"2.4.0","minimumSystem":"Android 8.0","url":"https://dl.yayan.example/yayan-2.4.0.apk","store":null,"bytes":28311552,"sha256":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","releasedAt":"2026-11-10T02:00:00.000Z","notes":["答题断网后自动续传"]}]}));

/** Answers `getDesktopAppDownload`: Download links of the app for a visitor at a desktop. */
export const mockGetDesktopAppDownload = mockCall<'getDesktopAppDownload', DesktopAppDownload>('get', '/v1/app/pc/down', () => ({"qrContent":"https://www.yayan.example/app/down","items":[{"platform":"ios","version":"2.4.0","minimumSystem":"iOS 15","url":"https://apps.apple.example/yayan","store":"App Store","bytes":null,"sha256":null,"releasedAt":"2026-11-10T02:00:00.000Z","notes":["答题断网后自动续传"]}]}));

/** Answers `listEvents`: List events (活动). */
export const mockListEvents = mockCall<'listEvents', EventPage>('get', '/v1/events', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"双旦答题季","summary":"每完成一份问卷得一次抽奖机会","cover":"https://img.yayan.example/event/christmas.webp","state":"upcoming","startsAt":"2026-12-20T00:00:00.000Z","endsAt":"2027-01-03T16:00:00.000Z","link":"/christmas"}],"nextCursor":null}));

/** Answers `listBanners`: List banners. */
export const mockListBanners = mockCall<'listBanners', BannerList>('get', '/v1/banners', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"新手四步，领 130 金币","image":"https://img.yayan.example/banner/newcomer.webp","wideImage":null,"link":"/home","endsAt":null}]}));

/** Answers `listLoginBanners`: List the banners of the login page. */
export const mockListLoginBanners = mockCall<'listLoginBanners', BannerList>('get', '/v1/banners/login', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"新手四步，领 130 金币","image":"https://img.yayan.example/banner/newcomer.webp","wideImage":null,"link":"/home","endsAt":null}]}));

/** Answers `getContact`: How to reach us. */
export const mockGetContact = mockCall<'getContact', Contact>('get', '/v1/contact', () => ({"mail":"kefu@yayan.example","phone":"400-000-0000","hours":"工作日 9:00–18:00","form":null,"officialAccount":null}));
