import { coverOf } from '../../../shell/benefit/cover-of.ts';

/**
 * Our own covers by address, as data URLs: the first screen shows a dozen, and each would be a request for some 300 bytes. The
 * files stay public, because the catalogue names them by address.
 */
const drawn = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../../public/covers/*.svg', {
      query: '?inline',
      import: 'default',
      eager: true,
    }),
  ).map(([file, data]) => [file.replace(/^.*\/public/u, ''), data]),
);

/** The address of a benefit's picture in a scheme. */
export const pictureOf = (...[benefit, scheme]: Parameters<typeof coverOf>): string => {
  const cover = coverOf(benefit, scheme);
  return drawn[cover] ?? cover;
};
