/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AvatarChanged } from './avatarChanged.ts';
import type { Envelope } from './envelope.ts';

export type ChangeAvatar200 = Envelope & {
  data: AvatarChanged;
};
