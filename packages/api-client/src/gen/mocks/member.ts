/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall } from '../../mocks/mock-call.ts';
import type {
  Account,
  AvatarChanged,
  ConsigneeList,
  Done,
  HomeCheck,
  NicknameChanged,
  PropertyForm,
} from '../model/index.ts';

/** Answers `getAccount`: Read the signed-in member. */
export const mockGetAccount = mockCall<'getAccount', Account>('get', '/v1/users/account', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","nickname":"小芽","avatar":null,"memberCode":"YA7K2M9X","mobile":"138****5678","email":null,"bbsRole":0,"level":{"rank":1,"name":"铜牌会员"},"coins":1280,"pendingCoins":300,"credit":320,"quality":80,"isNew":false,"verified":1,"hasPassword":true,"agreementDue":false,"blocked":false,"joinedAt":"2026-11-01T02:00:00.000Z"}));

/** Answers `changeNickname`: Change the nickname. */
export const mockChangeNickname = mockCall<'changeNickname', NicknameChanged>('post', '/v1/users/nickname', () => ({"nickname":"小芽"}));

/** Answers `getProperties`: Read the member's attribute form with its answers. */
export const mockGetProperties = mockCall<'getProperties', PropertyForm>('get', '/v1/users/property', () => ({"completion":67,"moreTasks":6,"sections":[{"id":"basic","title":"基本情况","completion":67,"fields":[{"key":"gender","label":"性别","kind":"single","options":[{"value":"female","label":"女"},{"value":"male","label":"男"}],"values":["female"],"required":true,"sensitive":false,"stale":false,"why":"部分问卷按性别配额","updatedAt":"2026-11-21T08:30:00.000Z"},{"key":"education","label":"学历","kind":"single","options":[{"value":"bachelor","label":"本科"},{"value":"master","label":"硕士"}],"values":[],"required":true,"sensitive":false,"stale":false,"why":"用于匹配与学历有关的问卷","updatedAt":null},{"key":"birthday","label":"生日","kind":"date","options":[],"values":["1998-05-20"],"required":true,"sensitive":false,"stale":false,"why":"部分问卷只面向特定年龄","updatedAt":"2026-11-21T08:30:00.000Z"}]}]}));

/** Answers `saveProperties`: Save answers of the attribute form. */
export const mockSaveProperties = mockCall<'saveProperties', PropertyForm>('post', '/v1/users/property', () => ({"completion":67,"moreTasks":6,"sections":[{"id":"basic","title":"基本情况","completion":67,"fields":[{"key":"gender","label":"性别","kind":"single","options":[{"value":"female","label":"女"},{"value":"male","label":"男"}],"values":["female"],"required":true,"sensitive":false,"stale":false,"why":"部分问卷按性别配额","updatedAt":"2026-11-21T08:30:00.000Z"},{"key":"education","label":"学历","kind":"single","options":[{"value":"bachelor","label":"本科"},{"value":"master","label":"硕士"}],"values":[],"required":true,"sensitive":false,"stale":false,"why":"用于匹配与学历有关的问卷","updatedAt":null},{"key":"birthday","label":"生日","kind":"date","options":[],"values":["1998-05-20"],"required":true,"sensitive":false,"stale":false,"why":"部分问卷只面向特定年龄","updatedAt":"2026-11-21T08:30:00.000Z"}]}]}));

/** Answers `listConsignees`: List the member's delivery addresses. */
export const mockListConsignees = mockCall<'listConsignees', ConsigneeList>('get', '/v1/users/consignee', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"王小明","mobile":"138****5678","regionCode":"310101","region":"上海市 黄浦区","detail":"南京东路 100 号 3 楼","isDefault":true}]}));

/** Answers `changeConsignees`: Save or remove a delivery address. */
export const mockChangeConsignees = mockCall<'changeConsignees', ConsigneeList>('post', '/v1/users/consignee', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","name":"王小明","mobile":"138****5678","regionCode":"310101","region":"上海市 黄浦区","detail":"南京东路 100 号 3 楼","isDefault":true}]}));

/** Answers `changeAvatar`: Change the avatar. */
export const mockChangeAvatar = mockCall<'changeAvatar', AvatarChanged>('post', '/v1/users/avatar', () => ({"avatar":"https://img.yayan.example/avatar/7.webp"}));

/** Answers `checkHome`: What needs the member's attention on the home page. */
export const mockCheckHome = mockCall<'checkHome', HomeCheck>('get', '/v1/home/check', () => ({"attention":[{"kind":"survey","title":"早餐习惯","detail":"已完成 40%","link":"/task/go?session=0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","coins":300,"since":"2026-11-21T08:30:00.000Z","until":"2026-11-22T08:30:00.000Z","feedbackState":null}],"newcomerSteps":[{"step":"mobile","done":true,"link":null,"coins":null},{"step":"attributes","done":false,"link":"/user/survey","coins":100},{"step":"firstSurvey","done":false,"link":"/task","coins":null},{"step":"firstCheckin","done":true,"link":null,"coins":null}],"tourDue":false,"checkedInToday":true}));

/** Answers `endHomeTour`: Record that the member has seen the tour of the home page. */
export const mockEndHomeTour = mockCall<'endHomeTour', Done>('post', '/v1/home/tour', () => (null));

