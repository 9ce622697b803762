import { expect, test } from 'vitest';
import { newFilm } from '../../../../testing/new-film.ts';
import { formatFault } from './format-fault.ts';

test('11.10 a film in H.264 with AAC or without sound plays everywhere', async () => {
  expect(await formatFault(await newFilm())).toBeUndefined();
  expect(await formatFault(await newFilm({ pictures: ['avc', 'avc1.42001e'], sound: null }))).toBeUndefined();
});

test.each([
  ['H.265', ['hevc', 'hev1.1.6.L93.B0'], /^画面是 H\.265，/u],
  ['AV1', ['av1', 'av01.0.04M.08'], /^画面是 AV1，/u],
  ['H.264 of 10 bits', ['avc', 'avc1.6e001f'], /^画面是少见的 H\.264，/u],
] as const)(
  '11.10 pictures in %s are refused, and it is said how to mend it',
  async (_name, pictures, text) => {
    const fault = await formatFault(await newFilm({ pictures: [...pictures] }));
    expect(fault).toMatch(text);
    expect(fault).toContain('另存为 H.264');
  },
);

test('11.10 sound that is not AAC, no pictures, and a file that is cut off are refused', async () => {
  expect(await formatFault(await newFilm({ sound: ['opus', 'opus'] }))).toMatch(/^声音不是 AAC/u);
  expect(await formatFault(await newFilm({ pictures: null }))).toMatch(/只有声音/u);
  const whole = await newFilm();
  expect(await formatFault(new File([whole.slice(0, 200)], 'cut.mp4'))).toMatch(/不完整/u);
});
