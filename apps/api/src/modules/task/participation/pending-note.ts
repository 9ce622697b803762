import type { Earning } from '../participation.ts';

const NOTES = {
  partner: '合作方确认后到账',
  review: '与另一份问卷同时作答，人工核对后到账，最晚 7 天',
  newcomer: '新会员前 7 天，每天问卷得到的金币超过 300 的，3 天后到账',
} as const satisfies Record<NonNullable<Earning['pendingFor']>, string>;

/** Why coins are pending, in words for the member. */
export const pendingNote = (pendingFor: NonNullable<Earning['pendingFor']>): string => NOTES[pendingFor];
