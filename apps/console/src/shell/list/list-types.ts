import type { ReactNode } from 'react';

/** A column of a list. */
export interface Column<Item> {
  key: string;
  title: string;
  /** Instead of the title in the table's head. */
  heading?: ReactNode;
  render: (item: Item) => ReactNode;
  /** Numbers are at the right edge. */
  isNumber?: boolean;
  /** A short text that isn't broken, such as a code. */
  isWhole?: boolean;
  /** Left out on tablets. */
  isWide?: boolean;
  /** Stands below the row's link on phones, where the table shows little else at once: who or what it is, and its state. */
  isBrief?: boolean;
}

/** A filter of a list. Its value is in the address under `name`; a private one only in the history. */
export type Filter =
  | { kind: 'choice'; name: string; label: string; choices: readonly { value: string; label: string }[] }
  | {
      kind: 'text';
      name: string;
      label: string;
      placeholder: string;
      /** Whether the value may be personal data, which belongs in no address. */
      isPrivate?: boolean;
      width?: number;
    }
  | { kind: 'day'; name: string; label: string };

/** The values of the filters in use, by name. */
export type FilterValues = Readonly<Record<string, string>>;

/** A page of a list, as the calls return it. */
export interface ListPage<Item> {
  items: readonly Item[];
  nextCursor: string | null;
  count?: number;
  countIsCapped?: boolean;
}
