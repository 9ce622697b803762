/** The zoom of a picture: scale, and offset from the middle of the stage in pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** A point on the stage, from its middle, in pixels. */
export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 };

const LARGEST = 4;
const DOUBLE_TAP = 2.5;
/** The shortest swipe, in pixels. */
const SWIPE = 60;
const PULL_DOWN = 110;

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Limits the offset, so that an enlarged picture can't be moved out of sight. */
export const within = ({ scale, x, y }: Zoom, { width, height }: Size): Zoom => {
  const room = (scale - 1) / 2;
  return {
    scale,
    x: between(x, -room * width, room * width),
    y: between(y, -room * height, room * height),
  };
};

/** Changes the scale so that the point at `from` moves to `to`. */
export const zoomTo = (zoom: Zoom, scale: number, from: Point, to: Point, stage: Size): Zoom => {
  const next = between(scale, 1, LARGEST);
  const grown = next / zoom.scale;
  return within(
    { scale: next, x: to.x - (from.x - zoom.x) * grown, y: to.y - (from.y - zoom.y) * grown },
    stage,
  );
};

/** The zoom after a double tap: enlarged at that point, or the whole picture again. */
export const doubleTapped = (zoom: Zoom, at: Point, stage: Size): Zoom =>
  zoom.scale > 1 ? wholePicture : zoomTo(zoom, DOUBLE_TAP, at, at, stage);

/** What a swipe over a whole picture means: next file, previous file, or close. */
export const swipeOf = ({ x, y }: Point): 'next' | 'previous' | 'close' | undefined => {
  if (y > PULL_DOWN && y > Math.abs(x) * 1.5) return 'close';
  if (Math.abs(x) < SWIPE || Math.abs(x) < Math.abs(y)) return undefined;
  return x < 0 ? 'next' : 'previous';
};
