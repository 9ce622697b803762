import { parse, type Rule } from 'postcss';

/** Mantine's component that writes the theme's variables into the page. */
const component =
  /@mantine\/core\/esm\/core\/MantineProvider\/MantineCssVariables\/MantineCssVariables\.mjs$/u;
const writing = '"data-mantine-styles": true';
const written = /<style data-mantine-styles="true">(?<css>.*?)<\/style>/su;

/**
 * Mantine's module without its work, for a page whose style sheet already has the variables. Otherwise it would compute some
 * four hundred theme variables and as many defaults before the first page is drawn, and its style element would make the
 * browser style the page again.
 */
export const withoutVariables = (source: string, id: string): string | undefined => {
  if (!component.test(id)) return undefined;
  if (!source.includes(writing)) throw new Error("Mantine writes its theme's variables in another way now");
  return 'export const MantineCssVariables = () => null;';
};

/** The theme's variables, as Mantine wrote them into a picture of a page. */
export const variablesOf = (pictures: readonly string[]): string => {
  const css = pictures.map((html) => written.exec(html)?.groups?.['css']).find((found) => found);
  if (css === undefined) throw new Error("No picture has the theme's variables");
  return css;
};

/** The scope of a rule of variables: the page, or one of its colour schemes. */
const scopeOf = ({ selectors: [first = ''] }: Rule): string => first.replaceAll(/["'\s]/gu, '');

/** Appends the theme's variables to a style sheet, and removes the defaults that they replace. */
export const withVariables = (styles: string, variables: string): string => {
  const tree = parse(styles);
  const replaced = new Map<string, Set<string>>();
  parse(variables).walkRules((rule) => {
    const names = replaced.get(scopeOf(rule)) ?? new Set();
    rule.walkDecls(({ prop }) => void names.add(prop));
    replaced.set(scopeOf(rule), names);
  });
  tree.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      const names = replaced.get(scopeOf(rule));
      rule.walkDecls((each) => void (names?.has(each.prop) && each.remove()));
    });
  });
  return `${tree.toString()}\n${variables}`;
};
