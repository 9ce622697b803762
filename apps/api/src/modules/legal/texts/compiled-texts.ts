import type { DataOf } from '@yayan/contract';
import { agreementText } from './agreement-text.ts';
import type { CompiledText } from './compiled-text.ts';
import { privacyText } from './privacy-text.ts';
import { sdkText } from './sdk-text.ts';

export type LegalKind = DataOf<'getLegalText'>['kind'];

/** The first versions. They hold until a version that operators wrote does. */
export const compiledTexts: Readonly<Record<LegalKind, CompiledText>> = {
  agreement: agreementText,
  privacy: privacyText,
  sdk: sdkText,
};

export const legalTitles: Readonly<Record<LegalKind, string>> = {
  agreement: '用户协议',
  privacy: '隐私政策',
  sdk: '第三方 SDK 目录',
};

/**
 * The day of 用户协议 and 隐私政策 in the code. For another text in the code change it, and add the text's fingerprint to
 * `compiled-texts.unit.test.ts`.
 */
export const AGREEMENT_VERSION = '2026-11-29';
