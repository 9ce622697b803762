/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall } from '../../mocks/mock-call.ts';
import type {
  CardEffect,
  CardPage,
  CardReveal,
  CardUsed,
  Checkin,
  CheckinReceipt,
  Credit,
  CreditPage,
} from '../model/index.ts';

/** Answers `getCheckin`: Read the member's check-ins. */
export const mockGetCheckin = mockCall<'getCheckin', Checkin>('get', '/v1/users/checkin', () => ({"date":"2026-11-21","checked":false,"isFirst":false,"streakDay":3,"strip":[{"day":1,"date":"2026-11-19","coins":5,"state":"done"},{"day":2,"date":"2026-11-20","coins":5,"state":"done"},{"day":3,"date":"2026-11-21","coins":8,"state":"today"},{"day":4,"date":"2026-11-22","coins":8,"state":"coming"},{"day":5,"date":"2026-11-23","coins":10,"state":"coming"},{"day":6,"date":"2026-11-24","coins":10,"state":"coming"},{"day":7,"date":"2026-11-25","coins":50,"state":"coming"}],"monthCount":12,"monthDates":["2026-11-19","2026-11-20"],"makeUp":{"cards":0,"day":null}}));

/** Answers `checkIn`: Check in today, or make up a missed day. */
export const mockCheckIn = mockCall<'checkIn', CheckinReceipt>('post', '/v1/users/checkin', () => ({"date":"2026-11-21","madeUp":false,"coins":8,"streakDay":3,"monthCount":13,"tomorrowCoins":8,"balance":128}));

/** Answers `getCredit`: Read the member's credit, level, limits and quality. */
export const mockGetCredit = mockCall<'getCredit', Credit>('get', '/v1/users/credit', () => ({"credit":260,"level":1,"rule":{"level":1,"fromCredit":100,"exchangesPerDay":2,"exchangesPerMonth":10,"coinsPerMonth":20000,"feePercent":2},"next":{"level":2,"missing":140,"percent":53,"unlocks":["每月可兑换 15 次"]},"levels":[{"level":0,"fromCredit":0,"exchangesPerDay":1,"exchangesPerMonth":5,"coinsPerMonth":10000,"feePercent":3},{"level":1,"fromCredit":100,"exchangesPerDay":2,"exchangesPerMonth":10,"coinsPerMonth":20000,"feePercent":2}],"coming":[],"used":{"exchangesToday":0,"exchangesThisMonth":1,"coinsThisMonth":500},"quality":{"score":80,"state":"good","recovers":null,"rise":{"leftToday":2,"target":90,"surveys":10,"days":5},"whatIf":[],"tips":["开放题写出具体的人、事、时间"]},"sources":[{"act":"每天签到","points":1,"rule":"补签的那天也算"}]}));

/** Answers `listCredits`: List changes of credit or of quality. */
export const mockListCredits = mockCall<'listCredits', CreditPage>('get', '/v1/credits', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"credit","amount":5,"balanceAfter":260,"cause":{"kind":"participation","id":"0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6","title":"早餐习惯小调查","link":"/task/back?result=0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6"},"reason":"完成问卷","rule":"每完成一份问卷得该任务标明的权益值","ruleNumber":"4.26","evidence":[],"createdAt":"2026-11-20T08:30:00.000Z","endsAt":null,"appealUntil":null,"supportCode":"3F7A-29C1"}],"nextCursor":null,"balance":260}));

/** Answers `useCard`: Use a card. */
export const mockUseCard = mockCall<'useCard', CardUsed>('post', '/v1/benefits/use', () => ({"card":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","number":"**** A7K3","kind":"makeUp","title":"补签卡","value":"补 1 天","rule":"可补最近 7 天内漏签的一天，连续签到不中断","source":"11月连续签到奖励","state":"used","createdAt":"2026-11-14T08:30:00.000Z","expiresAt":"2026-12-14T15:59:59.000Z","use":{"at":"2026-11-21T08:30:00.000Z","text":"补签 11月19日","url":null}},"effect":{"kind":"makeUp","target":"missedDay","day":"2026-11-19","text":"补签 11月19日，得 5 金币，连续签到变为第 4 天","coins":5,"streakDay":4,"until":null},"balance":133}));

/** Answers `previewCard`: Preview what using a card would do. */
export const mockPreviewCard = mockCall<'previewCard', CardEffect>('post', '/v1/benefits/use/value', () => ({"kind":"makeUp","target":"missedDay","day":"2026-11-19","text":"补签 11月19日，得 5 金币，连续签到变为第 4 天","coins":5,"streakDay":4,"until":null}));

/** Answers `listCards`: List the member's cards. */
export const mockListCards = mockCall<'listCards', CardPage>('get', '/v1/cards', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","number":"**** A7K3","kind":"doubleCoin","title":"双倍金币卡","value":"下一份问卷 ×2","rule":"使用后 7 天内完成的下一份问卷，金币翻倍","source":"新人礼","state":"usable","createdAt":"2026-11-14T08:30:00.000Z","expiresAt":null,"use":null}],"nextCursor":null,"counts":{"usable":1,"active":0,"used":3,"expired":0}}));

/** Answers `revealCard`: Show the whole number of a card. */
export const mockRevealCard = mockCall<'revealCard', CardReveal>('post', '/v1/cards/:id/reveal', () => ({"number":"YC20261121Q2A7K3","shownBefore":false}));

