const MINUTE_S = 60;

/** A time limit in words: `5 分钟`, `1 分 30 秒`. */
export const limitText = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE_S)} 分${seconds % MINUTE_S === 0 ? '钟' : ` ${seconds % MINUTE_S} 秒`}`;
