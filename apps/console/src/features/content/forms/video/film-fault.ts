const MOST_BYTES = 524_288_000;
const HEAD_BYTES = 12;

/** Why a file can't be the film of a course; undefined if it can. The server checks its size and first bytes again. */
export const filmFault = async (file: File): Promise<string | undefined> => {
  if (file.size > MOST_BYTES) return '视频不能超过 500 MB。';
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const mark = String.fromCodePoint(...head.slice(4, 8));
  if (mark !== 'ftyp' || !/\.mp4$/iu.test(file.name)) return '只收 MP4 视频（H.264）。';
  const { formatFault } = await import('./format-fault.ts');
  return await formatFault(file);
};
