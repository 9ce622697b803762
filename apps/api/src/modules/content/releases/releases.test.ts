import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { countFigures } from '../figures/figures.ts';
import { publishRelease, releaseSchema, withdrawRelease } from './releases.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const ios = {
  platform: 'ios',
  version: '2.4.0',
  minimumSystem: 'iOS 15',
  url: 'https://apps.apple.example/yayan',
  store: 'App Store',
};
const apk = {
  platform: 'android',
  version: '2.4.0',
  minimumSystem: 'Android 8.0',
  url: 'https://dl.yayan.example/yayan.apk',
  bytes: 28_311_552,
  sha256: 'a'.repeat(64),
  notes: ['答题断网后自动续传'],
};
const publish = async (release: object) =>
  await publishRelease(system.platform, releaseSchema.parse(release), { by: '林晓' });

test('nothing is offered that nobody published', async () => {
  expect(await system.get('getAppDownload')).toEqual({ items: [] });
  expect(await system.get('getDesktopAppDownload')).toMatchObject({
    qrContent: expect.stringMatching(/\/app\/down$/u),
    items: [],
  });
});

test('the caller’s platform comes first', async () => {
  await publish(ios);
  await publish(apk);
  const first = async (userAgent: string) =>
    (await system.get('getAppDownload', {}, { userAgent })).items.map(({ platform }) => platform);
  expect(await first('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toEqual(['ios', 'android']);
  expect(await first('Mozilla/5.0 (Linux; Android 15)')).toEqual(['android', 'ios']);
});

test('a newer release takes the place of the one before, and a withdrawn one is gone', async () => {
  await publish({ ...apk, version: '2.5.0' });
  await withdrawRelease(system.platform, 'ios');
  const { items } = await system.get('getDesktopAppDownload');
  expect(items.map(({ platform, version }) => [platform, version])).toEqual([['android', '2.5.0']]);
  await expect(withdrawRelease(system.platform, 'ios')).rejects.toThrow('no release');
});

test.each([
  ['an address without https', { ...ios, url: 'http://apps.apple.example/yayan' }],
  ['a script as its address', { ...ios, url: 'javascript:alert(1)' }],
  ['a package without its SHA-256', { ...apk, sha256: undefined }],
])('%s can’t be published', (_what, release) => {
  expect(releaseSchema.safeParse(release).success).toBe(false);
});

test('figures are shown as counted, and small ones not at all', async () => {
  expect(await system.get('getSiteFigures')).toEqual({
    members: null,
    answers: null,
    coins: null,
    toldEarly: null,
    countedAt: null,
  });
  const counters = {
    members: async () => 12_800,
    answers: async () => 99,
    coins: async () => 100,
    screenedOut: async () => 21,
    toldEarly: async () => 20,
  };
  await countFigures(system.platform, counters);
  expect(await system.get('getSiteFigures')).toEqual({
    members: 12_800,
    answers: null,
    coins: 100,
    toldEarly: 95,
    countedAt: system.clock.now().toISOString(),
  });
  await countFigures(system.platform, { ...counters, screenedOut: async () => 19 });
  expect(await system.get('getSiteFigures')).toMatchObject({ toldEarly: null });
});
