import type { Language } from './navigation.ts';

/** The address in the other language of the page that is made from a file; its start page for an address that isn't there. */
export const addressInOther = (file: string, language: Language): string => {
  const other = language === 'en' ? '/zh/' : '/';
  if (file === '404.md') return other;
  return other + file.replace(/^zh\//u, '').replace(/(?:^|(?<=\/))index\.md$|\.md$/u, '');
};
