import { useLocation } from 'react-router';

/** The place of help: among a member's own pages, or at the public address for everyone. */
export const useHelpPlace = () => {
  const isHome = useLocation().pathname.startsWith('/home/');
  const base = isHome ? '/home/feedback/help' : '/help';
  return {
    root: isHome ? `${base}/21` : base,
    back: isHome ? { href: '/home/feedback', label: '帮助与反馈' } : undefined,
    category: (id: number): string => `${base}/${id}`,
    article: (category: number, id: number): string => `${base}/${category}/${id}`,
  };
};
