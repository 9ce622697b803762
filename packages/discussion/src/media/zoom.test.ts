import { expect, test } from 'vitest';
import { doubleTapped, swipeOf, wholePicture, zoomTo } from './zoom.ts';

const stage = { width: 400, height: 600 };

test('the point between two fingers stays between them', () => {
  const zoom = zoomTo(wholePicture, 2, { x: 50, y: -100 }, { x: 60, y: -90 }, stage);
  expect(zoom).toEqual({ scale: 2, x: -40, y: 110 });
});

test('a picture is never smaller than the stage, larger than four times, or out of sight', () => {
  const place = { x: 0, y: 0 };
  expect(zoomTo(wholePicture, 0.3, place, place, stage)).toMatchObject({ scale: 1 });
  expect(zoomTo(wholePicture, 9, place, place, stage).scale).toBe(4);
  expect(zoomTo({ scale: 2, x: 0, y: 0 }, 2, place, { x: 900, y: -900 }, stage)).toEqual({
    scale: 2,
    x: 200,
    y: -300,
  });
});

test('two taps enlarge at their place, two more show the whole picture', () => {
  const large = doubleTapped(wholePicture, { x: 100, y: 0 }, stage);
  expect(large).toMatchObject({ scale: 2.5, x: -150 });
  expect(doubleTapped(large, { x: 0, y: 0 }, stage)).toEqual(wholePicture);
});

test('a finger to the left turns on, to the right back, downwards it closes, and a short way does nothing', () => {
  expect(swipeOf({ x: -120, y: 20 })).toBe('next');
  expect(swipeOf({ x: 120, y: -20 })).toBe('previous');
  expect(swipeOf({ x: 30, y: 160 })).toBe('close');
  expect(swipeOf({ x: 30, y: -160 })).toBeUndefined();
  expect(swipeOf({ x: -40, y: 0 })).toBeUndefined();
});
