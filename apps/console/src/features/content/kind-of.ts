import type { ContentKind } from '@yayan/console-client';
import { contentKindLabels } from '@yayan/contract/console-labels';

const isKind = (name: string): name is ContentKind => Object.hasOwn(contentKindLabels, name);

/** The kind of an address; undefined if there is no such kind. */
export const kindOf = (name: string | undefined): ContentKind | undefined =>
  name !== undefined && isKind(name) ? name : undefined;
