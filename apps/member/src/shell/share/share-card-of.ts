import { matchPath } from 'react-router';
import { shareCards } from '../../../share-cards.config.ts';

interface SharedPage {
  title: string;
  description: string;
  /** The address that a shared link opens. */
  link: string;
}

/** How a page looks when it is shared: like its document (rule 10.34). A page that only its member may see shares the site. */
export const shareCardOf = ({
  origin,
  pathname,
  search,
}: Pick<URL, 'origin' | 'pathname' | 'search'>): SharedPage => {
  const pattern = Object.keys(shareCards).find((path) => matchPath(path, pathname));
  const card = shareCards[pattern ?? '/'];
  if (!card) throw new Error('The landing page has no card');
  const { title, description } = card;
  return { title, description, link: pattern === undefined ? `${origin}/` : origin + pathname + search };
};
