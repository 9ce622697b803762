import { useEffect } from 'react';

/** Names the window after its page. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title}·芽言运营台`;
  }, [title]);
};
