/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentLink } from './contentLink.ts';
import type { Id } from './id.ts';
import type { MessageKind } from './messageKind.ts';
import type { Time } from './time.ts';

export interface Message {
  id: Id;
  kind: MessageKind;
  title: string;
  /** Plain text; a line break is a new paragraph. */
  body: string;
  link: ContentLink | null;
  read: boolean;
  createdAt: Time;
}
