/**
 * The usual names of a browser and its system; null if the text names none we know. We use our own table, because
 * bowser 2.15 doesn't know QQ, Weibo, Alipay and Huawei, whose in-app browsers many members use.
 */
export interface BrowserName {
  readonly browser: string | null;
  readonly system: string | null;
}

/**
 * The order matters, because many browsers also carry later names: Edge calls itself Chrome, Chrome calls itself
 * Safari.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, '微信'],
  [/MQQBrowser\/|QQBrowser\//, 'QQ 浏览器'],
  [/Weibo \(|weibo__/, '微博'],
  [/AlipayClient\//, '支付宝'],
  [/UCBrowser\//, 'UC 浏览器'],
  [/HuaweiBrowser\//, '华为浏览器'],
  [/MiuiBrowser\//, '小米浏览器'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Names the browser of a `User-Agent`, so that members recognise their devices. It proves nothing. */
export function parseUserAgent(userAgent: string | null): BrowserName {
  const text = userAgent ?? '';
  return { browser: nameIn(BROWSERS, text), system: nameIn(SYSTEMS, text) };
}
