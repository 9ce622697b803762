/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { MessageKind } from './messageKind.ts';
import type { Time } from './time.ts';

export interface OperatorMessage {
  id: Id;
  kind: MessageKind;
  /** @maxLength 500 */
  title: string;
  /** @maxLength 5000 */
  body: string;
  createdAt: Time;
  /** @nullable */
  readAt: string | null;
}
