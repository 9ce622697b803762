/**
 * The day on which the current 用户协议 and 隐私政策 took effect. For a new text change it here and on the server, and add the
 * text's fingerprint to `text-versions.unit.test.ts`.
 */
export const agreementVersion = '2026-11-29';
