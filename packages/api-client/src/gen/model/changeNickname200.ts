/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { NicknameChanged } from './nicknameChanged.ts';

export type ChangeNickname200 = Envelope & {
  data: NicknameChanged;
};
