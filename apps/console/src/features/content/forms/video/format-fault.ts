import { BlobSource, Input, MP4 } from 'mediabunny';

/** H.264 in Baseline, Main or High: what the chips of all phones decode. Others have 10 bits or more colour. */
const PLAYED_PICTURES = /^avc[13]\.(?:42|4d|58|64)/iu;
const UNREADABLE = '这个视频文件不完整或已损坏，请重新导出后再传。';
const NAMES: Readonly<Record<string, string>> = { hevc: 'H.265', av1: 'AV1', vp9: 'VP9', vp8: 'VP8' };

/** Why not every phone and computer could play an MP4; undefined if they can: its pictures are H.264, its sound, if any, AAC. */
export const formatFault = async (file: File): Promise<string | undefined> => {
  const input = new Input({ formats: [MP4], source: new BlobSource(file) });
  try {
    const [pictures, sounds] = [await input.getVideoTracks(), await input.getAudioTracks()];
    if (pictures.length === 0)
      return sounds.length === 0 ? UNREADABLE : '这个文件里只有声音，没有画面，请选一段视频。';
    for (const track of pictures) {
      const name = await track.getCodecParameterString();
      if (name !== null && PLAYED_PICTURES.test(name)) continue;
      const { codec } = track;
      const called = codec === null ? '少见的格式' : (NAMES[codec] ?? '少见的 H.264');
      return `画面是 ${called}，有的手机放不了。请另存为 H.264（8 位）的 MP4 再传。`;
    }
    return sounds.every(({ codec }) => codec === 'aac')
      ? undefined
      : '声音不是 AAC，有的手机没有声音。请另存为 AAC 声音的 MP4 再传。';
  } catch {
    return UNREADABLE;
  } finally {
    input.dispose();
  }
};
