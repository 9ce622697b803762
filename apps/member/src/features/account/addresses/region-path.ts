import type { Region } from '@yayan/api-client';

/** A region and what lies below it; of a district, nothing. */
export interface RegionNode {
  code: string;
  name: string;
  children?: readonly RegionNode[] | undefined;
}

/** The codes from the province down to this one; empty when the tree has no such code. */
export const regionPath = (tree: readonly RegionNode[], code: string): readonly string[] => {
  for (const node of tree) {
    if (node.code === code) return [code];
    const below = regionPath(node.children ?? [], code);
    if (below.length > 0) return [node.code, ...below];
  }
  return [];
};

/** What can be chosen at each level along a path: provinces, then cities, then districts. */
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
