import { expect, test } from 'vitest';
import { deviceTypeOf } from './device-type.ts';

const android = 'Mozilla/5.0 (Linux; Android 15; 24053PY09C) AppleWebKit/537.36 (KHTML, like Gecko)';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.2 Safari/605.1.15';

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) Mobile/15E148', 5, 1],
  ['an Android phone', `${android} Chrome/156.0 Mobile Safari/537.36`, 5, 1],
  ['WeChat on a phone', `${android} Chrome/130 MMWEBID/1 MicroMessenger/8.0.5 Mobile`, 5, 1],
  ['a HarmonyOS phone', 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1 Mobile', 5, 1],
  ['an old iPad', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148', 5, 3],
  ['an iPad that calls itself a Mac', mac, 5, 3],
  ['an Android tablet', `${android} Chrome/156.0 Safari/537.36`, 10, 3],
  ['a HarmonyOS tablet', 'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1', 10, 3],
  ['a Mac', mac, 0, 2],
  ['a Windows laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0', 10, 2],
  ['nothing at all', '', 0, 2],
])('device type (rule 1.6: 1 mobile, 2 desktop, 3 tablet) of %s', (_, userAgent, maxTouchPoints, type) => {
  expect(deviceTypeOf({ userAgent, maxTouchPoints })).toBe(type);
});
