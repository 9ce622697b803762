import { documentTitle } from '@yayan/site';
import { matchPath } from 'react-router';
import { shareCards } from '../../../share-cards.config.ts';

interface SharedPage {
  title: string;
  description: string;
  /** The address that a shared link opens. */
  link: string;
}

/** The titles of the browser's tab: of the page now, and of its route while its object is unknown (rule 10.1). */
interface Titles {
  tab: string;
  route: string | undefined;
}

const product = documentTitle(' ').trimEnd();

/** The name of the object that the tab is titled after; undefined while it has the title of the route. */
const objectIn = ({ tab, route }: Titles): string | undefined =>
  tab === documentTitle(route) || !tab.startsWith(product) ? undefined : tab.slice(product.length);

/**
 * How a page looks when it is shared: like its document (rule 10.34), a page of one object with its name. A page that only its
 * member may see shares the site.
 */
export const shareCardOf = (
  { origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>,
  titles: Titles,
): SharedPage => {
  const pattern = Object.keys(shareCards).find((path) => matchPath(path, pathname));
  const card = shareCards[pattern ?? '/'];
  if (!card) throw new Error('The landing page has no card');
  const { title, description } = card;
  const isOfOne = pattern?.includes('/:') === true;
  return {
    title: (isOfOne ? objectIn(titles) : undefined) ?? title,
    description,
    link: pattern === undefined ? `${origin}/` : origin + pathname + search,
  };
};
