import {
  type Icon,
  IconAlertTriangle,
  IconClipboardHeart,
  IconFileText,
  IconGift,
  IconHeadset,
  IconIdBadge2,
  IconListCheck,
  IconMessages,
  IconShieldCheck,
} from '@tabler/icons-react';
import { HomeAttentionKind } from '@yayan/api-client';

/** The icon of each kind of thing that a member owes. */
export const attentionIcons: Readonly<Record<HomeAttentionKind, Icon>> = {
  [HomeAttentionKind.Survey]: IconListCheck,
  [HomeAttentionKind.Attributes]: IconClipboardHeart,
  [HomeAttentionKind.IdVerification]: IconIdBadge2,
  [HomeAttentionKind.Feedback]: IconHeadset,
  [HomeAttentionKind.Exchange]: IconGift,
  [HomeAttentionKind.Quality]: IconShieldCheck,
  [HomeAttentionKind.Group]: IconMessages,
  [HomeAttentionKind.Agreement]: IconFileText,
  [HomeAttentionKind.Closing]: IconAlertTriangle,
};
