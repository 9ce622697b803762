import type { Earning } from '../participation.ts';
import { NEWCOMER_NOTE } from './newcomer-hold.ts';

const NOTES = {
  partner: '合作方确认后到账',
  review: '与另一份问卷同时作答，人工核对后到账，最晚 7 天',
  newcomer: NEWCOMER_NOTE,
} as const satisfies Record<NonNullable<Earning['pendingFor']>, string>;

/** Why coins are pending, in words for the member. */
export const pendingNote = (pendingFor: NonNullable<Earning['pendingFor']>): string => NOTES[pendingFor];
