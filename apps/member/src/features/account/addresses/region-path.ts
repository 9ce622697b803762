import type { Region } from '@yayan/api-client';

/** A region and its sub-regions; districts have none. */
export interface RegionNode {
  code: string;
  name: string;
  children?: readonly RegionNode[] | undefined;
}

/** The codes from the province down to this region; empty when the tree doesn't contain it. */
export const regionPath = (tree: readonly RegionNode[], code: string): readonly string[] => {
  for (const node of tree) {
    if (node.code === code) return [code];
    const below = regionPath(node.children ?? [], code);
    if (below.length > 0) return [node.code, ...below];
  }
  return [];
};

/** The choices at each level along a path: provinces, cities, districts. */
export const regionChoices = (
  tree: readonly Region[],
  path: readonly string[],
): readonly (readonly RegionNode[])[] => {
  const levels: (readonly RegionNode[])[] = [tree];
  for (const code of path) {
    const below = levels.at(-1)?.find((node) => node.code === code)?.children ?? [];
    if (below.length > 0) levels.push(below);
  }
  return levels;
};
