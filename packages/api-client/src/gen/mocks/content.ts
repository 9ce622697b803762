/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall } from '../../mocks/mock-call.ts';
import type {
  AppDownload,
  ApplicationReceipt,
  BannerList,
  ChannelPage,
  Contact,
  DesktopAppDownload,
  Done,
  EventPage,
  SiteFigures,
  SiteSearch,
} from '../model/index.ts';

/** Answers `getAppDownload`: Download links of the app for phones. */
export const mockGetAppDownload = mockCall<'getAppDownload', AppDownload>('get', '/v1/app/down', () => ({"items":[{"platform":"android","version":"2.4.0","minimumSystem":"Android 8.0","url":"https://dl.yayan.example/yayan-2.4.0.apk","store":null,"bytes":28311552,"sha256":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","releasedAt":"2026-11-10T02:00:00.000Z","notes":["答题断网后自动续传"]}]}));

/** Answers `getDesktopAppDownload`: Download links of the app for a visitor at a desktop. */
export const mockGetDesktopAppDownload = mockCall<'getDesktopAppDownload', DesktopAppDownload>('get', '/v1/app/pc/down', () => ({"qrContent":"https://www.yayan.example/app/down","items":[{"platform":"ios","version":"2.4.0","minimumSystem":"iOS 15","url":"https://apps.apple.example/yayan","store":"App Store","bytes":null,"sha256":null,"releasedAt":"2026-11-10T02:00:00.000Z","notes":["答题断网后自动续传"]}]}));

/** Answers `listEvents`: List events. */
export const mockListEvents = mockCall<'listEvents', EventPage>('get', '/v1/events', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"双旦答题季","summary":"每完成一份问卷得一次抽奖机会","cover":"https://img.yayan.example/event/christmas.webp","state":"upcoming","startsAt":"2026-12-20T00:00:00.000Z","endsAt":"2027-01-03T16:00:00.000Z","link":"/christmas"}],"nextCursor":null}));

/** Answers `listBanners`: List banners. */
export const mockListBanners = mockCall<'listBanners', BannerList>('get', '/v1/banners', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"新手四步，领 130 金币","image":"https://img.yayan.example/banner/newcomer.webp","wideImage":null,"link":"/home","endsAt":null}]}));

/** Answers `listLoginBanners`: List the banners of the login page. */
export const mockListLoginBanners = mockCall<'listLoginBanners', BannerList>('get', '/v1/banners/login', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"新手四步，领 130 金币","image":"https://img.yayan.example/banner/newcomer.webp","wideImage":null,"link":"/home","endsAt":null}]}));

/** Answers `getContact`: How to reach us. */
export const mockGetContact = mockCall<'getContact', Contact>('get', '/v1/contact', () => ({"mail":"kefu@yayan.example","phone":"400-000-0000","hours":"工作日 9:00–18:00","form":null,"officialAccount":null,"company":{"name":"芽言（示例）科技有限公司","icp":"示例ICP备00000000号","telecomLicence":null,"police":"示例公网安备00000000000000号"},"coinsPerYuan":100}));

/** Answers `applyForCooperation`: Apply for cooperation. */
export const mockApplyForCooperation = mockCall<'applyForCooperation', ApplicationReceipt>('post', '/v1/applications/cooperation', () => ({"number":"H-7K2M-9XBQ-4RTW","kind":"cooperation","state":"received","submittedAt":"2026-11-21T08:30:00.000Z","changedAt":"2026-11-21T08:30:00.000Z","note":null}));

/** Answers `applyForRecruitment`: Apply as a campus ambassador. */
export const mockApplyForRecruitment = mockCall<'applyForRecruitment', ApplicationReceipt>('post', '/v1/applications/recruit', () => ({"number":"H-7K2M-9XBQ-4RTW","kind":"cooperation","state":"received","submittedAt":"2026-11-21T08:30:00.000Z","changedAt":"2026-11-21T08:30:00.000Z","note":null}));

/** Answers `getApplication`: Read the state of an application. */
export const mockGetApplication = mockCall<'getApplication', ApplicationReceipt>('get', '/v1/applications/:number', () => ({"number":"H-7K2M-9XBQ-4RTW","kind":"cooperation","state":"received","submittedAt":"2026-11-21T08:30:00.000Z","changedAt":"2026-11-21T08:30:00.000Z","note":null}));

/** Answers `arriveByChannel`: Arrive by a channel. */
export const mockArriveByChannel = mockCall<'arriveByChannel', ChannelPage>('post', '/v1/channels/arrivals', () => ({"channel":"campus-2026","title":"和同学一起，说说你的日常","lead":"芽言邀请在校同学答问卷、说想法，认真作答得金币。","points":[{"title":"开始前写明报酬","text":"每个任务都先写明金币、用时和未入选的金币。"}],"partner":"青禾校园","endsAt":null}));

/** Answers `reportPageError`: Report an error of a page. */
export const mockReportPageError = mockCall<'reportPageError', Done>('post', '/v1/page-errors', () => (null));

/** Answers `getSiteFigures`: Read the figures of the landing page. */
export const mockGetSiteFigures = mockCall<'getSiteFigures', SiteFigures>('get', '/v1/figures', () => ({"members":12800,"answers":46200,"coins":9150000,"toldEarly":94,"countedAt":"2026-11-21T08:00:00.000Z"}));

/** Answers `searchSite`: Search the site for what the caller may see. */
export const mockSearchSite = mockCall<'searchSite', SiteSearch>('get', '/v1/search', () => ({"simplified":null,"items":[{"kind":"task","link":"/task/detail/t7Kq2mX9bLpR","title":"早餐习惯小调查","note":null,"coins":120,"at":null},{"kind":"benefit","link":"/exchange/detail/t7Kq2mX9bLpR","title":"早餐店 10 元券","note":null,"coins":1000,"at":null},{"kind":"help","link":"/home/feedback/help/212/2103","title":"为什么有时没入选？","note":"早餐问卷需要的人群不同，例如每天自己做早餐的人。","coins":null,"at":null}]}));

