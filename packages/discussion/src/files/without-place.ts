/** Boxes of an MP4 or MOV file that say where and with which device it was recorded. Players don't need them. */
const locationBoxes = new Set(['udta', 'meta']);
const parents = new Set(['moov', 'trak']);
/** The letters `free`. */
const FREE = 0x66_72_65_65;
const HEAD = 8;
/** Larger than the index of any video of 200 MB. */
const MOST_INDEX = 32 * 1024 * 1024;

const typeAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));

/** Renames these boxes to `free`, which players skip, so that no offset in the file changes. */
const blankBoxes = (view: DataView, start: number, end: number): void => {
  for (let at = start; at + HEAD <= end;) {
    const size = view.getUint32(at);
    if (size < HEAD || at + size > end) return;
    const type = typeAt(view, at);
    if (locationBoxes.has(type)) {
      view.setUint32(at + 4, FREE);
      for (let inside = at + HEAD; inside < at + size; inside += 1) view.setUint8(inside, 0);
    } else if (parents.has(type)) blankBoxes(view, at + HEAD, at + size);
    at += size;
  }
};

/** Removes the recording location from a video. Returns a file that can't be parsed unchanged. */
export const withoutPlace = async (video: Blob): Promise<Blob> => {
  const pieces: BlobPart[] = [];
  let at = 0;
  while (at + HEAD <= video.size) {
    const head = new DataView(await video.slice(at, at + 2 * HEAD).arrayBuffer());
    const short = head.getUint32(0);
    const isLong = short === 1 && head.byteLength === 2 * HEAD;
    const size = isLong ? Number(head.getBigUint64(HEAD)) : short === 0 ? video.size - at : short;
    if (size < HEAD || at + size > video.size) return video;
    const box = video.slice(at, at + size);
    if (typeAt(head, 0) === 'moov' && !isLong && size <= MOST_INDEX) {
      const content = await box.arrayBuffer();
      blankBoxes(new DataView(content), HEAD, content.byteLength);
      pieces.push(content);
    } else pieces.push(box);
    at += size;
  }
  return at === video.size ? new Blob(pieces, { type: video.type }) : video;
};
