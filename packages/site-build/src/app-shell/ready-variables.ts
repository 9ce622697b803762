import { parse, type Rule } from 'postcss';

/** Mantine's component that writes the theme's variables into the page. */
const component =
  /@mantine\/core\/esm\/core\/MantineProvider\/MantineCssVariables\/MantineCssVariables\.mjs$/u;
const writing = '"data-mantine-styles": true';
const written = /<style data-mantine-styles="true">(?<css>.*?)<\/style>/su;

/**
 * Mantine's module without its work, for a page in which the variables stand already. It works out the theme's variables and the default
 * ones, some four hundred each, before the first page is drawn, and its style element has the browser style all that stands anew.
 */
export const withoutVariables = (source: string, id: string): string | undefined => {
  if (!component.test(id)) return undefined;
  if (!source.includes(writing)) throw new Error("Mantine writes its theme's variables in another way now");
  return 'export const MantineCssVariables = () => null;';
};

/** The theme's variables as Mantine wrote them into a picture of a page. */
export const variablesOf = (pictures: readonly string[]): string => {
  const css = pictures.map((html) => written.exec(html)?.groups?.['css']).find((found) => found);
  if (css === undefined) throw new Error("No picture has the theme's variables");
  return css;
};

/** What a rule of variables is for: the page, or one of its colour schemes. */
const scopeOf = ({ selectors: [first = ''] }: Rule): string => first.replaceAll(/["'\s]/gu, '');

/** Styles with the theme's variables behind them, and without the default ones that these replace. */
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
