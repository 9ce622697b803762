import { Plant, type PlantStage } from '@yayan/ui';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as scenes from '../features/content/open/art/scenes.tsx';

const MOST_BYTES = 6_000;
const bytes = (text: string): number => new TextEncoder().encode(text).length;

const files = import.meta.glob<string>('../../public/{content,covers,survey,avatar}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const drawings = import.meta.glob<Record<string, ComponentType>>(
  ['../features/**/*Art.tsx', './**/*Art.tsx'],
  { eager: true },
);
const stages: readonly PlantStage[] = ['seed', 'sprout', 'leaves', 'flower', 'ear', 'withered', 'umbrella'];

const drawn: readonly (readonly [name: string, markup: string])[] = [
  ...stages.map(
    (stage) => [`plant ${stage}`, renderToStaticMarkup(createElement(Plant, { stage }))] as const,
  ),
  ...[...Object.values(drawings), scenes]
    .flatMap((module) => Object.entries<ComponentType>(module))
    .filter(([name]) => name !== 'HeroArt')
    .map(([name, Art]) => [name, renderToStaticMarkup(createElement(Art))] as const),
];

test.each(Object.entries(files))('%s has less than 6 kB', (_, picture) => {
  expect(picture).toContain('viewBox=');
  expect(bytes(picture)).toBeLessThan(MOST_BYTES);
});

test.each(Object.entries(files).filter(([path]) => path.includes('/content/')))(
  '%s fills its place, so it has colours for the dark',
  (_, picture) => {
    expect(picture).toContain('@media (prefers-color-scheme:dark)');
  },
);

describe('what pages draw themselves', () => {
  test('are campaigns, courses, awards, help, messages, groups, states and open pages', () => {
    expect(drawn.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'LotteryArt',
        'KoiArt',
        'QuizArt',
        'ChristmasArt',
        'DuanwuArt',
        'plant seed',
        'BooksArt',
        'MedalArt',
        'SignpostArt',
        'LetterArt',
        'CircleArt',
        'QuestionsScene',
      ]),
    );
  });

  test.each(drawn)('%s has less than 6 kB, and colours of the scheme', (_, markup) => {
    expect(markup).toContain('<svg');
    expect(bytes(markup)).toBeLessThan(MOST_BYTES);
    expect(markup).toContain('var(--y-');
    // The gold of a seed and its highlight look the same in both schemes; all other colours follow the scheme.
    const fixed = [...markup.matchAll(/#[0-9a-f]{3,8}\b/giu)].map(([colour]) => colour.toUpperCase());
    expect(fixed.filter((colour) => colour !== '#F7BB2E' && colour !== '#FFF')).toEqual([]);
  });
});
