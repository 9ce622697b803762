import type { Region, RegionLeaf } from '@yayan/api-client';
import { mockListRegions, refuse } from '@yayan/api-client/mocks';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';

interface Place extends RegionLeaf {
  readonly children?: readonly Place[];
}

const asRegion = ({ code, name, children = [] }: Place): Region => ({
  code,
  name,
  children: children.map(asRegion),
});

/** The regions, all or those of one province or city. */
export const regionAnswers = (world: World): Answers => ({
  listRegions: mockListRegions(async (_example, { request }) => {
    const parent = new URL(request.url).searchParams.get('parent');
    const { items } = await world.startOf(mockListRegions);
    if (parent === null) return { items };
    const known: readonly Place[] = [...items, ...items.flatMap(({ children }) => children)];
    const found = known.find(({ code }) => code === parent);
    return found ? { items: (found.children ?? []).map(asRegion) } : refuse('NOT_FOUND');
  }),
});
