import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { getLegalText } from './legal-text.ts';

/** The call that gives a legal text. */
export const legalHandlers = (platform: Platform): Pick<Handlers, 'getLegalText'> =>
  bind(platform, { getLegalText });
