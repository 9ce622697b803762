import type { UIMatch } from 'react-router';

interface Handle {
  title: string;
}

const isHandle = (handle: unknown): handle is Handle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string';

/** Title of the page shown, from the route table. */
export const titleOf = (matches: readonly UIMatch[]): string | undefined =>
  matches.map(({ handle }) => handle).findLast(isHandle)?.title;

/** The browser's title: product name plus route title (rule 10.1). */
export const documentTitle = (title: string | undefined): string => (title ? `芽言-${title}` : '芽言');
