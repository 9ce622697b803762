import type { Handlers } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { legalHandlers } from './handlers.ts';

/** 用户协议, 隐私政策 and the list of third-party SDKs, with their versions. */
export function createLegal(platform: Platform): { handlers: Pick<Handlers, 'getLegalText'> } {
  return { handlers: legalHandlers(platform) };
}

export { legalActs } from './operate/legal-acts.ts';
export { legalConsole } from './operate/console.ts';
export { AGREEMENT_VERSION } from './texts/compiled-texts.ts';
export { agreementRequired, agreementVersion, legalKinds, readVersions } from './versions.ts';
export type { LegalKind } from './texts/compiled-texts.ts';
