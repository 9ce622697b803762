/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Nickname } from './nickname.ts';

export interface NicknameRequest {
  nickname: Nickname;
}
