import { BufferTarget, CanvasSource, Mp4OutputFormat, Output } from 'mediabunny';

const FRAMES_A_SECOND = 10;
const SECONDS = 2;
const DARK_SECONDS = 0.1;

/** A film that the browser of the tests can play: black at first, then red. */
export const playedFilm = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(320, 180);
  const drawing = canvas.getContext('2d');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: 500_000 });
  output.addVideoTrack(source);
  await output.start();
  for (let frame = 0; frame < SECONDS * FRAMES_A_SECOND; frame += 1) {
    if (drawing) drawing.fillStyle = frame < DARK_SECONDS * FRAMES_A_SECOND ? 'black' : 'red';
    drawing?.fillRect(0, 0, canvas.width, canvas.height);
    await source.add(frame / FRAMES_A_SECOND, 1 / FRAMES_A_SECOND);
  }
  await output.finalize();
  return new File([target.buffer ?? ''], 'played.mp4', { type: 'video/mp4' });
};
