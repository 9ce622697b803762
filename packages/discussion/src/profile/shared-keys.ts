import type { SharedAttributeKey, SharedAttributes } from '@yayan/api-client';

/** The attributes that hosts see. */
export const sharedKeys = ({ items }: SharedAttributes): SharedAttributeKey[] =>
  items.filter(({ shared }) => shared !== null).map(({ key }) => key);
