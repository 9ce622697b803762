import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import classes from './MediaViewer.module.css';
import { doubleTapped, type Point, swipeOf, wholePicture, within, type Zoom, zoomTo } from './zoom.ts';

interface MediaStageProps {
  /** Whether what is shown can be enlarged. */
  zooms: boolean;
  onTurn: (by: number) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The state of a touch since the number of fingers last changed. */
interface Grip {
  zoom: Zoom;
  middle: Point;
  /** The distance between two fingers, in pixels; 0 for one. */
  span: number;
}

interface Tap {
  at: number;
  place: Point;
}

const DOUBLE_TAP_MS = 320;
const TAP_PX = 12;

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spanOf = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** Players have their own controls, and links are pressed: leave these touches to the browser. */
const isOwnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('video, audio, a') !== null;

/**
 * Shows a file and handles touch: swipe left and right to turn, down to close; pinch or double-tap to enlarge a picture, then
 * drag it. Buttons and keys can do everything except enlarging.
 */
export function MediaStage({ zooms, onTurn, onClose, children }: MediaStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const grip = useRef<Grip>({ zoom: wholePicture, middle: { x: 0, y: 0 }, span: 0 });
  const tap = useRef<Tap>(undefined);
  const [zoom, setZoom] = useState(wholePicture);
  /** How far a picture that isn't enlarged follows the finger. */
  const [pulled, setPulled] = useState<Point>();

  const size = () => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 });
  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
  const take = (held: Zoom): void => {
    const points = [...fingers.current.values()];
    if (points.length > 0) grip.current = { zoom: held, middle: middleOf(points), span: spanOf(points) };
  };

  const down = (event: PointerEvent<HTMLDivElement>): void => {
    if (isOwnControl(event.target) || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, placeOf(event));
    if (fingers.current.size > 1) tap.current = undefined;
    take(zoom);
  };

  const move = (event: PointerEvent<HTMLDivElement>): void => {
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, placeOf(event));
    const points = [...fingers.current.values()];
    const { zoom: held, middle: from, span } = grip.current;
    const to = middleOf(points);
    if (points.length > 1 && span > 0 && zooms) {
      setPulled(undefined);
      setZoom(zoomTo(held, (held.scale * spanOf(points)) / span, from, to, size()));
    } else if (held.scale > 1) {
      setZoom(within({ scale: held.scale, x: held.x + to.x - from.x, y: held.y + to.y - from.y }, size()));
    } else if (points.length === 1) {
      setPulled({ x: to.x - from.x, y: Math.max(0, to.y - from.y) });
    }
  };

  const tapped = (at: number, place: Point): void => {
    const before = tap.current;
    const isSecond =
      before !== undefined &&
      at - before.at < DOUBLE_TAP_MS &&
      Math.hypot(place.x - before.place.x, place.y - before.place.y) < TAP_PX * 3;
    tap.current = isSecond ? undefined : { at, place };
    if (isSecond && zooms) setZoom(doubleTapped(zoom, place, size()));
  };

  const up = (event: PointerEvent<HTMLDivElement>): void => {
    if (!fingers.current.delete(event.pointerId)) return;
    setPulled(undefined);
    if (fingers.current.size > 0) return take(zoom);
    const place = placeOf(event);
    const { zoom: held, middle: from } = grip.current;
    const way = { x: place.x - from.x, y: place.y - from.y };
    if (event.type === 'pointercancel') return;
    if (Math.hypot(way.x, way.y) < TAP_PX) return tapped(event.timeStamp, place);
    if (held.scale > 1 || zoom.scale > 1) return;
    const wanted = swipeOf(way);
    if (wanted === 'close') onClose();
    else if (wanted !== undefined) onTurn(wanted === 'next' ? 1 : -1);
  };

  const { x, y } = pulled ?? zoom;
  return (
    <div
      ref={stage}
      className={classes['stage']}
      data-zoomed={zoom.scale > 1}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    >
      <div
        className={classes['moved']}
        style={{ transform: `translate(${x}px, ${y}px) scale(${zoom.scale})` }}
      >
        {children}
      </div>
    </div>
  );
}
