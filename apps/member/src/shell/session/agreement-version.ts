/** The day on which the 用户协议 and 隐私政策 that hold now took effect; a new text gets a new day here and on the server. */
export const agreementVersion = '2026-11-22';
