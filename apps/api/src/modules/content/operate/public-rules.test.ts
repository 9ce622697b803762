import { expect, it } from 'vitest';
import type { ConsoleBodyOf } from '@yayan/contract/console';
import { consoleCall } from '../../../../test/operator/console-calls.ts';
import { openConsole } from '../../../../test/operator/open-console.ts';

type Draft = ConsoleBodyOf<'publishContent'>['input']['draft'];
type DraftOf<Kind extends Draft['kind']> = Extract<Draft, { kind: Kind }>;

const DAY_MS = 86_400_000;

const { system, editor } = await openConsole('editor');

const at = (days: number): string => new Date(system.clock.now().getTime() + days * DAY_MS).toISOString();
const channel = (more: Partial<DraftOf<'channel'>> = {}): DraftOf<'channel'> => ({
  kind: 'channel',
  title: '春季的朋友，你好',
  lead: '答问卷，得金币',
  points: [{ title: '先写明报酬', text: '每个任务先写明金币' }],
  partner: null,
  startsAt: null,
  endsAt: null,
  ...more,
});
const release = (more: Partial<DraftOf<'appRelease'>> = {}): DraftOf<'appRelease'> => ({
  kind: 'appRelease',
  version: '2.4.0',
  minimumSystem: 'iOS 15',
  url: 'https://apps.apple.example/yayan',
  store: 'App Store',
  bytes: null,
  sha256: null,
  releasedAt: null,
  notes: ['答题断网后自动续传'],
  ...more,
});
const act = async (name: 'publishContent' | 'editContent', id: string, draft: Draft) =>
  await consoleCall(
    system,
    name,
    { params: { kind: draft.kind, id }, body: { input: { draft } }, key: system.key() },
    editor,
  );
const withdraw = async (kind: Draft['kind'], id: string) =>
  (
    await consoleCall(
      system,
      'withdrawContent',
      { params: { kind, id }, body: {}, key: system.key() },
      editor,
    )
  ).outcome;
const read = async (kind: Draft['kind'], id: string) =>
  (await consoleCall(system, 'getContent', { params: { kind, id } }, editor)).data;
const arrive = async (code: string) =>
  await system.call('arriveByChannel', { body: { channel: code } }, { deviceId: 'device-of-channel-1' });
const offered = async () =>
  (await system.get('getAppDownload')).items.map(({ platform, version }) => `${platform} ${version}`);

it('7.20 a channel is published under its code, counted, stopped, and goes on with a later end', async () => {
  const code = 'spring-2026';
  expect((await act('publishContent', code, channel())).outcome).toBe('OK');
  expect((await arrive(code)).data).toMatchObject({ title: '春季的朋友，你好' });
  expect(await read('channel', code)).toMatchObject({
    state: 'shown',
    figures: [{ value: 1 }, { value: 0 }],
  });
  system.clock.advance(1000);
  expect(await withdraw('channel', code)).toBe('OK');
  expect((await arrive(code)).code).toBe(404);
  expect(await withdraw('channel', code)).toBe('CONTENT_ENDED');
  expect((await read('channel', code)).state).toBe('ended');
  expect((await act('editContent', code, channel({ endsAt: at(7) }))).outcome).toBe('OK');
  expect((await arrive(code)).data).toMatchObject({ endsAt: at(7) });
  expect((await read('channel', code)).figures[0]?.value).toBe(1);
});

it('7.20 a code of other letters and an end before the start are refused', async () => {
  expect((await act('publishContent', 'Spring', channel())).outcome).toBe('FIELD_WRONG');
  const reversed = channel({ startsAt: at(3), endsAt: at(2) });
  expect((await act('publishContent', 'reversed', reversed)).outcome).toBe('CONTENT_ENDS_TOO_EARLY');
});

it('7.21 a release is offered at once, replaced by the next one, withdrawn, and published again', async () => {
  expect((await act('publishContent', 'ios', release())).data.title).toBe('iOS 2.4.0');
  expect(await offered()).toContain('ios 2.4.0');
  expect((await act('publishContent', 'ios', release())).outcome).toBe('CONTENT_ID_TAKEN');
  expect((await act('editContent', 'ios', release({ version: '2.5.0' }))).outcome).toBe('OK');
  expect(await offered()).toContain('ios 2.5.0');
  expect(await withdraw('appRelease', 'ios')).toBe('OK');
  expect((await offered()).join()).not.toContain('ios');
  expect(await read('appRelease', 'ios')).toMatchObject({ state: 'withdrawn', title: 'iOS 2.5.0' });
  expect((await act('publishContent', 'ios', release())).outcome).toBe('OK');
});

it.each<[string, string, string, Partial<DraftOf<'appRelease'>>]>([
  ['for an unknown platform', 'FIELD_WRONG', 'windows', {}],
  ['of a package without its SHA-256', 'APP_PACKAGE_INCOMPLETE', 'android', { store: null, bytes: 5 }],
  ['with a script as its address', 'FIELD_MISSING', 'android', { url: 'javascript:alert(1)' }],
])('7.21 a release %s is refused', async (_what, outcome, id, more) => {
  expect((await act('publishContent', id, release(more))).outcome).toBe(outcome);
  expect(await offered()).not.toContain(`${id} 2.4.0`);
});
