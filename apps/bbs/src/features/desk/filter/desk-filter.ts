import { GroupMediaKind, type ListHostResponsesParams, ResponseOrder } from '@yayan/api-client';

/** Which answers the desk shows. All of it is in the address, so that a link shows the same answers. */
export interface DeskFilter {
  topicId?: string;
  sectionId?: string;
  memberId?: string;
  tagIds: readonly string[];
  /** `key:value`, as the call expects it. */
  attributes: readonly string[];
  media?: GroupMediaKind;
  hasFollowUp?: boolean;
  starred?: true;
  unread?: true;
  deleted?: true;
  words?: string;
  oldestFirst?: true;
}

const names = {
  topicId: 'topic',
  sectionId: 'section',
  memberId: 'person',
  tagIds: 'tag',
  attributes: 'attr',
  media: 'media',
  hasFollowUp: 'asked',
  starred: 'starred',
  unread: 'unread',
  deleted: 'deleted',
  words: 'q',
  oldestFirst: 'oldest',
} as const satisfies Record<keyof DeskFilter, string>;

const isId = (text: string): boolean => /^[0-9a-f-]{36}$/iu.test(text);
const isAttribute = (text: string): boolean => /^[A-Za-z]\w{0,39}:.{1,80}$/u.test(text);
const yes = '1';

/** Reads the filter from an address. Values that the call would refuse are left out. */
export const readFilter = (search: URLSearchParams): DeskFilter => {
  const id = (name: string) => search.getAll(name).find(isId);
  const topicId = id(names.topicId);
  const sectionId = id(names.sectionId);
  const memberId = id(names.memberId);
  const media = Object.values(GroupMediaKind).find((kind) => kind === search.get(names.media));
  const asked = search.get(names.hasFollowUp);
  const words = search.get(names.words)?.trim().slice(0, 50);
  return {
    ...(topicId !== undefined && { topicId }),
    ...(sectionId !== undefined && { sectionId }),
    ...(memberId !== undefined && { memberId }),
    tagIds: [...new Set(search.getAll(names.tagIds).filter(isId))].slice(0, 20),
    attributes: [...new Set(search.getAll(names.attributes).filter(isAttribute))].slice(0, 20),
    ...(media && { media }),
    ...(asked === 'yes' && { hasFollowUp: true }),
    ...(asked === 'no' && { hasFollowUp: false }),
    ...(search.get(names.starred) === yes && { starred: true as const }),
    ...(search.get(names.unread) === yes && { unread: true as const }),
    ...(search.get(names.deleted) === yes && { deleted: true as const }),
    ...(words && { words }),
    ...(search.get(names.oldestFirst) === yes && { oldestFirst: true as const }),
  };
};

/** Writes the filter into an address and keeps its other parameters. */
export const writeFilter = (search: URLSearchParams, filter: DeskFilter): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const name of Object.values(names)) next.delete(name);
  const { tagIds, attributes, hasFollowUp } = filter;
  for (const key of ['topicId', 'sectionId', 'memberId', 'media', 'words'] as const) {
    const value = filter[key];
    if (value) next.set(names[key], value);
  }
  for (const key of ['starred', 'unread', 'deleted', 'oldestFirst'] as const)
    if (filter[key]) next.set(names[key], yes);
  if (hasFollowUp !== undefined) next.set(names.hasFollowUp, hasFollowUp ? 'yes' : 'no');
  for (const tag of tagIds) next.append(names.tagIds, tag);
  for (const attribute of attributes) next.append(names.attributes, attribute);
  return next;
};

/** The call's parameters for a filter. */
export const paramsOf = ({
  tagIds,
  attributes,
  oldestFirst,
  ...rest
}: DeskFilter): ListHostResponsesParams => ({
  ...rest,
  ...(tagIds.length > 0 && { tagIds: [...tagIds] }),
  ...(attributes.length > 0 && { attributes: [...attributes] }),
  ...(oldestFirst && { order: ResponseOrder.Oldest }),
});

/** A filter that matches everything, with the order of another one. */
export const emptyFilter = ({ oldestFirst }: DeskFilter): DeskFilter => ({
  tagIds: [],
  attributes: [],
  ...(oldestFirst && { oldestFirst }),
});

/** Whether the filter leaves out any answer. */
export const isFiltered = (filter: DeskFilter): boolean =>
  filter.tagIds.length > 0 ||
  filter.attributes.length > 0 ||
  Object.keys(filter).length > Object.keys(emptyFilter(filter)).length;

/** The list with a value added, or removed if it was there. */
export const toggled = (list: readonly string[], value: string): readonly string[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

/**
 * How many choices of the drawer narrow the list, for the button that opens it. Searching and 「未读」 have controls of their own.
 */
export const countChoices = ({ tagIds, attributes, topicId, sectionId, ...rest }: DeskFilter): number => {
  const single = [
    topicId ?? sectionId,
    rest.memberId,
    rest.media,
    rest.hasFollowUp,
    rest.starred,
    rest.deleted,
  ];
  return tagIds.length + attributes.length + single.filter((choice) => choice !== undefined).length;
};
